import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { germanDay } from '../../german-day.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { recordSetting } from '../journal/setting-journal-service.ts';
import { takeNamed, withRight } from '../staff/named-staff-service.ts';
import { setFreeStock } from '../stock/stock-count-service.ts';
import { findProductByName, selectAllForStock } from './catalogue-queries.ts';
import { insertPrices } from './price-queries.ts';
import { saveProduct } from './product-queries.ts';

const usage = `npm run stock                                       every product with its stock and price
npm run stock -- PRODUCT set UNITS --as E-MAIL      what was counted on the shelf and is not reserved
npm run stock -- PRODUCT price EUROS --as E-MAIL    per unit, VAT included, as 10.49 or 10,49
PRODUCT is a slug, a PZN or a registry id; E-MAIL is yours, as the desk knows you.`;

const mostUnits = 1_000_000;

/** Changes stock and price, on record. What is reserved has been taken off the stock already. */
export async function stockCommand(
  { db, changes, clock }: { db: Database; changes: Changes; clock: Clock },
  typed: string[],
): Promise<string> {
  const { words, who } = await takeNamed(db, typed);
  const [name, action, value = ''] = words;
  if (name === undefined) return listStock(db);
  const product = await findProductByName(db, name);
  if (!product) return `There is no product ${terminalSafe(name)}.\n\n${usage}`;
  const change = readChange(action, value);
  if (!change) return usage;
  const { person, complaint } = withRight(who, 'stockUnits' in change ? 'countStock' : 'editCatalogue');
  if (!person) return complaint;
  const isDone = await db.transaction(async (tx) => {
    const { stockUnits, priceCents } = product;
    if ('priceCents' in change) await priceFromToday(tx, product.id, change.priceCents, { person, now: clock.now() });
    else if (!(await setFreeStock(tx, product.id, change.stockUnits, { person, now: clock.now() }))) return false;
    await recordSetting(tx, person, {
      at: clock.now(),
      subjectId: product.id,
      what: 'stockUnits' in change ? 'stockSet' : 'priceSet',
      detail:
        'stockUnits' in change
          ? { from: stockUnits, to: change.stockUnits }
          : { from: priceCents, to: change.priceCents },
    });
    return true;
  });
  if (!isDone)
    return terminalSafe(`${product.title} has several batches or none: book goods in and count them at the desk.`);
  changes.announce('catalogue_changed');
  const after = { ...product, ...change };
  return terminalSafe(`${product.title}: ${tell(product)} before, ${tell(after)} now.`);
}

async function priceFromToday(
  tx: Transaction,
  productId: string,
  priceCents: number,
  { person, now }: { person: { id: string; name: string }; now: Date },
): Promise<void> {
  const set = { firstDay: germanDay(now), appliedAt: now, setAt: now, setBy: person.id, setByName: person.name };
  await insertPrices(tx, [{ productId, priceCents, basis: 'own', ...set }]);
  await saveProduct(tx, productId, { priceCents });
}

async function listStock(db: Database): Promise<string> {
  const products = await selectAllForStock(db);
  return products.map((product) => terminalSafe(`${product.slug}  ${product.pzn ?? '-'}  ${tell(product)}`)).join('\n');
}

function tell({
  stockUnits,
  unit,
  priceCents,
}: {
  stockUnits: number;
  unit: string;
  priceCents: number | null;
}): string {
  const price = priceCents === null ? 'no price' : `${(priceCents / 100).toFixed(2)} €`;
  return `${stockUnits} ${unit} at ${price}`;
}

function readChange(action: string | undefined, value: string): { stockUnits: number } | { priceCents: number } | null {
  if (action === 'set' && /^\d{1,7}$/.test(value) && Number(value) <= mostUnits) return { stockUnits: Number(value) };
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  if (action === 'price' && euros !== undefined)
    return { priceCents: Number(euros) * 100 + Number(cents.padEnd(2, '0')) };
  return null;
}
