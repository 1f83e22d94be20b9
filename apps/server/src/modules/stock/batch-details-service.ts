import type { Batch } from '../../db/schema/stock.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { recordAct } from '../journal/journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { isExpiredOn, isLockedForNumber, stateBefore } from './batch-proposal.ts';
import { updateBatch } from './batch-queries.ts';
import { applyChange, isRecalled, lockBatch, type StockParts } from './batch-service.ts';

type Detail = 'number' | 'carrier' | 'inUseDays';

type Given = { [Name in Detail]?: Batch[Name] | undefined };

interface Details extends Given {
  id: string;
  version: number;
  key: string;
}

/**
 * Adds what the label needs of a batch. Only what nobody has recorded: goods that left the house under a number keep it.
 * Throws `InvalidState` for what is on record, and `BatchChanged`.
 */
export async function completeBatch(parts: StockParts, colleague: Colleague, details: Details): Promise<Batch> {
  const { id, version, key, ...given } = details;
  const now = parts.clock.now();
  const completed = await parts.db.transaction(async (tx) => {
    const before = await lockBatch(tx, id);
    if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return before;
    if (before.version !== version) throw new ShopError('BatchChanged');
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (Object.keys(set).some((detail) => before[detail as Detail] !== null)) throw new ShopError('InvalidState');
    const after = await updateBatch(tx, id, set);
    await recordAct(tx, colleague, { at: now, subject: 'batch', subjectId: id, what: 'batchCompleted', detail: set });
    if (!isLockedForNumber(before) || after.number === null) return after;
    if (isExpiredOn(germanDay(now), after) || (await isRecalled(tx, after))) return after;
    const unlocked = { state: stateBefore(after), lockReason: null } as const;
    return applyChange(tx, { before: after, kind: 'unlocked', set: unlocked, by: colleague, now });
  });
  parts.changes.announce('catalogue_changed');
  return completed;
}

/** What the label of goods from this batch needs and nobody has recorded. */
export function missingDetails(batch: Pick<Batch, Detail>, { type, unit }: { type: string; unit: string }): Detail[] {
  const needed: Detail[] =
    type === 'extract' && unit === 'milliliter' ? ['number', 'carrier', 'inUseDays'] : ['number'];
  return needed.filter((detail) => batch[detail] === null);
}
