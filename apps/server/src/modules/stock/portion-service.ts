import type { MovementKind } from '@shop/contract/desk/stock-words';
import type { Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { recordInJournal } from '../journal/journal-service.ts';
import { isExpiredOn } from './batch-proposal.ts';
import type { DispensedPortion } from './portion-queries.ts';
import { changeFree, changeOnHand, insertMovements, lockStock, releasedBatches } from './stock-queries.ts';
import { dispensedMovement, type Preparer } from './stock-service.ts';

interface OnPortion {
  orderId: string;
  portion: DispensedPortion;
  now: Date;
  /** Null where the order ended without a person of the pharmacy. */
  by: Preparer | null;
}

/** What is done with a portion in the books, and the word of the journal for it. */
const journalWords = {
  returned: 'batchFilledReturned',
  destroyed: 'batchFilledDestroyed',
  setAside: 'batchFilledSetAside',
  takenUp: 'batchFilledTakenUp',
} as const satisfies Partial<Record<MovementKind, string>>;

/**
 * One portion goes back into its batch, because it was not opened. Of a batch that may not be dispensed any more nothing
 * becomes free. `heldMore` is what the order holds more from now on. The caller holds the product's row.
 */
export async function returnPortion(tx: Transaction, on: OnPortion & { heldMore: number; isFilled: boolean }) {
  const { portion, heldMore, isFilled } = on;
  const { units, batch } = portion;
  const freeUnits = (batch.state === 'released' ? units : 0) - heldMore;
  await changeOnHand(tx, batch.id, units);
  await undo(tx, on, { kind: 'returned', batchUnits: units, freeUnits });
  if (isFilled) await enter(tx, on, 'returned');
}

/** One portion is waste. It left its batch when it was filled, so only what the order holds instead changes. */
export async function destroyPortion(tx: Transaction, on: OnPortion & { heldMore: number; witness: string }) {
  const { heldMore, witness } = on;
  // Never minus nothing: JSON and the books know one zero.
  const freeUnits = heldMore === 0 ? 0 : -heldMore;
  await undo(tx, on, { kind: 'destroyed', batchUnits: 0, freeUnits, witnessName: witness });
  await enter(tx, on, 'destroyed', { witness });
}

/** Filled goods lie apart from now on, or are packed again: nothing changes but where they lie. */
export async function movePortion(tx: Transaction, on: OnPortion, kind: 'setAside' | 'takenUp'): Promise<void> {
  const { orderId, portion, now, by } = on;
  const { productId, movementId: aboutId, batch } = portion;
  const moved = { productId, batchId: batch.id, orderId, aboutId, kind, batchUnits: 0, freeUnits: 0 };
  await insertMovements(tx, [{ at: now, ...moved, byStaffId: by?.staffId ?? null, byName: by?.name ?? null }]);
  await enter(tx, on, kind);
}

interface Undone {
  kind: 'returned' | 'destroyed';
  batchUnits: number;
  freeUnits: number;
  witnessName?: string;
}

async function undo(tx: Transaction, { orderId, portion, now, by }: OnPortion, undone: Undone): Promise<void> {
  const { movementId: undoesId, productId, batch } = portion;
  if (undone.freeUnits !== 0) await changeFree(tx, productId, undone.freeUnits);
  const done = { byStaffId: by?.staffId ?? null, byName: by?.name ?? null };
  await insertMovements(tx, [{ at: now, productId, batchId: batch.id, orderId, undoesId, ...undone, ...done }]);
}

async function enter(
  tx: Transaction,
  { portion, now, by }: OnPortion,
  kind: keyof typeof journalWords,
  more: { witness?: string } = {},
): Promise<void> {
  const { batch, units } = portion;
  await recordInJournal(tx, {
    at: now,
    actor: by ? { kind: 'pharmacy', ...by } : { kind: 'shop' },
    subject: 'batch',
    subjectId: batch.id,
    what: journalWords[kind],
    detail: { number: batch.number, units, ...more },
  });
}

/**
 * Takes a portion from another batch than the proposed one: the first goes back, the other is dispensed. Throws
 * `BatchMissing` where it has less, and `BatchBlocked` where it may not be dispensed.
 */
export async function changePortion(
  tx: Transaction,
  changed: { orderId: string; portion: DispensedPortion; batchId: string; position: number; now: Date; by: Preparer },
): Promise<void> {
  const { orderId, portion, batchId, position, now, by } = changed;
  const { productId, units } = portion;
  await lockStock(tx, [productId]);
  const other = (await releasedBatches(tx, productId)).find(({ id }) => id === batchId);
  if (!other || isExpiredOn(germanDay(now), other)) throw new ShopError('BatchBlocked', { numbers: [] });
  const missing = units - other.onHandUnits;
  if (missing > 0) throw new ShopError('BatchMissing', { lines: [{ position, missing }] });
  await returnPortion(tx, { orderId, portion, now, by, heldMore: units, isFilled: false });
  await changeOnHand(tx, batchId, -units);
  await insertMovements(tx, [dispensedMovement({ orderId, productId, batchId, units, now, by })]);
}
