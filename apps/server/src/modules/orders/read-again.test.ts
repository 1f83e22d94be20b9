import { attachOriginal, requestOriginalUpload } from '@shop/contract/desk/prescriptions';
import { saveRecord } from '@shop/contract/desk/review';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Order, orders } from '../../db/schema/orders.ts';
import { packingDesk } from '../../testing/packing-desk.ts';
import { pdf, sendForm } from '../../testing/prescription-form.ts';
import { recordFor } from '../../testing/prescription-review.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { tickAdvice } from '../../testing/ticked-advice.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { findOrder, linesOf } from './order-queries.ts';
import { reviewOf } from './prescription-review-service.ts';

const database = testDatabase();
const { db } = database;
const desk = packingDesk(database);
const { prepare, weigh, writeLabels, seeLabels, act } = desk;

async function attach(mark: string) {
  const { shop, id } = desk;
  shop.clock.advance({ seconds: 1 });
  const bytes = Buffer.concat([pdf, Buffer.from(mark)]);
  const asked = await shop.pka.call(requestOriginalUpload, {
    params: { id },
    body: { fileName: 'scan.pdf', sizeBytes: bytes.length },
  });
  await sendForm(shop, asked.data, bytes);
  expect((await shop.pka.call(attachOriginal, { params: { id }, body: { key: asked.data.key } })).statusCode).toBe(200);
}

const orderNow = async () => (await findOrder(db, desk.id)) as Order;

/** Somebody looks at the new scan and reads this dose. */
async function readDose(instructions: string) {
  const { shop, id } = desk;
  const faultless = recordFor(await orderNow(), await linesOf(db, id), { evidence: 'paper' });
  const record = { ...faultless, lines: faultless.lines.map((line) => ({ ...line, instructions })) };
  const recordVersion = (await reviewOf(shop.ordering, id)).saved?.version ?? 0;
  const file = await fileVersionOf(db, id);
  return shop.pta.call(saveRecord, { params: { id }, body: { recordVersion, file, record } });
}

async function release() {
  await prepare();
  await weigh();
  await writeLabels();
  await act('pack', desk.shop.pta);
  await seeLabels();
  expect((await act('release', desk.shop.pharmacist)).statusCode).toBe(200);
}

const verify = () =>
  db.update(orders).set({ prescriptionVerifiedAt: desk.shop.clock.now() }).where(eq(orders.id, desk.id));

test('a better scan of the original after the release: what it says is read, labelled, seen and released again', async () => {
  await release();
  await attach('first');
  await attach('better');
  expect(await orderNow()).toMatchObject({ prescriptionVerifiedAt: null, releasedAt: null });
  expect((await readDose('1 × täglich 0,05 g verdampfen')).statusCode).toBe(200);
  await verify();
  expect((await act('ship', desk.shop.pta)).statusCode).toBe(409);
  expect((await act('release', desk.shop.pharmacist)).json()).toMatchObject({ id: 'LabelNotPrinted' });
  await writeLabels();
  await seeLabels();
  expect((await act('release', desk.shop.pharmacist)).statusCode).toBe(200);
});

test('what lies ready bears its labels: read again, its dose stays, or it goes back', async () => {
  await release();
  await tickAdvice(db, desk.id, { said: 'given', at: desk.shop.clock.now() });
  await db.update(orders).set({ status: 'readyForPickup', shippingType: 'selfPickUp' });
  await attach('first');
  await attach('better');
  expect((await readDose('1 × täglich 0,05 g verdampfen')).json()).toMatchObject({ id: 'InvalidState' });
  expect((await readDose('2 × täglich 0,1 g verdampfen')).statusCode).toBe(200);
});
