import type { receiveGoods } from '@shop/contract/desk/stock';
import type { IdentityTest, MovementKind } from '@shop/contract/desk/stock-words';
import type { ParsedInput } from '@shop/contract/endpoint';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Batch } from '../../db/schema/stock.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { recordAct } from '../journal/journal-service.ts';
import { isFirst, madeBefore, rememberMade } from '../orders/desk-request-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { requireReleasing } from '../staff/release-delay-service.ts';
import { isExpiredOn, isLockedForNumber, recallOf, stateBefore } from './batch-proposal.ts';
import { findBatch, findDelivered, findStock, isTestNumberTaken, openRecallsOf, updateBatch } from './batch-queries.ts';
import { certificatesOf } from './certificate-queries.ts';
import { changeFree, insertBatches, insertMovements, lockStock } from './stock-queries.ts';

export interface StockParts {
  db: Database;
  changes: Changes;
  clock: Clock;
}

type Delivery = ParsedInput<typeof receiveGoods>['body'];

/** Books a delivered batch in, once for each key. Throws `BatchKnown` for a batch that this delivery brought before. */
export async function receiveBatch(
  parts: StockParts,
  colleague: Colleague,
  { delivery, key }: { delivery: Delivery; key: string },
): Promise<Batch> {
  const now = parts.clock.now();
  const { productId, supplier, deliveryNote, number, expiresOn, units, values, carrier, inUseDays } = delivery;
  if (isExpiredOn(germanDay(now), { expiresOn })) refuseField('body.expiresOn');
  return parts.db.transaction(async (tx) => {
    const request = { staffId: colleague.id, key, now };
    const [product] = await lockStock(tx, [productId]);
    if (!product) throw new ShopError('NotFound');
    const made = (await isFirst(tx, request)) ? null : await madeBefore(tx, request);
    if (made) return requireBatch(tx, made);
    const known = await findDelivered(tx, { productId, supplier, deliveryNote, number });
    if (known) throw new ShopError('BatchKnown', { batchId: known.id });
    const [batch] = await insertBatches(tx, [
      {
        productId,
        number,
        state: 'quarantine',
        expiresOn,
        onHandUnits: units,
        supplier,
        deliveryNote,
        receivedAt: now,
        receivedBy: colleague.id,
        receivedByName: colleague.name,
        ...values,
        carrier: carrier ?? null,
        inUseDays: inUseDays ?? null,
      },
    ]);
    if (!batch) throw new Error('a batch was not inserted');
    await rememberMade(tx, request, batch.id);
    await record(tx, { before: { ...batch, onHandUnits: 0 }, after: batch, kind: 'received', by: colleague, now });
    return batch;
  });
}

/** What somebody does with a batch as they saw it. */
interface BatchAct {
  id: string;
  version: number;
  key: string;
}

/** From quarantine to the shelf. Throws `OwnGoodsIn` for whoever booked it in, unless alone (decision 45), `CertificateMissing` and `TestNumberTaken`. */
export function release(
  parts: StockParts & { config: Pick<ShopConfig, 'packing'> },
  colleague: Colleague,
  { testNumber, identityTest, ...act }: BatchAct & { testNumber: string; identityTest: IdentityTest },
): Promise<Batch> {
  return change(parts, colleague, act, async (batch, { tx, now }) => {
    if (batch.state !== 'quarantine' || isExpiredOn(germanDay(now), batch)) throw new ShopError('InvalidState');
    if (await isRecalled(tx, batch)) throw new ShopError('InvalidState');
    await requireReleasing(tx, colleague.id, now);
    const isAlone = parts.config.packing.release === 'never';
    if (batch.receivedBy === colleague.id && !isAlone) throw new ShopError('OwnGoodsIn');
    if ((await certificatesOf(tx, [batch.id])).length === 0) throw new ShopError('CertificateMissing');
    if (await isTestNumberTaken(tx, testNumber)) throw new ShopError('TestNumberTaken');
    const released = { releasedAt: now, releasedBy: colleague.id, releasedByName: colleague.name };
    return { kind: 'released', set: { state: 'released', testNumber, identityTest, ...released } };
  });
}

export function lock(parts: StockParts, colleague: Colleague, { reason, ...act }: BatchAct & { reason: string }) {
  return change(parts, colleague, act, ({ state }) => {
    if (state !== 'released' && state !== 'quarantine') throw new ShopError('InvalidState');
    return { kind: 'locked', set: { state: 'locked', lockReason: reason }, reason };
  });
}

/** Back to where it was: on the shelf if a pharmacist had released it, or if it is opening stock. */
export function unlock(parts: StockParts, colleague: Colleague, { reason, ...act }: BatchAct & { reason: string }) {
  return change(parts, colleague, act, async (batch, { tx, now }) => {
    if (batch.state !== 'locked' || isExpiredOn(germanDay(now), batch)) throw new ShopError('InvalidState');
    // What the shop locked for want of a number is unlocked by its number.
    if (isLockedForNumber(batch) || (await isRecalled(tx, batch))) throw new ShopError('InvalidState');
    const state = stateBefore(batch);
    return { kind: 'unlocked', set: { state, lockReason: null }, reason };
  });
}

export function count(
  parts: StockParts,
  colleague: Colleague,
  { units, reason, ...act }: BatchAct & { units: number; reason: string },
) {
  return change(parts, colleague, act, () => ({ kind: 'counted', set: { onHandUnits: units }, reason }));
}

export function writeOff(
  parts: StockParts,
  colleague: Colleague,
  {
    what,
    units,
    reason,
    witness,
    ...act
  }: BatchAct & { what: 'damaged' | 'destroyed'; units: number; reason: string; witness?: string },
) {
  if (witness !== undefined && isSameName(witness, colleague.name)) refuseField('body.witness');
  return change(parts, colleague, act, ({ onHandUnits }) => {
    if (units > onHandUnits) refuseField('body.units');
    return { kind: what, set: { onHandUnits: onHandUnits - units }, reason, witness };
  });
}

interface Changed {
  kind: MovementKind;
  set: Partial<Pick<Batch, 'state' | 'onHandUnits' | 'testNumber' | 'identityTest' | 'lockReason'>> &
    Partial<Pick<Batch, 'releasedAt' | 'releasedBy' | 'releasedByName'>>;
  reason?: string;
  witness?: string | undefined;
}

/** Throws `BatchChanged` when somebody else changed the batch since it was seen. */
async function change(
  parts: StockParts,
  colleague: Colleague,
  { id, version, key }: BatchAct,
  decide: (batch: Batch, at: { tx: Transaction; now: Date }) => Changed | Promise<Changed>,
): Promise<Batch> {
  const now = parts.clock.now();
  const changed = await parts.db.transaction(async (tx) => {
    const before = await lockBatch(tx, id);
    if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return before;
    if (before.version !== version) throw new ShopError('BatchChanged');
    const { set, ...what } = await decide(before, { tx, now });
    return applyChange(tx, { before, set, by: colleague, now, ...what });
  });
  parts.changes.announce('catalogue_changed');
  return changed;
}

/** The same by whoever does it, the shop itself too. The caller holds the product's row. */
export async function applyChange(
  tx: Transaction,
  { set, ...entry }: Changed & { before: Batch; by: Colleague | null; now: Date },
): Promise<Batch> {
  const after = await updateBatch(tx, entry.before.id, set);
  await record(tx, { ...entry, after });
  return after;
}

/** Whether this batch, by whichever delivery it came, is being called back. */
export async function isRecalled(tx: Transaction, batch: Batch): Promise<boolean> {
  return recallOf(batch, await openRecallsOf(tx, batch.productId)) !== null;
}

/** Holds the product's row first, as whoever sells or dispenses it does, so that nobody waits for the other. */
export async function lockBatch(tx: Transaction, id: string): Promise<Batch> {
  const { productId } = await requireBatch(tx, id);
  await lockStock(tx, [productId]);
  return requireBatch(tx, id);
}

async function record(
  tx: Transaction,
  entry: Omit<Changed, 'set'> & { before: Batch; after: Batch; by: Colleague | null; now: Date },
): Promise<void> {
  const { before, after, kind, by, now, reason, witness } = entry;
  const batchUnits = after.onHandUnits - before.onHandUnits;
  const freeUnits = sellable(after) - sellable(before);
  if (freeUnits !== 0) await changeFree(tx, after.productId, freeUnits);
  await insertMovements(tx, [
    {
      at: now,
      productId: after.productId,
      batchId: after.id,
      kind,
      batchUnits,
      freeUnits,
      byStaffId: by?.id ?? null,
      byName: by?.name ?? null,
      reason: reason ?? null,
      witnessName: witness ?? null,
    },
  ]);
  await recordAct(tx, by, {
    at: now,
    subject: 'batch',
    subjectId: after.id,
    what: `batch${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    detail: {
      number: after.number,
      state: after.state,
      units: batchUnits,
      onHand: after.onHandUnits,
      ...(reason !== undefined && { reason }),
      ...(witness !== undefined && { witness }),
      ...(kind === 'released' && { testNumber: after.testNumber, identityTest: after.identityTest }),
    },
  });
}

function sellable({ state, onHandUnits }: Batch): number {
  return state === 'released' ? onHandUnits : 0;
}

export async function requireBatch(db: Database, id: string): Promise<Batch> {
  const batch = await findBatch(db, id);
  if (!batch) throw new ShopError('NotFound');
  return batch;
}

export async function requireStock(db: Database, productId: string) {
  const stock = await findStock(db, productId);
  if (!stock) throw new ShopError('NotFound');
  return stock;
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('de') === other.trim().toLocaleLowerCase('de');
}

function refuseField(path: string): never {
  throw new ShopError('InvalidInput', { fields: [{ path, problem: 'out_of_range' }] });
}
