import type { RecordLine } from '@shop/contract/desk/prescription-record';
import { readReview } from '@shop/contract/desk/review';
import { expect, test } from 'vitest';
import { differenceAnswers, prescriptionRecords } from '../../db/schema/prescription-reviews.ts';
import { packingDesk } from '../../testing/packing-desk.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;
const desk = packingDesk(database);
const { prepare, read, weigh, act } = desk;

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
