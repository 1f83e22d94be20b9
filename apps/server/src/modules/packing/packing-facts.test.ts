import { confirmLabel, printPaper, settleApplication, writeLabelByHand } from '@shop/contract/desk/packing';
import type { RecordLine } from '@shop/contract/desk/prescription-record';
import { readReview } from '@shop/contract/desk/review';
import { completeBatch } from '@shop/contract/desk/stock';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { journal } from '../../db/schema/journal.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { differenceAnswers, prescriptionRecords } from '../../db/schema/prescription-reviews.ts';
import { batches } from '../../db/schema/stock.ts';
import { packingDesk } from '../../testing/packing-desk.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';

const database = testDatabase();
const { db } = database;
const desk = packingDesk(database);
const { prepare, read, weigh, writeLabels, seeLabels, act } = desk;

/** What stands on the prescription, as it was recorded before the rules became stricter. */
async function recordAgain(changed: Partial<RecordLine>) {
  const [saved] = await db.select().from(prescriptionRecords);
  if (!saved) throw new Error('no record');
  const lines = saved.record.lines.map((line) => ({ ...line, ...changed }));
  await db.insert(prescriptionRecords).values({ ...saved, version: 2, record: { ...saved.record, lines } });
  return saved;
}

test('waits for the dose, and the label bears the one that the practice named', async () => {
  await prepare();
  await weigh();
  const { round } = await recordAgain({ instructions: 'gem. Anweisung' });
  const labels = async () => (await read()).portions.map(({ label }) => [label.instructions, label.missing]);
  expect(await labels()).toEqual([[null, ['instructions']]]);
  expect((await act('pack', desk.shop.pta)).json()).toMatchObject({ id: 'DosageMissing' });

  const { rows } = (await desk.shop.pta.call(readReview, { params: { id: desk.id } })).data;
  const rowId = rows.find(({ difference }) => difference === 'merelyAsTold')?.id ?? '';
  const answer = { orderId: desk.id, rowId, round, choice: 'practiceCalled', text: 'Dr. Ebert' } as const;
  const said = { ...answer, at: desk.shop.clock.now(), byName: 'Paul', byStaffId: desk.shop.pta.person.id };
  await db.insert(differenceAnswers).values(said);
  expect((await act('pack', desk.shop.pta)).json()).toMatchObject({ id: 'DosageMissing' });
  await db.insert(differenceAnswers).values({ ...said, instructions: 'abends 0,1 g' });
  expect(await labels()).toEqual([['abends 0,1 g', []]]);
  await writeLabels();
  expect((await act('pack', desk.shop.pta)).statusCode).toBe(200);
});

test('never packs more than is prescribed, whatever was answered before', async () => {
  await prepare();
  await weigh();
  await recordAgain({ amount: 4 });
  expect((await act('pack', desk.shop.pta)).json()).toMatchObject({ id: 'BeyondPrescription' });
  expect((await act('stop', desk.shop.pta)).statusCode).toBe(200);
  expect((await act('prepare', desk.shop.pta)).json()).toMatchObject({ id: 'BeyondPrescription' });
});

const onLabel = (body: Record<string, unknown>) => ({ params: { id: desk.id }, headers: once(), body }) as never;
const first = async () => {
  const [portion] = (await read()).portions;
  if (!portion) throw new Error('nothing to pack');
  return portion;
};

test('a label is printed before anything is packed, seen as it is now before it is released, and void once it changes', async () => {
  await prepare();
  await weigh();
  expect((await act('pack', desk.shop.pta)).json()).toMatchObject({ id: 'LabelNotPrinted' });
  const { id: portion, label } = await first();
  const seen = { portion, label: label.version };
  expect((await desk.shop.pta.call(writeLabelByHand, onLabel({ ...seen, reason: ' ' }))).statusCode).toBe(400);
  await desk.shop.pta.call(printPaper, onLabel({ paper: 'label', portion }));
  expect(await first()).toMatchObject({ labelMade: { isByHand: false, isCurrent: true }, labelPrints: 1 });
  // Nobody has seen on the container what is not packed.
  expect((await desk.shop.pharmacist.call(confirmLabel, onLabel(seen))).json()).toMatchObject({ id: 'InvalidState' });
  expect((await act('pack', desk.shop.pta)).statusCode).toBe(200);

  expect((await act('release', desk.shop.pharmacist)).json()).toMatchObject({ id: 'LabelNotSeen' });
  await seeLabels();
  // Printed again: the one before is void, and so is that it was seen.
  await desk.shop.pta.call(printPaper, onLabel({ paper: 'label', portion }));
  expect((await act('release', desk.shop.pharmacist)).json()).toMatchObject({ id: 'LabelNotSeen' });
  const prints = await db.select().from(journal).where(eq(journal.what, 'paperPrinted')).orderBy(journal.id);
  expect(prints.map(({ detail }) => JSON.parse(detail ?? ''))).toEqual([
    { paper: 'label', times: 1 },
    { paper: 'label', times: 2, void: 1 },
  ]);
  await seeLabels();
  await db.update(batches).set({ thcPercent: 19.5 });
  expect(await first()).toMatchObject({ labelMade: { isCurrent: false }, labelSeen: [] });
  expect((await act('release', desk.shop.pharmacist)).json()).toMatchObject({ id: 'LabelNotPrinted' });
  expect((await desk.shop.pharmacist.call(confirmLabel, onLabel(seen))).json()).toMatchObject({
    id: 'LabelNotPrinted',
  });
  await writeLabels();
  expect((await desk.shop.pharmacist.call(confirmLabel, onLabel(seen))).json()).toMatchObject({ id: 'LabelChanged' });
  await seeLabels();
  expect((await first()).labelSeen).toMatchObject([{ by: desk.shop.pharmacist.person.name, isYou: false }]);
  expect((await act('release', desk.shop.pharmacist)).statusCode).toBe(200);
});

test('whoever releases it has seen the labels, not somebody else', async () => {
  await prepare();
  await weigh();
  await writeLabels();
  await act('pack', desk.shop.pta);
  const lead = await givenAtDesk(desk.shop, db, ['lead']);
  await seeLabels(lead);
  expect((await act('release', desk.shop.pharmacist)).json()).toMatchObject({ id: 'LabelNotSeen' });
  expect((await act('release', lead)).statusCode).toBe(200);
});

test('the label of an extract bears its strength without THC, its oil, how long it is good once opened, and how it is used', async () => {
  await db.update(products).set({ thcPercent: null, cbdPercent: null, cbdMgPerMl: 50 });
  await db.update(orderLines).set({ productType: 'extract', unit: 'milliliter' });
  await prepare();
  await recordAgain({ unit: 'milliliter', instructions: 'abends 0,3 ml', application: null });
  await weigh();
  const { id: portion, label, proposedApplication } = await first();
  expect(label).toMatchObject({ strength: '– / 50 mg/ml', missing: ['application', 'carrier', 'inUse'] });
  expect(proposedApplication).toBe('oral');
  const refused = { id: 'LabelIncomplete', data: { missing: ['application', 'carrier', 'inUse'] } };
  expect((await desk.shop.pta.call(printPaper, onLabel({ paper: 'label', portion }))).json()).toMatchObject(refused);
  expect((await act('pack', desk.shop.pta)).json()).toMatchObject(refused);

  await desk.shop.pta.call(settleApplication, onLabel({ portion, application: 'oral' }));
  const [batch] = await db.select().from(batches);
  const complete = (details: object) =>
    desk.shop.pka.call(completeBatch, {
      params: { id: batch?.id ?? '' },
      headers: once(),
      body: { version: batch?.version ?? 0, ...details },
    });
  expect((await complete({ number: 'TQ-9' })).json()).toMatchObject({ id: 'InvalidState' });
  expect((await complete({ carrier: 'MCT-Öl', inUseDays: 90 })).data.batch).toMatchObject({ missing: [] });
  expect((await first()).label).toMatchObject({
    application: 'Zum Einnehmen.',
    substances: 'Cannabisextrakt, gelöst in MCT-Öl, Mainkraut.',
    inUse: 'Nach Anbruch 90 Tage verwendbar.',
    missing: [],
  });
  await writeLabels();
  expect((await act('pack', desk.shop.pta)).statusCode).toBe(200);
});

test('goods without a batch number are not packed until it is recorded', async () => {
  await db.update(batches).set({ number: null });
  await prepare();
  await weigh();
  expect((await first()).label.missing).toEqual(['batchNumber']);
  expect((await act('pack', desk.shop.pta)).json()).toMatchObject({ data: { missing: ['batchNumber'] } });
});

test('how it is used stands on the prescription and is not chosen at the bench', async () => {
  await prepare();
  await weigh();
  const { id: portion, label } = await first();
  expect(label.application).toBe('Zur Inhalation nach Verdampfen.');
  const other = await desk.shop.pta.call(settleApplication, onLabel({ portion, application: 'tea' }));
  expect(other.json()).toMatchObject({ id: 'InvalidState' });
  await recordAgain({ application: 'tea' });
  expect((await first()).label.application).toBe('Zum Trinken als Tee.');
});
