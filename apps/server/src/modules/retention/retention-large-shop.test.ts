import { readRetention } from '@shop/contract/desk/retention-plan';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Transaction } from '../../db/pool.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import { seals } from '../../db/schema/seals.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { testWorld } from '../../testing/test-world.ts';
import { keptOrders } from '../orders/order-dispute-service.ts';
import { forgetOldOrders } from '../orders/order-retention-service.ts';
import { readDay } from '../records/closing-service.ts';
import { inPortions } from '../records/removal-service.ts';
import { forgetAll, goingNow } from './retention-service.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let lead: TestStaff;

beforeEach(async () => {
  shop = world.shop;
  lead = await givenAtDesk(shop, db, ['lead']);
});

/** So many orders that were served long ago, an hour after one another, and are in a seal; without a trigger's work. */
async function givenLargeShop(count: number) {
  const { id } = await shop.givenOrder();
  const since = sql`(${shop.clock.now().toISOString()}::timestamptz - i * interval '1 hour')`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const columns = Object.values(getTableColumns(orders)).filter(({ generated }) => !generated);
    const named = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`
      insert into orders (${named}) select ${named} from (
        select old.* from orders as model, generate_series(1, ${count}) as i,
          jsonb_populate_record(model, jsonb_build_object('id', md5('order' || i), 'code', 'OLD-' || i, 'user_id', null,
            'status', 'completed', 'created_at', ${since}, 'retain_until', (${since} + interval '5 years')::date)) as old
        where model.id = ${id}
      ) as old
    `);
    await tx.execute(sql`
      insert into invoices (number, kind, issued_at, content, pdf)
        select 'R-' || i, 'invoice', ${since}, '{}', '\\x00' from generate_series(1, ${count}) as i
    `);
    await tx.execute(sql`
      insert into payments (order_code, kind, amount_cents, at)
        select 'OLD-' || i, 'manual', 100, ${since} from generate_series(1, ${count}) as i
    `);
    for (const [kind, key] of Object.entries({ orders: 'id', order_lines: 'id', invoices: 'id', payments: 'id' }))
      await tx.execute(sql`
        insert into sealed_records (seal, kind, key, salt, hash)
          select 1, ${kind}, ${sql.identifier(key)}::text, 's', 'h' from ${sql.identifier(kind.replace('order_lines', 'orders'))}
      `);
    const seal = {
      number: 1,
      day: '2025-06-01',
      sealedAt: shop.clock.now(),
      byStaffId: lead.person.id,
      byName: 'Leitung',
    };
    const empty = { counts: {}, reasons: {}, journalPosition: 0, journalHash: '', recordsHash: '', hash: '' };
    await tx.insert(seals).values({ ...seal, ...empty });
  });
  for (const table of ['orders', 'invoices', 'payments', 'sealed_records', 'withdrawals'])
    await db.execute(sql`analyze ${sql.identifier(table)}`);
}

/** How many rows of each large table this connection has read; in a transaction the count only grows. */
async function rowsRead(tx: Transaction): Promise<Record<string, number>> {
  const { rows } = await tx.execute<{ name: string; read: number }>(sql`
    select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables
    where relname in ('orders', 'invoices', 'payments', 'sealed_records')
  `);
  return Object.fromEntries(rows.map(({ name, read }) => [name, read]));
}

test('the plan, a round and the day of a large shop read what is meant, not every row there is', async () => {
  const many = 20_000;
  await givenLargeShop(many);
  const { id } = await shop.givenOrder();
  await db.update(orders).set({ status: 'completed', retainUntil: '2025-05-31' }).where(eq(orders.id, id));
  shop.clock.advance({ hours: 1 });
  await db.transaction(async (tx) => {
    const before = await rowsRead(tx);
    const parts = { ...shop.ordering, db: tx };
    expect(await goingNow(tx, shop.clock.now())).toMatchObject({
      dispensedOrders: { count: 1 },
      invoices: { count: 0 },
    });
    expect(await keptOrders(tx, '2025-06-02')).toEqual([]);
    expect((await readDay(parts)).counts).toMatchObject({ order_lines: 1, orders: 1 });
    await forgetOldOrders(parts, shop.clock.now());
    expect(await goingNow(tx, shop.clock.now())).toMatchObject({ dispensedOrders: { count: 0 } });
    const after = await rowsRead(tx);
    const much = Object.keys(after).filter((name) => (after[name] ?? 0) - (before[name] ?? 0) > many / 10);
    expect(much).toEqual([]);
  });
});

test('what has piled up goes portion by portion, until nothing is left', async () => {
  const portions: number[] = [];
  let left = 1_130;
  await inPortions(async (most) => {
    const removed = Math.min(left, most);
    left -= removed;
    portions.push(removed);
    return removed;
  });
  expect({ left, portions }).toEqual({ left: 0, portions: [500, 500, 130] });

  const longAgo = new Date('2010-01-01');
  const old = Array.from({ length: 1_001 }, (_, i) => ({
    number: `${i}`,
    kind: 'invoice' as const,
    issuedAt: longAgo,
    content: {},
  }));
  await db.insert(invoices).values(old);
  await forgetAll(shop.ordering, shop.clock.now(), lead.person);
  expect(await db.$count(invoices, eq(invoices.issuedAt, longAgo))).toBe(0);
  expect((await lead.call(readRetention, {})).data.runs).toMatchObject([
    { removed: [{ kind: 'invoices', count: 1_001 }] },
  ]);
});
