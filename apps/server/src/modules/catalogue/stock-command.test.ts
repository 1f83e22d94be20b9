import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { journal } from '../../db/schema/journal.ts';
import { givenProduct } from '../../testing/factories.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { stockCommand } from './stock-command.ts';

const database = testDatabase();
const { db } = database;

test('stock and price are changed in the name of somebody who may, and stand in the journal', async () => {
  const shop = orderingShop(database);
  const { product } = await givenProduct(db, { stockUnits: 100, priceCents: 899 });
  const pka = await givenStaff(db, { roles: ['pka'] });
  const courier = await givenStaff(db, { roles: ['courier'] });
  const set = (...more: string[]) => stockCommand(shop, [product.slug, 'set', '40', ...more]);

  expect(await set()).toContain('Please say who you are');
  expect(await set('--as', courier.email)).toBe(`${courier.email} may not do that (countStock).`);
  expect((await db.select().from(products).where(eq(products.id, product.id)))[0]).toMatchObject({ stockUnits: 100 });

  expect(await set('--as', pka.email)).toContain('40 gram at 8.99 € now');
  await stockCommand(shop, [product.slug, 'price', '9,5', '--as', pka.email]);
  expect(await db.select().from(journal).orderBy(journal.id)).toMatchObject([
    { subject: 'setting', subjectId: product.id, what: 'stockSet', detail: '{"from":100,"to":40}', staffId: pka.id },
    { what: 'priceSet', detail: '{"from":899,"to":950}', staffName: pka.name },
  ]);
});
