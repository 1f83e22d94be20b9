import { expect, test } from 'vitest';
import { products } from '../db/schema/catalogue.ts';
import { givenProduct } from './factories.ts';
import { testDatabase } from './test-database.ts';

const { db } = testDatabase();

test.each(['first', 'second'])(
  'the %s test finds an empty database, and products can be made from one line',
  async () => {
    expect(await db.$count(products)).toBe(0);
    const { product } = await givenProduct(db, { stockUnits: 3 });
    await givenProduct(db);
    expect(product.stockUnits).toBe(3);
    expect(await db.$count(products)).toBe(2);
  },
);
