import type { ContactWay } from '@shop/contract/desk/recall-words';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Recall } from '../../db/schema/recalls.ts';
import { ShopError } from '../../errors.ts';
import { recordAct } from '../journal/journal-service.ts';
import { isFirst, madeBefore, rememberMade } from '../orders/desk-request-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { applyChange, isRecalled, lockBatch, type StockParts } from '../stock/batch-service.ts';
import {
  batchesOfRecall,
  contactsOfRecall,
  findRecall,
  insertContact,
  insertRecall,
  lockRecall,
  recipientsOf,
  setRecallEnd,
} from './recall-queries.ts';
import { groupByPerson, type RecalledPerson } from './recalled-people.ts';

/** Locks every delivery of the batch and puts the recall on record, once for each key. */
export async function startRecall(
  parts: StockParts,
  colleague: Colleague,
  { batchId, version, reason, key }: { batchId: string; version: number; reason: string; key: string },
): Promise<Recall> {
  const now = parts.clock.now();
  const started = await parts.db.transaction(async (tx) => {
    const batch = await lockBatch(tx, batchId);
    const request = { staffId: colleague.id, key, now };
    const made = (await isFirst(tx, request)) ? null : await madeBefore(tx, request);
    if (made) return requireRecall(tx, made);
    if (batch.version !== version) throw new ShopError('BatchChanged');
    const recalled = { batchId, productId: batch.productId, batchNumber: batch.number };
    if (await isRecalled(tx, batch)) throw new ShopError('InvalidState');
    const by = { startedAt: now, startedBy: colleague.id, startedByName: colleague.name };
    const recall = await insertRecall(tx, { ...recalled, reason, ...by });
    await rememberMade(tx, request, recall.id);
    await journalRecall(tx, recall, { what: 'recallStarted', colleague, now });
    for (const before of await batchesOfRecall(tx, recall)) {
      if (before.state !== 'released' && before.state !== 'quarantine') continue;
      const set = { state: 'locked' as const, lockReason: reason };
      await applyChange(tx, { before, kind: 'locked', set, reason, by: colleague, now });
    }
    return recall;
  });
  parts.changes.announce('catalogue_changed');
  return started;
}

/** Who got some of the batch; `forgotten` orders are not kept any more. */
export async function peopleOf(db: Database, recall: Recall): Promise<{ people: RecalledPerson[]; forgotten: number }> {
  const rows = await recipientsOf(db, recall);
  const people = groupByPerson(rows, await contactsOfRecall(db, recall.id));
  return { people, forgotten: rows.filter(({ orderId }) => orderId === null).length };
}

interface Contact {
  orderId: string;
  way: ContactWay;
  isReached: boolean;
  note: string | null;
}

/** Ticks a person off, or records that nobody answered. Also after the end: somebody may call back late. */
export async function noteContact(
  { db, clock }: StockParts,
  colleague: Colleague,
  { recallId, contact, key }: { recallId: string; contact: Contact; key: string },
): Promise<Recall> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const recall = await requireRecall(tx, recallId);
    const { people } = await peopleOf(tx, recall);
    const isRecipient = people.some(({ orders }) => orders.some(({ orderId }) => orderId === contact.orderId));
    if (!isRecipient) throw new ShopError('NotFound');
    if (await isFirst(tx, { staffId: colleague.id, key, now })) {
      await recordContact(tx, recall, { contact, colleague, now });
    }
    return recall;
  });
}

export async function recordContact(
  tx: Transaction,
  recall: Recall,
  { contact, colleague, now }: { contact: Contact; colleague: Colleague; now: Date },
): Promise<void> {
  const { orderId, way, isReached, note } = contact;
  const by = { byStaffId: colleague.id, byName: colleague.name };
  await insertContact(tx, { recallId: recall.id, orderId, at: now, ...by, way, isReached, note });
  await journalRecall(tx, recall, { what: 'recallContact', colleague, now, detail: { way, isReached } });
}

/** Throws `RecallUnfinished` while somebody was not reached and no reason is given. */
export async function endRecall(
  { db, clock }: StockParts,
  colleague: Colleague,
  { id, reason, key }: { id: string; reason: string | null; key: string },
): Promise<Recall> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const recall = await lockRecall(tx, id);
    if (!recall) throw new ShopError('NotFound');
    if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return recall;
    if (recall.endedAt) throw new ShopError('InvalidState');
    const { people } = await peopleOf(tx, recall);
    const open = people.filter(({ isReached }) => !isReached).length;
    if (open > 0 && reason === null) throw new ShopError('RecallUnfinished', { open });
    await setRecallEnd(tx, id, {
      endedAt: now,
      endedBy: colleague.id,
      endedByName: colleague.name,
      endReason: reason,
    });
    await journalRecall(tx, recall, { what: 'recallEnded', colleague, now, detail: { open } });
    return requireRecall(tx, id);
  });
}

export async function requireRecall(db: Database, id: string): Promise<Recall> {
  const recall = await findRecall(db, id);
  if (!recall) throw new ShopError('NotFound');
  return recall;
}

/** What is done about a recall stands with its batch in the journal; nothing in it names a patient. */
export async function journalRecall(
  tx: Transaction,
  recall: Recall,
  { what, colleague, now, detail }: { what: string; colleague: Colleague; now: Date; detail?: Record<string, unknown> },
): Promise<void> {
  await recordAct(tx, colleague, {
    at: now,
    subject: 'batch',
    subjectId: recall.batchId,
    what,
    detail: { number: recall.batchNumber, recallId: recall.id, ...detail },
  });
}
