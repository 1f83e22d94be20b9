import { type DispensingFact, dispensingFacts } from '@shop/contract/desk/dispensing-acts';
import type { RecordLine } from '@shop/contract/desk/prescription-record';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Order, orderLines, orders } from '../../db/schema/orders.ts';
import { prescriptionRecords } from '../../db/schema/prescription-reviews.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { batches } from '../../db/schema/stock.ts';
import { type OrderingShop, orderingShop, uferstrasse } from '../../testing/ordering.ts';
import { packByPaul, releaseByRita, weighAll } from '../../testing/packed-order.ts';
import { completeReview, tickFor } from '../../testing/prescription-review.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { actorOf } from '../journal/journal-service.ts';
import { orderCommand } from './order-command.ts';
import { findOrder } from './order-queries.ts';
import { changeOrder } from './order-service.ts';
import { reviewOf, tickChecks } from './prescription-review-service.ts';

const database = testDatabase();
const { db } = database;

interface World {
  shop: OrderingShop;
  order: Order;
  anna: Staff;
}
type Stage = 'confirmed' | 'weighed' | 'packed' | 'released' | 'ready';
const stages: Stage[] = ['confirmed', 'weighed', 'packed', 'released', 'ready'];

/** An order with every fact on record, brought as far as this. */
async function givenAt(stage: Stage, differences: Partial<Order>): Promise<World> {
  const shop = orderingShop(database);
  const anna = await givenStaff(db, { roles: ['lead'] });
  const order = await shop.givenOrder();
  const { id } = order;
  const now = shop.clock.now();
  await db.update(orders).set({ status: 'inReview', ...differences });
  if (differences.prescriptionFormat === 'physical') await db.update(orders).set({ originalReceivedAt: now });
  await completeReview(shop, id, anna);
  await db.update(orders).set({ status: 'confirmed', prescriptionVerifiedAt: now, paidAt: now });
  const act = (name: 'prepare' | 'ready') => changeOrder(shop, id, actorOf(anna), { name });
  const steps: Record<Stage, () => Promise<unknown>> = {
    confirmed: async () => undefined,
    weighed: async () => [await act('prepare'), stage === 'weighed' && (await weighAll(shop, id))],
    packed: () => packByPaul(shop, id),
    released: () => releaseByRita(shop, id),
    ready: () => act('ready'),
  };
  for (const one of stages.slice(0, stages.indexOf(stage) + 1)) await steps[one]();
  return { shop, order: (await findOrder(db, id)) as Order, anna };
}

const setOrder = (change: Partial<Order>) => () => db.update(orders).set(change);

/** As it was recorded before the rules became stricter. */
const record = (changed: Partial<RecordLine>) => async () => {
  const [saved] = await db.select().from(prescriptionRecords);
  if (!saved) throw new Error('no record');
  const lines = saved.record.lines.map((line) => ({ ...line, ...changed }));
  await db.insert(prescriptionRecords).values({ ...saved, version: 9, record: { ...saved.record, lines } });
};

const untick =
  (check: 'eRezept' | 'signature' | 'advice') =>
  async ({ shop, order, anna }: World) => {
    await db.update(orders).set({ prescriptionVerifiedAt: null });
    const { order: seen } = await reviewOf(shop, order.id);
    const ticks = [{ ...tickFor(check), isDone: false }];
    await tickChecks(shop, order.id, anna, { version: seen.version, ticks });
    await db.update(orders).set({ prescriptionVerifiedAt: shop.clock.now() });
  };

interface Case {
  at: Stage;
  is?: Partial<Order>;
  /** Takes the one fact away. */
  without(world: World): Promise<unknown>;
  command: readonly string[];
  says: string;
}

const paper = { prescriptionFormat: 'physical' } as const;
const pickup = { shippingType: 'selfPickUp', shippingOptionId: 'pickup' } as const;
const pack = { at: 'weighed', command: ['pack'] } as const;

const cases: Record<DispensingFact, Case> = {
  signedFile: {
    ...{ at: 'confirmed', command: ['prepare'], says: 'there is no signed file' },
    without: () => db.delete(prescriptionFiles),
  },
  photoOrPaper: {
    ...{ at: 'confirmed', is: paper, command: ['tick', 'plausibility'], says: 'neither a photo nor the original' },
    without: async () => [
      await db.delete(prescriptionFiles),
      await db.update(orders).set({ originalReceivedAt: null, prescriptionVerifiedAt: null }),
    ],
  },
  paper: { ...pack, is: paper, without: setOrder({ originalReceivedAt: null }), says: 'the original is not here' },
  eRezeptNumber: {
    ...{ at: 'confirmed', is: { prescriptionFormat: 'ePrescription' }, command: ['prepare'] },
    ...{ without: untick('eRezept'), says: 'the number is not noted' },
  },
  validSignature: { ...pack, at: 'weighed', without: untick('signature'), says: 'no valid signature is noted' },
  prescriptionVerified: { ...pack, without: setOrder({ prescriptionVerifiedAt: null }), says: 'not called valid' },
  withinPrescription: { ...pack, without: record({ amount: 4 }), says: 'asks for more or for something else' },
  dosage: { ...pack, without: record({ instructions: 'wie besprochen' }), says: 'the dosage is not settled' },
  labelComplete: {
    ...pack,
    without: () => db.update(batches).set({ number: null }),
    says: 'the label lacks batchNumber',
  },
  labelPrinted: {
    ...pack,
    without: () => db.update(batches).set({ thcPercent: 19 }),
    says: 'a label is not printed as it is now',
  },
  labelSeen: { at: 'packed', command: ['release'], without: async () => undefined, says: 'looks at each label first' },
  recipient: {
    ...{ at: 'released', command: ['ship', 'https://paket.example/1'], says: 'delivered under another name' },
    without: setOrder({ deliveryAddress: { ...uferstrasse, fullName: 'Ute Kern' } }),
  },
  originalMarked: {
    ...{ at: 'released', is: paper, command: ['ship', 'https://paket.example/1'], says: 'the original is not marked' },
    without: setOrder({ originalMarkedAt: null }),
  },
  advice: {
    ...{ at: 'ready', is: pickup, command: ['complete', 'patient'], says: 'the advice is due' },
    without: untick('advice'),
  },
  identity: {
    ...{ at: 'ready', is: pickup, command: ['complete'], says: 'Please say who showed who they are' },
    without: async () => undefined,
  },
};

test.each(dispensingFacts)('by command, nothing goes on without %s, and everything is as it was', async (fact) => {
  const { at, is = {}, without, command, says } = cases[fact];
  const world = await givenAt(at, is);
  await without(world);
  const { id, code } = world.order;
  const [before] = await db.select().from(orders).where(eq(orders.id, id));
  const lines = await db.select().from(orderLines);
  const told = await orderCommand(world.shop, [code, ...command, '--as', world.anna.email]);
  expect(typeof told === 'string' ? told : told.says).toContain(says);
  expect(await findOrder(db, id)).toEqual(before);
  expect(await db.select().from(orderLines)).toEqual(lines);
});
