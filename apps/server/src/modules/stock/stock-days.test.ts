import { randomUUID } from 'node:crypto';
import type { FilledAnswer } from '@shop/contract/desk/filled-goods';
import { filledFates } from '@shop/contract/desk/stock-words';
import { statusesBeforePreparation } from '@shop/contract/order-status';
import { and, desc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import type { Product } from '../../db/schema/catalogue.ts';
import { orderAmendments } from '../../db/schema/order-amendments.ts';
import { orders } from '../../db/schema/orders.ts';
import { weighings } from '../../db/schema/packing.ts';
import { batchCertificates, batches } from '../../db/schema/stock.ts';
import { ShopError } from '../../errors.ts';
import { givenProduct } from '../../testing/factories.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { givenStaff } from '../../testing/staff.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';
import { changeOrder } from '../orders/order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { answerFilled } from '../packing/filled-answer-service.ts';
import { expireBatches } from './batch-expiry-service.ts';
import { count, lock, receiveBatch, release, unlock, writeOff } from './batch-service.ts';
import { portionsOf } from './stock-service.ts';

const database = testDatabase();
const { db } = database;

let shop: OrderingShop;
let colleague: Colleague;
/** Releases what the first one has booked in. */
let tester: Colleague;
let product: Product;
beforeEach(async () => {
  shop = orderingShop(database);
  await seedDelivery(db, shop.config);
  colleague = await givenStaff(db, { roles: ['pharmacist', 'pka'] });
  tester = await givenStaff(db, { roles: ['pharmacist'] });
});

const values = { thcPercent: 21.4, cbdPercent: 0.8, thcMgPerMl: null, cbdMgPerMl: null, terpenes: null };

/** What may happen in a pharmacy; `pick` chooses among what is there. Each may be refused, none may break the books. */
const deeds: Record<string, (at: OrderingShop, pick: number, units: number) => Promise<unknown>> = {
  order: (at, _pick, units) => order(at, units),
  async cancel(at, pick) {
    await withOrder(pick, (id) => changeOrder(at, id, { kind: 'patient' }, { name: 'cancel' }));
  },
  prepare: (at, pick) => withOrder(pick, (id) => prepare(at, id)),
  fill: (at, pick) => withOrder(pick, (id) => fill(at, id)),
  stop: (at, pick) =>
    withOrder(pick, async (id) => {
      const filled = await answersFor(id, pick);
      await changeOrder(at, id, actor(), { name: 'stop', message: 'Später.', filled });
    }),
  stopWithoutAnswer: (at, pick) =>
    withOrder(pick, (id) => changeOrder(at, id, actor(), { name: 'stop', message: 'Später.' })),
  answer: (at, pick) =>
    withOrder(pick, async (orderId) =>
      answerFilled(at, colleague, { orderId, key: null, answers: await answersFor(orderId, pick) }),
    ),
  async reject(at, pick) {
    await withOrder(pick, (id) => changeOrder(at, id, actor(), { name: 'cancel', message: 'Nicht möglich.' }));
  },
  less: (at, pick) => withOrder(pick, (id) => lower(at, id)),
  receive,
  release: (at, pick) =>
    withBatch(pick, (act) => release(at, tester, { ...act, testNumber: randomUUID(), identityTest: 'microscopy' })),
  lock: (at, pick) => withBatch(pick, (act) => lock(at, colleague, { ...act, reason: 'Rückruf' })),
  unlock: (at, pick) => withBatch(pick, (act) => unlock(at, colleague, { ...act, reason: 'Entwarnung' })),
  count: (at, pick, units) => withBatch(pick, (act) => count(at, colleague, { ...act, units, reason: 'Inventur' })),
  damage: (at, pick, units) =>
    withBatch(pick, (act) => writeOff(at, colleague, { ...act, what: 'damaged', units, reason: 'Bruch' })),
  async night(at, pick) {
    at.clock.advance({ hours: 24 * (pick % 40) });
    await expireBatches(at, at.clock.now());
  },
};

async function order(at: OrderingShop, fives: number) {
  const patient = await at.givenPatient();
  await at.fill(patient, product, fives * 5);
  return at.reserve(patient);
}

async function receive(at: OrderingShop, pick: number, units: number) {
  const note = { supplier: 'Großhandel', deliveryNote: randomUUID(), number: `C${pick}` };
  const expiresOn = pick % 3 === 0 ? '2026-01-31' : '2027-06-30';
  const delivery = { productId: product.id, ...note, expiresOn, units, values };
  const batch = await receiveBatch(at, colleague, { delivery, key: randomUUID() });
  await db.insert(batchCertificates).values({
    batchId: batch.id,
    objectKey: `certificates/${batch.id}`,
    fileName: 'coa.pdf',
    sizeBytes: 1_000,
    contentHash: 'of the file',
    attachedAt: at.clock.now(),
    attachedBy: colleague.id,
    attachedByName: colleague.name,
    sealedWith: '',
  });
  return batch;
}

async function prepare(at: OrderingShop, id: string): Promise<void> {
  const now = at.clock.now();
  const facts = {
    prescriptionFormat: 'physical' as const,
    prescriptionVerifiedAt: now,
    originalReceivedAt: now,
    paidAt: now,
  };
  // Steps before this one are about the prescription; a status that does not lead here stays.
  await db
    .update(orders)
    .set({ status: 'confirmed', ...facts })
    .where(and(eq(orders.id, id), inArray(orders.status, [...statusesBeforePreparation])));
  await changeOrder(at, id, actor(), { name: 'prepare' });
}

/** What nobody has filled yet is weighed, without the papers that packing asks for. */
async function fill(at: OrderingShop, orderId: string): Promise<void> {
  for (const { movementId, units } of await portionsOf(db, orderId)) {
    const milli = units * 1_000;
    const scanned = { isProductScanned: true, isBatchScanned: true, container: 'Dose', finding: null };
    const tolerance = { wantedMilli: milli, lowestMilli: milli, highestMilli: milli, measuredMilli: milli };
    const by = { at: at.clock.now(), byStaffId: colleague.id, byName: colleague.name };
    await db.insert(weighings).values({ orderId, position: 1, movementId, ...scanned, ...tolerance, ...by });
  }
}

/** One of the three for each container, the next one for the next. */
async function answersFor(orderId: string, pick: number): Promise<FilledAnswer[]> {
  return (await portionsOf(db, orderId)).map(({ movementId: portion }, index) => {
    const fate = filledFates[(pick + index) % filledFates.length] as (typeof filledFates)[number];
    return fate === 'waste' ? { portion, fate, witnessId: tester.id } : { portion, fate };
  });
}

/** The patient takes half of it. */
async function lower(at: OrderingShop, id: string): Promise<void> {
  const by = actor();
  await changeOrder(at, id, by, { name: 'propose', message: 'Weniger.', lines: [{ position: 1, quantity: 5 }] });
  const [open] = await db
    .select()
    .from(orderAmendments)
    .where(eq(orderAmendments.orderId, id))
    .orderBy(desc(orderAmendments.proposedAt));
  if (open) await changeOrder(at, id, { kind: 'patient' }, { name: 'agree', amendmentId: open.id });
}

const actor = () => ({ kind: 'pharmacy', name: colleague.name, staffId: colleague.id }) as const;

async function withOrder(pick: number, act: (id: string) => Promise<unknown>): Promise<unknown> {
  const found = await db.select({ id: orders.id }).from(orders).orderBy(orders.createdAt, orders.id);
  const order = found[pick % Math.max(found.length, 1)];
  return order && act(order.id);
}

async function withBatch(pick: number, act: (act: { id: string; version: number; key: string }) => Promise<unknown>) {
  const found = await db.select().from(batches).orderBy(batches.receivedAt, batches.id);
  const batch = found[pick % Math.max(found.length, 1)];
  return batch && act({ id: batch.id, version: batch.version, key: randomUUID() });
}

/** A refusal is an answer; anything else is a fault. */
async function attempt(deed: () => Promise<unknown>): Promise<void> {
  await deed().catch((error) => {
    if (!(error instanceof ShopError) || error.id === 'Internal') throw error;
  });
}

/** A product of its own for each day, with a delivery, an order and its preparation already behind it. */
async function ordinaryMorning(): Promise<void> {
  ({ product } = await givenProduct(db, { stockUnits: 20 }));
  const { id, version } = await receive(shop, 1, 12);
  const tested = { testNumber: randomUUID(), identityTest: 'microscopy' } as const;
  await release(shop, tester, { id, version, key: randomUUID(), ...tested });
  await order(shop, 1);
  const { id: packed } = await order(shop, 2);
  await prepare(shop, packed);
  await fill(shop, packed);
}

const day = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(deeds)),
    pick: fc.nat({ max: 20 }),
    units: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 5, maxLength: 18 },
);

test('after random days of orders, deliveries, locks, counts and nights the books add up', async () => {
  await fc.assert(
    fc.asyncProperty(day, async (happened) => {
      await ordinaryMorning();
      for (const { name, pick, units } of happened) {
        await attempt(() => deeds[name]?.(shop, pick, units) as Promise<unknown>);
        expect(await stockComplaints(db), name).toEqual([]);
      }
    }),
    { numRuns: 12 },
  );
});

test('in two processes at a time, in whatever order they come to the database', async () => {
  // All that two processes share: each has its own connections and caches.
  const elsewhere = openDatabase(workerConnection(), pino({ level: 'silent' }));
  onTestFinished(() => elsewhere.pool.end());
  const processes = [shop, { ...orderingShop(elsewhere), clock: shop.clock }];
  await fc.assert(
    fc.asyncProperty(day, async (happened) => {
      await ordinaryMorning();
      for (let from = 0; from < happened.length; from += 2) {
        const pair = happened.slice(from, from + 2);
        await Promise.all(
          pair.map(({ name, pick, units }, which) =>
            attempt(() => deeds[name]?.(processes[which] as OrderingShop, pick, units) as Promise<unknown>),
          ),
        );
      }
      expect(await stockComplaints(db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
