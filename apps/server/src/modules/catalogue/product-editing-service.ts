import { randomUUID } from 'node:crypto';
import type { ProductFields } from '@shop/contract/desk/catalogue';
import type { SaleState } from '@shop/contract/desk/catalogue-words';
import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { NewProduct, Product } from '../../db/schema/catalogue.ts';
import { ShopError } from '../../errors.ts';
import { differences } from '../journal/setting-journal-service.ts';
import { isFirst, madeBefore, rememberMade } from '../orders/desk-request-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { insertProducts } from './catalogue-queries.ts';
import { fieldsOf, withPercents } from './product-fields.ts';
import { recordProduct } from './product-journal.ts';
import { findByPzn, findProduct, lockProduct, saveProduct, slugsLike } from './product-queries.ts';
import { isPzn } from './pzn.ts';
import { slugFor, slugStart } from './slug.ts';

export interface EditingParts {
  db: Database;
  changes: Changes;
  clock: Clock;
}

/** What somebody does with a product as they saw it. */
export interface ProductAct {
  id: string;
  version: number;
  key: string;
}

interface New {
  type: Product['type'];
  unit: Product['unit'];
  fields: ProductFields;
}

/** A product that is not on sale yet, once for each key. Throws `PznTaken` where another one has its PZN. */
export async function addProduct(
  parts: EditingParts,
  colleague: Colleague,
  { key, ...wanted }: New & { key: string },
): Promise<Product> {
  const now = parts.clock.now();
  const added = await parts.db.transaction(async (tx) => {
    const request = { staffId: colleague.id, key, now };
    const made = (await isFirst(tx, request)) ? null : await madeBefore(tx, request);
    if (made) return requireProduct(tx, made);
    await checkPzn(tx, wanted.fields.pzn, null);
    const [id] = await insertNew(tx, [
      newProduct(wanted, new Set(await slugsLike(tx, slugStart(wanted.fields.title))), now),
    ]);
    if (id === undefined) throw new Error('a product was not inserted');
    await rememberMade(tx, request, id);
    const product = await requireProduct(tx, id);
    const { type, unit } = wanted;
    const after = { type, unit, ...fieldsOf(product) };
    await recordProduct(tx, { productId: id, what: 'productAdded', by: colleague, now, before: {}, after });
    return product;
  });
  parts.changes.announce('catalogue_changed');
  return added;
}

export function newProduct({ type, unit, fields }: New, takenSlugs: ReadonlySet<string>, now: Date): NewProduct {
  return {
    ...withPercents(type, fields),
    registryItemId: randomUUID(),
    slug: slugFor(fields.title, takenSlugs),
    type,
    unit,
    category: type === 'bud' ? 'Blüten' : 'Extrakte',
    stockUnits: 0,
    withdrawnAt: now,
  };
}

export async function insertNew(tx: Transaction, rows: NewProduct[]): Promise<string[]> {
  return (await insertProducts(tx, rows)).map(({ id }) => id);
}

/** Throws `PznTaken` where another product has its PZN, and `ProductChanged` for a version that is over. */
export function changeProduct(
  parts: EditingParts,
  colleague: Colleague,
  { fields, ...act }: ProductAct & { fields: ProductFields },
): Promise<Product> {
  return editProduct(parts, colleague, act, async (product, { tx, now }) => {
    await checkPzn(tx, fields.pzn, product.id);
    return applyFields(tx, { product, fields, by: colleague, now });
  });
}

/** The same for one row of a table. The caller holds the product's row. */
export async function applyFields(
  tx: Transaction,
  { product, fields, by, now }: { product: Product; fields: ProductFields; by: Colleague; now: Date },
): Promise<Product> {
  const changed = differences(fieldsOf(product), withPercents(product.type, fields));
  if (Object.keys(changed.after).length === 0) return product;
  await recordProduct(tx, { productId: product.id, what: 'productChanged', by, now, ...changed });
  return saveProduct(tx, product.id, changed.after);
}

/** Throws `InvalidState` for a product without a price that is to go on sale. */
export function setSale(
  parts: EditingParts,
  colleague: Colleague,
  { sale, ...act }: ProductAct & { sale: SaleState },
): Promise<Product> {
  return editProduct(parts, colleague, act, (product, { tx, now }) =>
    applySale(tx, { product, sale, by: colleague, now }),
  );
}

export async function applySale(
  tx: Transaction,
  { product, sale, by, now }: { product: Product; sale: SaleState; by: Colleague; now: Date },
): Promise<Product> {
  const before = saleOf(product);
  if (before === sale) return product;
  if (sale === 'on' && product.priceCents === null) throw new ShopError('InvalidState');
  const entry = { productId: product.id, by, now, before: { sale: before }, after: { sale } };
  await recordProduct(tx, { what: 'productSale', ...entry });
  return saveProduct(tx, product.id, {
    withdrawnAt: sale === 'on' ? null : (product.withdrawnAt ?? now),
    retiredAt: sale === 'retired' ? now : null,
  });
}

export function saleOf({ withdrawnAt, retiredAt }: Pick<Product, 'withdrawnAt' | 'retiredAt'>): SaleState {
  if (withdrawnAt === null) return 'on';
  return retiredAt === null ? 'off' : 'retired';
}

/** Does something once with a product as it was seen, and tells every process that it has changed. */
export async function editProduct(
  parts: EditingParts,
  colleague: Colleague,
  { id, version, key }: ProductAct,
  edit: (product: Product, at: { tx: Transaction; now: Date }) => Promise<Product>,
): Promise<Product> {
  const now = parts.clock.now();
  const edited = await parts.db.transaction(async (tx) => {
    const product = await lockProduct(tx, id);
    if (!product) throw new ShopError('NotFound');
    if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return product;
    if (product.version !== version) throw new ShopError('ProductChanged');
    return edit(product, { tx, now });
  });
  parts.changes.announce('catalogue_changed');
  return edited;
}

export async function requireProduct(db: Database, id: string): Promise<Product> {
  const product = await findProduct(db, id);
  if (!product) throw new ShopError('NotFound');
  return product;
}

async function checkPzn(tx: Transaction, pzn: string | null, ofProduct: string | null): Promise<void> {
  if (pzn === null) return;
  if (!isPzn(pzn))
    throw new ShopError('InvalidInput', { fields: [{ path: 'body.fields.pzn', problem: 'check_digit' }] });
  const other = await findByPzn(tx, pzn, ofProduct);
  if (other) throw new ShopError('PznTaken', { productId: other });
}
