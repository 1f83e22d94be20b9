import { hearDeskEvents, mostStreams } from '@shop/contract/desk/events';
import { actOnOrder } from '@shop/contract/desk/orders';
import { endLetter, noteLetter } from '@shop/contract/desk/post';
import { takeOrders } from '@shop/contract/desk/queue';
import { readReview, tickChecks } from '@shop/contract/desk/review';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { staff, staffSessions } from '../../db/schema/staff.ts';
import { metricsRegistry } from '../../http/metrics-registry.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;
const patience = { timeout: 20_000 };

/** A browser at the desk that hears what the server tells. */
async function listen(shop: TestApp, { cookie }: TestStaff) {
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => shop.app.listeningOrigin);
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const response = await fetch(`${origin}/api/desk/events`, { headers: { cookie }, signal: stopping.signal });
  const heard = { text: '', isOver: false, response };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) heard.text += decoder.decode(piece);
    heard.isOver = true;
  })().catch(() => {});
  await vi.waitFor(() => expect(heard.text).toContain('event: hello'), patience);
  return heard;
}

/** A new connection of the pool makes the server tell that any order may have changed, which names none. */
function expectHeardOf(heard: { text: string }, order: { id: string }) {
  const isTold = heard.text.includes(order.id) || heard.text.includes('event: orders\ndata: {"ids":[]}');
  expect(isTold, heard.text).toBe(true);
}

test('an order that comes, changes or is taken is told without anything of the patient', async () => {
  const shop = await testApp(database);
  const desk = await givenAtDesk(shop, db, ['pta']);
  const heard = await listen(shop, desk);
  expect(heard.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(heard.response.headers.get('cache-control')).toBe('no-store');
  const figure = await metricsRegistry.getSingleMetric('shop_event_streams')?.get();
  expect(figure?.values[0]?.value).toBe(1);

  const order = await orderingShop(database).givenOrder();
  await vi.waitFor(() => expectHeardOf(heard, order), patience);
  heard.text = '';
  await desk.call(takeOrders, { body: { ids: [order.id] } });
  await vi.waitFor(() => expectHeardOf(heard, order), patience);
  for (const secret of [order.code, order.patientName, order.email]) expect(heard.text).not.toContain(secret);
});

test('a tick is told too: it may be the last thing that a decision waits for', async () => {
  const shop = await testApp(database);
  const desk = await givenAtDesk(shop, db, ['pta']);
  const heard = await listen(shop, desk);
  const order = await orderingShop(database).givenOrder({
    prescriptionDocument: { format: 'ePrescription', prescription3Key: null },
  });
  const params = { id: order.id };
  const headers = { 'idempotency-key': 'review it once' };
  await desk.call(actOnOrder, { params, headers, body: { version: order.version, action: 'review' } });
  const { version } = (await desk.call(readReview, { params })).data;
  // News comes in order: once a later order is told, nothing of the first one is still to come.
  const later = await orderingShop(database).givenOrder();
  await vi.waitFor(() => expectHeardOf(heard, later), patience);
  heard.text = '';
  const ticks = [{ check: 'identity' as const, isDone: true }];
  expect((await desk.call(tickChecks, { params, body: { version, ticks } })).statusCode).toBe(200);
  await vi.waitFor(() => expectHeardOf(heard, order), patience);
});

test('letters without an order are told when they come and when they are done with, and say nothing of the sender', async () => {
  const shop = await testApp(database);
  const desk = await givenAtDesk(shop, db, ['pka']);
  const heard = await listen(shop, desk);
  const headers = (key: string) => ({ 'idempotency-key': key });
  const body = { day: '2025-06-02', sender: 'Praxis Dr. Ebert' };
  const { data: letter } = await desk.call(noteLetter, { headers: headers('note it once'), body });
  await vi.waitFor(() => expect(heard.text).toContain('event: post\ndata: {}'), patience);
  heard.text = '';
  await desk.call(endLetter, {
    params: { id: letter.id },
    headers: headers('end it once'),
    body: { what: 'sentBack' },
  });
  await vi.waitFor(() => expect(heard.text).toContain('event: post\ndata: {}'), patience);
  expect(heard.text).not.toContain('Ebert');
});

test('a change that another process makes is told here too', async () => {
  const shop = await testApp(database);
  const heard = await listen(shop, await givenAtDesk(shop, db, ['pta']));
  const elsewhere = openDatabase(workerConnection(), pino({ level: 'silent' }));
  onTestFinished(() => elsewhere.pool.end());
  const order = await orderingShop(elsewhere).givenOrder();
  await vi.waitFor(() => expectHeardOf(heard, order), patience);
});

test.each<[string, (person: TestStaff) => Promise<unknown>]>([
  [
    'the session ends',
    ({ sessionId }) => db.update(staffSessions).set({ endedAt: new Date() }).where(eq(staffSessions.id, sessionId)),
  ],
  [
    'it is locked',
    ({ sessionId }) => db.update(staffSessions).set({ lockedAt: new Date() }).where(eq(staffSessions.id, sessionId)),
  ],
  [
    'the right goes',
    ({ person }) =>
      db
        .update(staff)
        .set({ roles: ['accounting'] })
        .where(eq(staff.id, person.id)),
  ],
  ['the person has left', ({ person }) => db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, person.id))],
])('it ends by itself when %s, and others go on hearing', async (_what, end) => {
  const shop = await testApp(database);
  const desk = await givenAtDesk(shop, db, ['pta']);
  const heard = await listen(shop, desk);
  const colleague = await listen(shop, await givenAtDesk(shop, db, ['pharmacist']));
  await end(desk);
  await vi.waitFor(() => expect(heard.isOver).toBe(true), patience);
  expect(heard.text).toContain('event: over');
  await vi.waitFor(() => expect(colleague.text).toContain('event: staff'), patience);
  expect(colleague.isOver).toBe(false);
});

test('a shop that closes ends what is heard, so that it closes at once', async () => {
  const shop = await testApp(database);
  const heard = await listen(shop, await givenAtDesk(shop, db, ['pta']));
  await shop.app.close();
  await vi.waitFor(() => expect(heard.isOver).toBe(true), patience);
});

test('whoever only wants to know whether it can be heard is told hello', async () => {
  const shop = await testApp(database);
  const { call } = await givenAtDesk(shop, db, ['pta']);
  const answer = await call(hearDeskEvents, { query: { once: 'true' } });
  expect(answer.body).toBe('event: hello\ndata: {}\n\n');
});

test('the eleventh stream of a session is refused with the time after which to try again', async () => {
  const shop = await testApp(database);
  const desk = await givenAtDesk(shop, db, ['pta']);
  const tabs = [];
  for (let tab = 0; tab < mostStreams; tab++) tabs.push(await listen(shop, desk));
  const refused = await desk.call(hearDeskEvents, { query: {} });
  expectError(refused, 'TooManyRequests', { retryAfterSeconds: 15 });
  expect(refused.statusCode).toBe(429);
  for (const { isOver } of tabs) expect(isOver).toBe(false);
});
