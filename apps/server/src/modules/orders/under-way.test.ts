import { handOverAtCounter } from '@shop/contract/desk/handover';
import { markOriginal } from '@shop/contract/desk/originals';
import { completeBatch } from '@shop/contract/desk/stock';
import { replacePrescription } from '@shop/contract/orders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Order, orders } from '../../db/schema/orders.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { batches } from '../../db/schema/stock.ts';
import { packingDesk } from '../../testing/packing-desk.ts';
import { givenUpload, pdf } from '../../testing/prescription-form.ts';
import { completeReview } from '../../testing/prescription-review.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { findOrder } from './order-queries.ts';
import { changeOrder } from './order-service.ts';

// Orders as an earlier version left them: the next act names what is missing, there is a way to it, and the order reaches its patient.

const database = testDatabase();
const { db } = database;
const desk = packingDesk(database);
const { prepare, weigh, writeLabels, seeLabels, act } = desk;

const set = (change: Partial<Order>) => db.update(orders).set(change).where(eq(orders.id, desk.id));
const idOf = async (answer: ReturnType<typeof act>) => (await answer).json().id;
const isDone = async (answer: ReturnType<typeof act>) =>
  expect((await answer).statusCode, (await answer).body).toBe(200);

/** As it was packed then: weighed, and no word of a label. */
async function packedBefore(): Promise<void> {
  await prepare();
  await weigh();
  await set({ preparedAt: desk.shop.clock.now() });
}

async function releaseAndSend(): Promise<void> {
  await seeLabels();
  await isDone(act('release', desk.shop.pharmacist));
  const marked = await desk.shop.pta.call(markOriginal, {
    params: { id: desk.id },
    headers: once(),
    body: { place: 'kept' },
  });
  const { evidence } = (await findOrder(db, desk.id)) as Order;
  expect(marked.statusCode).toBe(evidence === 'paper' ? 200 : 409);
  await isDone(act('ship', desk.shop.pta));
  expect((await findOrder(db, desk.id))?.status).toBe('shipped');
}

test('packed without a label: it is printed or written now, seen, released and sent', async () => {
  await packedBefore();
  expect(await idOf(act('release', desk.shop.pharmacist))).toBe('LabelNotPrinted');
  await writeLabels();
  expect(await idOf(act('release', desk.shop.pharmacist))).toBe('LabelNotSeen');
  await releaseAndSend();
});

test('packed from a batch without a number: the number is added, and then as with any other', async () => {
  await db.update(batches).set({ number: null });
  await packedBefore();
  expect(await idOf(act('release', desk.shop.pharmacist))).toBe('LabelIncomplete');
  const [batch] = await db.select().from(batches);
  const completed = await desk.shop.pka.call(completeBatch, {
    params: { id: batch?.id ?? '' },
    headers: once(),
    body: { version: batch?.version ?? 0, number: 'TQ-7' },
  });
  expect(completed.statusCode, completed.body).toBe(200);
  await writeLabels();
  await releaseAndSend();
});

test.each(['confirmed', 'packed'] as const)(
  'called valid without its file and %s: the file comes, is checked, and it goes on',
  async (stage) => {
    await set({ prescriptionFormat: 'digital' });
    const { id, shop } = desk;
    if (stage === 'packed') await packedBefore();
    await set({ prescriptionFormat: 'digital', evidence: null, originalReceivedAt: null });
    await db.delete(prescriptionFiles);
    if (stage === 'packed') {
      await writeLabels();
      await seeLabels();
      expect(await idOf(act('release', shop.pharmacist))).toBe('SignedFileMissing');
      await isDone(act('stop', shop.pta));
    } else {
      const now = shop.clock.now();
      await set({ status: 'confirmed', prescriptionVerifiedAt: now, paidAt: now });
    }
    expect(await idOf(act('prepare', shop.pta))).toBe('SignedFileMissing');

    const { code } = (await findOrder(db, id)) as Order;
    const key = await givenUpload(shop, shop.patient, Buffer.concat([pdf, Buffer.from('signed')]));
    const body = { code, prescription3Key: key };
    expect((await shop.patient.call(replacePrescription, { params: { id }, body })).statusCode).toBe(200);
    expect(await idOf(act('prepare', shop.pta))).toBe('InvalidState');
    await completeReview(shop.ordering, id, shop.pta.person);
    const file = (await fileVersionOf(db, id)) ?? undefined;
    await changeOrder(shop.ordering, id, shop.pharmacist.actor, { name: 'verify' }, { file });
    await isDone(act('prepare', shop.pta));
    await weigh();
    await writeLabels();
    await isDone(act('pack', shop.pta));
    await releaseAndSend();
  },
);

test('what lay ready then is handed over with what there is: advice, identity and the marked original', async () => {
  await db.delete(prescriptionFiles);
  const now = desk.shop.clock.now();
  const ready = { status: 'readyForPickup', shippingType: 'selfPickUp', paidAt: now, readyForPickupAt: now } as const;
  await set({ ...ready, prescriptionFormat: 'digital', isRecordedBefore: true });
  const handOver = async (advice?: 'inPerson') => {
    const { version } = (await findOrder(db, desk.id)) as Order;
    const taken = { taker: 'patient', isIdentitySeen: true } as const;
    const body = { version, ...taken, ...(advice && { advice }), till: null };
    return desk.shop.pta.call(handOverAtCounter, { params: { id: desk.id }, headers: once(), body });
  };
  expect((await handOver()).json()).toMatchObject({ id: 'AdviceMissing' });
  const done = await handOver('inPerson');
  expect(done.statusCode, done.body).toBe(200);
});
