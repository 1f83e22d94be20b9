import { openEndKinds } from '@shop/contract/desk/day-words';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Transaction } from '../../db/pool.ts';
import { payments } from '../../db/schema/bank.ts';
import { goodsReturns } from '../../db/schema/goods-returns.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { orderAmendments } from '../../db/schema/order-amendments.ts';
import { differenceAnswers } from '../../db/schema/prescription-reviews.ts';
import { recallContacts, recalls } from '../../db/schema/recalls.ts';
import { batches } from '../../db/schema/stock.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { givenBankEntry } from '../../testing/bank-entry.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenReleased } from '../../testing/released-order.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeOrder } from '../orders/order-service.ts';
import { printPaper } from '../packing/paper-service.ts';
import { closeDay } from './closing-service.ts';
import { sealFinding } from './seal-check-service.ts';
import { sealedKinds } from './sealed-kinds.ts';

const database = testDatabase();
const { db } = database;
const rita = { id: '2d1a6c0e-6f60-4f3f-9d4e-000000000002', name: 'Rita Sommer' };

interface Tampering {
  /** What somebody would change in a record. */
  change: string;
  /** How a copy of one differs, so that the table takes it; null where one more with an old time may be right. */
  copy: Record<string, unknown> | null;
}

const newId = { id: 'c0ffee00-0000-4000-8000-000000000001' };
const newNumber = { id: 999_999 };

const tamperings: Record<string, Tampering> = {
  orders: { change: `code = 'XXXX-XXXX'`, copy: { ...newId, code: 'YYYY-YYYY', idempotency_key: null } },
  order_lines: { change: `name = 'Anderes'`, copy: null },
  order_amendments: { change: 'to_total_cents = 1', copy: { ...newId, state: 'declined' } },
  goods_returns: { change: 'credited_cents = 1', copy: newId },
  invoices: { change: `number = 'RE-2025-99999'`, copy: { ...newId, number: 'RE-2025-88888' } },
  payments: { change: 'amount_cents = 1', copy: newId },
  bank_entries: { change: `name = 'Jemand'`, copy: newId },
  stock_movements: { change: 'free_units = free_units - 1', copy: { ...newNumber, undoes_id: null } },
  batches: { change: `received_by_name = 'Jemand'`, copy: { ...newId, number: 'Z-9', test_number: null } },
  weighings: { change: `container = 'Tüte'`, copy: newNumber },
  paper_prints: { change: `by_name = 'Jemand'`, copy: newNumber },
  label_acts: { change: `label_version = 'x'`, copy: newNumber },
  dispatches: { change: `by_name = 'Jemand'`, copy: { ...newId, number: 9 } },
  recall_contacts: { change: 'is_reached = not is_reached', copy: newId },
  prescription_files: { change: `content_hash = 'x'`, copy: null },
  prescription_records: { change: 'round = 7', copy: { version: 99 } },
  prescription_ticks: { change: 'is_done = not is_done', copy: newNumber },
  difference_answers: { change: `text = 'Anders'`, copy: newNumber },
  withdrawals: { change: `scope = 'part'`, copy: null },
};

const reasons = Object.fromEntries(openEndKinds.map((kind) => [kind, 'Probe']));

/** A shop that has at least one record of every kind, in a sealed day. */
async function givenSealedShop(): Promise<DeskShop> {
  const shop = await deskShop(database);
  const now = shop.clock.now();
  // Test products open their stock by the real clock, which is ahead of the shop's.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update batches set received_at = ${now.toISOString()}`);
    await tx.execute(sql`update stock_movements set at = ${now.toISOString()}`);
  });
  const order = await givenReleased(shop, db, 'selfPickUp');
  await printPaper(shop.ordering, shop.pta.person, {
    orderId: order.id,
    kind: 'packingList',
    movementId: null,
    key: 'print-once',
  });
  await changeOrder(shop.ordering, order.id, shop.pharmacist.actor, { name: 'ready' });
  const by = { at: now, byStaffId: rita.id, byName: rita.name };
  const { id: orderId, code: orderCode } = order;
  await db.insert(payments).values({ orderId, orderCode, kind: 'manual', amountCents: 500, ...by });
  await givenBankEntry(db, { readAt: now, by: rita, settledAt: now });
  const totals = { fromTotalCents: 100, toTotalCents: 90, toVatCents: 1, lines: [] };
  await db.insert(orderAmendments).values({ orderId, state: 'agreed', proposedAt: now, proposedBy: 'Rita', ...totals });
  await db
    .insert(differenceAnswers)
    .values({ orderId, rowId: 'r', choice: 'samePerson', text: 'Ja', round: 0, ...by, byStaffId: null });
  const [batch] = await db.select().from(batches);
  const started = { startedAt: now, startedBy: rita.id, startedByName: 'Rita', reason: 'Probe' };
  const goods = { batchId: batch?.id ?? '', productId: batch?.productId ?? '' };
  const [recall] = await db
    .insert(recalls)
    .values({ ...goods, ...started })
    .returning();
  await db.insert(recallContacts).values({ recallId: recall?.id ?? '', orderId, way: 'phone', isReached: true, ...by });
  await db
    .insert(dispatches)
    .values({ orderId, number: 5, way: 'courier', sentAt: now, byStaffId: rita.id, byName: 'R' });
  const declared = {
    receivedAt: now,
    fullName: 'Lena',
    orderCode,
    email: 'l@patient.example',
    scope: 'whole',
  } as const;
  await db.insert(withdrawals).values(declared);
  const taken = { lines: [1], withDelivery: false, creditedCents: 500, reason: 'Probe', isHere: true };
  await db.insert(goodsReturns).values({ orderId, ...taken, ...by, byStaffId: shop.pharmacist.person.id });
  const over = await shop.givenOrder();
  await changeOrder(shop.ordering, over.id, shop.pharmacist.actor, { name: 'reject', message: 'Nein.' });
  await closeDay(shop.ordering, rita, reasons);
  return shop;
}

const ofEnded = `where order_id = (select id from orders where status = 'rejected')`;

/** What the check says after something was done behind the shop's back, which is then undone. */
async function findingAfter(statement: string): Promise<string | null> {
  let finding: string | null = null;
  const undone = new Error('undone');
  await db
    .transaction(async (tx: Transaction) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(statement));
      finding = await sealFinding(tx);
      throw undone;
    })
    .catch((error) => expect(error).toBe(undone));
  return finding;
}

/** Those that the database does not reckon itself. */
async function writtenColumns(table: string): Promise<string> {
  const { rows } = await db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
  return rows[0]?.names ?? '';
}

test('one changed, removed or added record of any kind is found and named', { timeout: 120_000 }, async () => {
  const shop = await givenSealedShop();
  shop.clock.advance({ hours: 24 });
  await closeDay(shop.ordering, rita, reasons);
  expect(await sealFinding(db)).toBeNull();
  expect(Object.keys(tamperings)).toEqual(sealedKinds.map(({ name }) => name));

  for (const [kind, { change, copy }] of Object.entries(tamperings)) {
    const one = `where ctid = (select ctid from ${kind} ${kind === 'order_lines' ? ofEnded : ''} limit 1)`;
    expect(await findingAfter(`update ${kind} set ${change} ${one}`), `${kind} changed`).toMatch(
      new RegExp(`^${kind} \\S+ does not say what it did, which seal 1 took in$`),
    );
    const gone =
      kind === 'order_lines' ? /^order_lines \S+ does not say/ : new RegExp(`^${kind} \\S+ is missing, which seal 1`);
    expect(await findingAfter(`delete from ${kind} ${one}`), `${kind} removed`).toMatch(gone);
    if (!copy) continue;
    const like = `select to_jsonb(kept) || '${JSON.stringify(copy)}' from ${kind} kept limit 1`;
    const columns = await writtenColumns(kind);
    const row = `select ${columns} from jsonb_populate_record(null::${kind}, (${like}))`;
    const added = `insert into ${kind} (${columns}) overriding system value ${row}`;
    expect(await findingAfter(added), `${kind} added`).toMatch(
      new RegExp(`^${kind} \\S+ was added to a time that is sealed$`),
    );
  }
});

test('what is removed lawfully is noted for every kind, so that the check does not miss it', async () => {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select tgrelid::regclass::text as kind from pg_trigger where tgname like '%_removal_noted'`,
  );
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(sealedKinds.map(({ name }) => name).toSorted());
});
