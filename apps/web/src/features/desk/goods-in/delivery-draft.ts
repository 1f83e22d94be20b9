import type { StockedProduct } from '@shop/contract/desk/stock';
import { isInUseDays, stockLimits } from '@shop/contract/desk/stock-limits';
import { readAmount } from '#domain/quantity/read-amount.ts';
import type { CallInput } from '#lib/api.ts';
import { findProduct } from './find-product.ts';
import { readExpiry } from './read-expiry.ts';

/** In the order in which they are typed. */
export const deliveryFields = [
  'supplier',
  'deliveryNote',
  'product',
  'number',
  'expiry',
  'amount',
  'thc',
  'cbd',
  'terpenes',
  'carrier',
  'inUseDays',
] as const;
export type DeliveryField = (typeof deliveryFields)[number];
export type DeliveryDraft = Record<DeliveryField, string>;

export const emptyDelivery = Object.fromEntries(deliveryFields.map((field) => [field, ''])) as DeliveryDraft;

/** The next batch of the same delivery. */
export function nextBatch({ supplier, deliveryNote }: DeliveryDraft): DeliveryDraft {
  return { ...emptyDelivery, supplier, deliveryNote };
}

type Why =
  | 'missing'
  | 'unknownProduct'
  | 'severalProducts'
  | 'noDay'
  | 'expired'
  | 'noAmount'
  | 'noPercent'
  | 'noMgPerMl'
  | 'manyTerpenes'
  | 'noDays';

/** Of several products that fit, the names are told. */
export type DeliveryProblems = Partial<Record<DeliveryField, { why: Why; names?: string[] }>>;
type Body = CallInput<'receiveGoods'>['body'];

/** Extracts are analysed by volume. */
export const isByVolume = (product: StockedProduct | undefined) => product?.unit === 'milliliter';

/** What was typed, as the server wants it, or what is wrong with it. */
export function readDelivery(
  draft: DeliveryDraft,
  products: readonly StockedProduct[],
  today: string,
): { body: Body } | { problems: DeliveryProblems } {
  const problems: DeliveryProblems = {};
  const refuse = (field: DeliveryField, why: Why) => {
    problems[field] = { why };
  };
  for (const field of ['supplier', 'deliveryNote', 'number'] as const)
    if (draft[field].trim() === '') refuse(field, 'missing');

  const found = findProduct(products, draft.product);
  if ('problem' in found) problems.product = { why: found.problem, ...('names' in found && { names: found.names }) };
  const product = 'product' in found ? found.product : undefined;

  const expiresOn = readExpiry(draft.expiry);
  if (expiresOn === null) refuse('expiry', draft.expiry.trim() === '' ? 'missing' : 'noDay');
  else if (expiresOn <= today) refuse('expiry', 'expired');

  const units = readAmount(draft.amount);
  if (units === null || !Number.isInteger(units) || units < 1 || units > 1_000_000) refuse('amount', 'noAmount');

  const [most, wrong] = isByVolume(product) ? ([1_000, 'noMgPerMl'] as const) : ([100, 'noPercent'] as const);
  const [thc, cbd] = (['thc', 'cbd'] as const).map((field) => {
    if (draft[field].trim() === '') return null;
    const value = readValue(draft[field]);
    if (value === null || value > most) refuse(field, wrong);
    return value;
  });

  const terpenes = draft.terpenes.split(/[,;]/).flatMap((name) => name.trim() || []);
  const isLong = terpenes.some((name) => name.length > stockLimits.terpene);
  if (isLong || terpenes.length > stockLimits.terpenes) refuse('terpenes', 'manyTerpenes');

  const isLiquid = isByVolume(product);
  const inUseDays = isLiquid && draft.inUseDays.trim() !== '' ? Number(draft.inUseDays.trim()) : null;
  if (inUseDays !== null && !isInUseDays(inUseDays)) refuse('inUseDays', 'noDays');

  if (Object.keys(problems).length > 0 || !product || !expiresOn || !units) return { problems };
  return {
    body: {
      productId: product.id,
      supplier: draft.supplier.trim(),
      deliveryNote: draft.deliveryNote.trim(),
      number: draft.number.trim(),
      expiresOn,
      units,
      values: {
        thcPercent: isLiquid ? null : (thc ?? null),
        cbdPercent: isLiquid ? null : (cbd ?? null),
        thcMgPerMl: isLiquid ? (thc ?? null) : null,
        cbdMgPerMl: isLiquid ? (cbd ?? null) : null,
        terpenes: terpenes.length > 0 ? terpenes : null,
      },
      carrier: (isLiquid && draft.carrier.trim()) || null,
      inUseDays,
    },
  };
}

/** 25,9 or 25.9: a value of a certificate has decimals and no thousands. */
function readValue(text: string): number | null {
  const written = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d+(?:\.\d*)?$/.test(written) ? Number(written) : null;
}
