import { and, eq, lt, not } from 'drizzle-orm';
import { countOld, type OldRows } from '../../db/old-rows.ts';
import type { Database } from '../../db/pool.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import { germanDay } from '../../german-day.ts';
import { jsonFile, jsonListFile, textFile, type ZipFile } from '../../http/zip-files.ts';
import { invoicesKeptSince, type RetainedData, retainInvoiceUntil, retainOrderUntil } from '../../retention.ts';
import { exportDispatches } from '../handover/dispatch-service.ts';
import { removeFromJournal } from '../journal/journal-retention-service.ts';
import { exportPayments, forgetOldPayments } from '../payments/payment-retention-service.ts';
import { exportLetters, forgetLettersOf } from '../post/letter-retention-service.ts';
import { removeFilesOf, removeFilesOfOrder } from '../prescriptions/file-removal-service.ts';
import { filesOf, openFile } from '../prescriptions/prescription-service.ts';
import { exportRecallContacts } from '../recall/recall-retention-service.ts';
import { inPortions, removeRecords, removeRecordsInPortions } from '../records/removal-service.ts';
import { exportWithdrawals } from '../withdrawal/declared-withdrawal-service.ts';
import { amendmentsOf } from './amendment-queries.ts';
import { checkReport } from './check-report-service.ts';
import { exportReturns } from './goods-return-service.ts';
import { deleteInvoicesBefore, invoicesOfUser } from './invoice-queries.ts';
import { paperById } from './invoice-service.ts';
import { obstacleTo } from './order-actions.ts';
import { deleteOrders, isToForget, ordersToForget } from './order-deadline-queries.ts';
import { notesOf } from './order-note-queries.ts';
import { eventsOf, linesOf, openOrdersOf, ordersOf } from './order-queries.ts';
import { changeOrder } from './order-service.ts';
import type { OwnOrderParts } from './own-order-service.ts';
import { exportBatches, exportReadings } from './person-record-service.ts';

/**
 * Before an account is deleted: cancels what can still be cancelled and deletes the files that no order keeps. Returns
 * what stays and until when (DSGVO Art. 17 (3)); it belongs to the order, no longer to an account.
 */
export async function cancelOrdersBeforeDeletion(parts: OwnOrderParts, userId: string): Promise<RetainedData[]> {
  for (const order of await openOrdersOf(parts.db, userId)) {
    if (obstacleTo(order, 'cancel', 'patient') === null) {
      await changeOrder(parts, order.id, { kind: 'patient' }, { name: 'cancel' });
    }
  }
  await removeFilesOf(parts, userId);
  const today = germanDay(parts.clock.now());
  const placed = await ordersOf(parts.db, userId);
  const issued = await invoicesOfUser(parts.db, userId);
  return [
    ...latest(
      'orders',
      placed.map(({ retainUntil }) => retainUntil ?? retainOrderUntil(today, 'completed')),
    ),
    ...latest(
      'invoices',
      issued.map(({ issuedAt }) => retainInvoiceUntil(germanDay(issuedAt))),
    ),
  ];
}

function latest(what: string, days: string[]): RetainedData[] {
  const until = days.toSorted().at(-1);
  return until ? [{ what, until }] : [];
}

/** For the export of a person's data: what was ordered, what became of it, the papers and the prescription files. */
export async function* exportOrders(parts: OwnOrderParts, userId: string): AsyncGenerator<ZipFile> {
  const { db } = parts;
  yield jsonListFile('bestellungen.json', ordersWithHistory(db, userId));
  yield jsonFile('zugriffe.json', await exportReadings(db, userId));
  yield textFile('rezeptpruefung.txt', checkReport(db, userId, 'de'));
  yield textFile('prescription-checks.txt', checkReport(db, userId, 'en'));
  for (const { id, number } of await invoicesOfUser(db, userId)) {
    const pdf = await paperById(db, id);
    if (pdf) yield { name: `rechnungen/${number}.pdf`, isCompressed: true, pieces: [pdf] };
  }
  for (const file of await filesOf(db, userId)) {
    const opened = await openFile(parts, file);
    const name = `rezepte/${file.createdAt.toISOString().slice(0, 10)}-${file.key.slice(-6)}-${file.fileName}`;
    if (opened) yield { name, isCompressed: true, pieces: [opened.bytes] };
  }
}

async function* ordersWithHistory(db: Database, userId: string): AsyncGenerator<unknown> {
  for (const order of await ordersOf(db, userId)) {
    const { idempotencyKey: _, cartVersion: __, userId: ___, isOutOfSight: ____, ...kept } = order;
    const events = (await eventsOf(db, order.id)).map(({ at, by, byName, what, status, message }) => ({
      at,
      by,
      byName,
      what,
      status,
      message,
    }));
    const amendments = (await amendmentsOf(db, order.id)).map(({ id: _id, orderId: _of, ...amendment }) => amendment);
    const notes = (await notesOf(db, order.id)).map(({ at, kind, calledWhom, callResult, text }) => ({
      at,
      kind,
      calledWhom,
      callResult,
      text,
    }));
    const letters = await exportLetters(db, order.id);
    const recalls = await exportRecallContacts(db, order.id);
    const ways = await exportDispatches(db, order.id);
    const payments = await exportPayments(db, order.id);
    const withdrawals = await exportWithdrawals(db, order.id);
    const returns = await exportReturns(db, order.id);
    const batches = await exportBatches(db, order.id);
    const lines = await linesOf(db, order.id);
    yield {
      ...kept,
      lines,
      batches,
      events,
      amendments,
      notes,
      letters,
      recalls,
      payments,
      ways,
      withdrawals,
      returns,
    };
  }
}

/** Orders that go with the next run, those that were handed over or those that were not. */
export function oldOrders(db: Database, today: string, { isDispensed }: { isDispensed: boolean }): Promise<OldRows> {
  const isCompleted = eq(orders.status, 'completed');
  const where = and(isToForget(db, today), isDispensed ? isCompleted : not(isCompleted));
  return countOld(db, { table: orders, from: orders.createdAt, where });
}

export function oldInvoices(db: Database, today: string): Promise<OldRows> {
  const where = lt(invoices.issuedAt, invoicesKeptSince(today));
  return countOld(db, { table: invoices, from: invoices.issuedAt, where });
}

const forgottenAtOnce = 100;

/** Orders whose time of keeping is over, with the prescription files that came with them; then invoices of the same age. */
export async function forgetOldOrders(
  parts: OwnOrderParts,
  now: Date,
  day = germanDay(now),
  seenAt: Date | null = null,
): Promise<void> {
  const why = { reason: 'retention', at: now } as const;
  await inPortions(async (most) => {
    const old = await ordersToForget(parts.db, { day, seenAt }, most);
    for (const id of old) {
      await removeFilesOfOrder(parts, id);
      await removeRecords(parts.db, why, async (tx) => {
        await forgetLettersOf(tx, id, now);
        await removeFromJournal(tx, { subject: 'order', subjectId: id, reason: 'retention', at: now });
        await deleteOrders(tx, [id]);
      });
    }
    return old.length;
  }, forgottenAtOnce);
  const before = invoicesKeptSince(day);
  await removeRecordsInPortions(parts.db, why, (tx, most) => deleteInvoicesBefore(tx, before, most));
  await forgetOldPayments(parts.db, now, day);
}
