import { checklists } from '@shop/contract/desk/checklist';
import { actOnOrder } from '@shop/contract/desk/orders';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import { answerDifference, readReview, saveRecord, tickChecks } from '@shop/contract/desk/review';
import { exportPersonalData } from '@shop/contract/patient';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { recordFor, tickFor } from '../../testing/prescription-review.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
let id: string;
beforeEach(async () => {
  shop = await deskShop(database, { title: 'Käppele 25/1' });
  ({ id } = await shop.givenOrder());
});

const review = async () => (await shop.pta.call(readReview, { params: { id } })).data;
const file = () => fileVersionOf(db, id);

/** Saved as it stands there, and every point of what can be read ticked. */
async function givenRead(line: Partial<PrescriptionRecord['lines'][number]>) {
  const { person, ordered, recordVersion } = await review();
  const record = recordFor({ ...person, createdAt: shop.clock.now() }, ordered);
  const lines = record.lines.map((one) => ({ ...one, pzn: null, ...line }));
  const body = { recordVersion, file: await file(), record: { ...record, lines } };
  const saved = await shop.pta.call(saveRecord, { params: { id }, body });
  expect(saved.statusCode, saved.body).toBe(200);
  const ticks = checklists.paper.confirm.map(tickFor);
  await shop.pta.call(tickChecks, { params: { id }, body: { version: saved.data.version, ticks } });
  return saved.data;
}

const call = { choice: 'practiceCalled', text: '', spokenWith: 'Dr. Ebert' } as const;

async function answer(said: object) {
  const row = (await review()).rows.find(({ difference }) => difference !== null)?.id ?? '';
  return shop.pta.call(answerDifference, { params: { id }, body: { row, ...call, ...said } });
}

async function confirm() {
  const { version } = await review();
  const body = { version, action: 'confirm', file: (await file()) ?? '' } as const;
  return shop.pharmacist.call(actOnOrder, { params: { id }, headers: once(), body });
}

test('an order whose product is not clear on the paper waits for the practice, which can name the ordered one only', async () => {
  const { rows } = await givenRead({ product: 'K…le 2?/1', isUnclear: true });
  expect(rows.filter(({ difference }) => difference !== null)).toMatchObject([
    { field: 'line', difference: 'unclearProduct', choices: ['practiceCalled'] },
  ]);
  expectError(await confirm(), 'ChecksMissing', { missing: ['unclearProduct'] });
  expectError(await answer({}), 'AnswerNotPossible');
  expectError(await answer({ product: 'Käppele 25/1', spokenWith: ' ' }), 'AnswerNotPossible');
  for (const other of ['Steinburg 20/1', 'Käppele', 'Käppele 22/1'])
    expectError(await answer({ product: other }), 'AnswerNotPossible');
  expectError(await answer({ choice: 'sameProduct', text: 'passt', product: 'Käppele 25/1' }), 'AnswerNotPossible');
  expectError(await confirm(), 'ChecksMissing', { missing: ['unclearProduct'] });

  const { data } = await answer({ product: 'Cannabisblüten Käppele 25/1' });
  expect(data.rows.find(({ difference }) => difference)?.answer).toMatchObject({
    product: 'Cannabisblüten Käppele 25/1',
    spokenWith: 'Dr. Ebert',
    spokenAt: shop.clock.now().toISOString(),
    by: shop.pta.person.name,
  });
  expect((await confirm()).statusCode).toBe(200);

  const exported = unzipSync((await shop.patient.call(exportPersonalData, {})).rawPayload);
  const report = strFromU8(exported['rezeptpruefung.txt'] ?? new Uint8Array());
  expect(report).toContain('nicht eindeutig zu lesen');
  expect(report).toContain('Genannt wurde „Cannabisblüten Käppele 25/1“.');
});

test('a call never changes a product that is clear on the paper', async () => {
  await givenRead({ product: 'Steinburg 20/1' });
  expectError(await answer({ product: 'Käppele 25/1' }), 'AnswerNotPossible');
  expectError(await confirm(), 'ChecksMissing', { missing: ['otherProduct'] });
});

test('an answer ends with the reading that it was given to', async () => {
  await givenRead({ product: 'K…le', isUnclear: true });
  await answer({ product: 'Käppele 25/1' });
  await givenRead({ product: 'Steinburg 20/1' });
  expectError(await confirm(), 'ChecksMissing', { missing: ['otherProduct'] });
});

test('what was recorded is answered as it was saved', async () => {
  const { record } = await givenRead({ product: 'K…le', isUnclear: true, application: 'tea' });
  expect(record?.record.lines).toMatchObject([{ product: 'K…le', isUnclear: true, application: 'tea' }]);
});
