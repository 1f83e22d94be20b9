import type { Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { type Plan, type PlannedRow, planImport, sealOf } from './import-plan.ts';
import { readImport } from './import-rows.ts';
import { applyPrice } from './price-service.ts';
import {
  applyFields,
  applySale,
  type EditingParts,
  insertNew,
  newProduct,
  requireProduct,
} from './product-editing-service.ts';
import { recordProduct } from './product-journal.ts';
import { everyProduct, lockProductsWithPzn } from './product-queries.ts';

export async function previewImport({ db }: EditingParts, table: string): Promise<Plan> {
  const read = await readImport(table);
  const pzns = new Set(read.rows.map(({ pzn }) => pzn));
  return planImport(
    read,
    (await everyProduct(db)).filter(({ pzn, retiredAt }) => pzn !== null && retiredAt === null && pzns.has(pzn)),
  );
}

/**
 * Does what the preview with this seal has shown, in one transaction. Throws `ImportFaulty` for a table with a wrong row, and
 * `ImportChanged` when it would do something else by now.
 */
export async function importTable(
  parts: EditingParts,
  colleague: Colleague,
  { table, seal, key }: { table: string; seal: string; key: string },
): Promise<Plan> {
  const now = parts.clock.now();
  const read = await readImport(table);
  const done = await parts.db.transaction(async (tx) => {
    const isNew = await isFirst(tx, { staffId: colleague.id, key, now });
    const products = await lockProductsWithPzn(
      tx,
      read.rows.map(({ pzn }) => pzn),
    );
    const plan = planImport(read, products);
    if (plan.faults.length > 0) throw new ShopError('ImportFaulty', { rows: plan.faults.length });
    if (!isNew) return plan;
    if (sealOf(plan.rows) !== seal) throw new ShopError('ImportChanged');
    const taken = new Set((await everyProduct(tx)).map(({ slug }) => slug));
    for (const row of plan.rows) await applyRow(tx, { row, taken, by: colleague, now });
    return plan;
  });
  parts.changes.announce('catalogue_changed');
  return done;
}

async function applyRow(
  tx: Transaction,
  { row, taken, by, now }: { row: PlannedRow; taken: Set<string>; by: Colleague; now: Date },
): Promise<void> {
  const { values, fields } = row;
  let product = row.product ?? (await add(tx, { row, taken, by, now }));
  product = await applyFields(tx, { product, fields, by, now });
  const { priceCents, basis = 'own', sale } = values;
  if (priceCents !== undefined && priceCents !== product.priceCents) {
    const price = { firstDay: germanDay(now), priceCents, basis, purchaseCents: null };
    product = await applyPrice(tx, { product, price, by, now });
  }
  if (sale) await applySale(tx, { product, sale, by, now });
}

async function add(
  tx: Transaction,
  { row, taken, by, now }: { row: PlannedRow; taken: Set<string>; by: Colleague; now: Date },
) {
  const { type, fields, values } = row;
  const made = newProduct({ type, unit: values.unit ?? 'gram', fields }, taken, now);
  taken.add(made.slug);
  const [id = ''] = await insertNew(tx, [made]);
  const after = { type, unit: made.unit, ...fields };
  await recordProduct(tx, { productId: id, what: 'productAdded', by, now, before: {}, after });
  return requireProduct(tx, id);
}
