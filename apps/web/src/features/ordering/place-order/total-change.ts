import { ApiError } from '#lib/api-error.ts';
import { arrayIn, fieldsOf, textIn, wholeNumberIn } from '#lib/read-fields.ts';
import type { Order } from './reservation.ts';

interface ChangedLine {
  itemId: string;
  /** Null for a line that was not there before. */
  beforeCents: number | null;
  /** Null for a line that is no longer there. */
  afterCents: number | null;
}

export interface TotalChange {
  totalCents: number;
  lines: ChangedLine[];
}

/** What a `TotalChanged` says beside what the person saw; null for any other error, and when it says nothing usable. */
export function readTotalChange(error: unknown, sent: Pick<Order, 'lines'> | null): TotalChange | null {
  if (!(error instanceof ApiError) || error.id !== 'TotalChanged') return null;
  const fields = fieldsOf(error.data);
  const totalCents = wholeNumberIn(fields?.totalCent);
  if (totalCents === null) return null;

  const now = new Map<string, number>();
  for (const line of arrayIn(fields?.lines).map(fieldsOf)) {
    const itemId = textIn(line?.itemId);
    const lineCents = wholeNumberIn(line?.lineCent);
    if (itemId && lineCents !== null) now.set(itemId, lineCents);
  }
  // A server that names no lines tells nothing about them.
  if (now.size === 0) return { totalCents, lines: [] };

  const before = new Map(sent?.lines.map(({ itemId, lineCents }) => [itemId, lineCents]));
  const itemIds = [...new Set([...before.keys(), ...now.keys()])];
  const lines = itemIds
    .map((itemId) => ({ itemId, beforeCents: before.get(itemId) ?? null, afterCents: now.get(itemId) ?? null }))
    .filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
  return { totalCents, lines };
}
