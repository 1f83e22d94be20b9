import { arrayIn, fieldsOf, textIn, wholeNumberIn } from '#lib/read-fields.ts';
import type { AmendedLine, Amendment, OrderProduct } from './order.ts';

const units = { g: 'gram', gram: 'gram', ml: 'milliliter', milliliter: 'milliliter' } as const;

export function unitIn(value: unknown): OrderProduct['unit'] {
  return units[textIn(value) as keyof typeof units] ?? 'pack';
}

/** Whole or not at all: nobody agrees to what they cannot read. */
export function readAmendment(value: unknown): Amendment | null {
  const amendment = fieldsOf(value);
  const id = textIn(amendment?.id);
  const fromTotalCents = wholeNumberIn(amendment?.fromTotalCent);
  const toTotalCents = wholeNumberIn(amendment?.toTotalCent);
  const lines = arrayIn(amendment?.lines).map(readLine);
  const isWhole = lines.length > 0 && lines.every((line) => line !== null);
  if (!id || fromTotalCents === null || toTotalCents === null || !isWhole) return null;
  return { id, fromTotalCents, toTotalCents, lines };
}

function readLine(value: unknown): AmendedLine | null {
  const line = fieldsOf(value);
  const name = textIn(line?.name);
  const fromQuantity = wholeNumberIn(line?.fromQuantity);
  const toQuantity = wholeNumberIn(line?.toQuantity);
  const toCents = wholeNumberIn(line?.toCent);
  if (!line || !name || fromQuantity === null || toQuantity === null || toCents === null) return null;
  return { name, unit: unitIn(line.unit), fromQuantity, toQuantity, toCents };
}
