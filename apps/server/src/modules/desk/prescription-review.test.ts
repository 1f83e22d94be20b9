import type { checks } from '@shop/contract/desk/checklist';
import { answerDifference, readReview, saveRecord, tickChecks } from '@shop/contract/desk/review';
import type { Output } from '@shop/contract/endpoint';
import { replacePrescription } from '@shop/contract/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedRecord } from '../../db/schema/prescription-reviews.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenPatient } from '../../testing/person.ts';
import { givenUpload, pdf } from '../../testing/prescription-form.ts';
import { recordFor, tickFor } from '../../testing/prescription-review.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeOrder } from '../orders/order-service.ts';
import { reviewOf } from '../orders/prescription-review-service.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { presentReview } from './review-presenter.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
let order: { id: string; code: string };
beforeEach(async () => {
  shop = await deskShop(database);
  order = await shop.givenOrder();
});

type ReviewAnswer = Output<typeof readReview>;

async function look(id = order.id): Promise<ReviewAnswer> {
  const answer = await shop.pharmacist.call(readReview, { params: { id } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data;
}

/** What the PTA writes down; faultless unless told otherwise. */
async function record(
  differences: Partial<ReturnType<typeof recordFor>> = {},
  { id = order.id, by = shop.pta, recordVersion }: { id?: string; by?: typeof shop.pta; recordVersion?: number } = {},
) {
  const seen = await look(id);
  return by.call(saveRecord, {
    params: { id },
    body: {
      recordVersion: recordVersion ?? seen.recordVersion,
      file: await fileVersionOf(db, id),
      record: recordFor({ ...seen.person, createdAt: shop.clock.now() }, seen.ordered, differences),
    },
  });
}

async function tick(...names: (typeof checks)[number][]) {
  const { version } = await look();
  return shop.pta.call(tickChecks, { params: { id: order.id }, body: { version, ticks: names.map(tickFor) } });
}

const byPhoto = ['identity', 'prescriber', 'validity', 'lines', 'instructions', 'notUsedUp'] as const;
const missingNames = ({ missing }: ReviewAnswer) =>
  missing.verify.map(({ kind, check }) => (kind === 'check' ? check : kind));

test('a faultless prescription is recorded, ticked by the photo and then with the original in hand', async () => {
  expect(missingNames(await look())).toEqual(['record', 'original', ...byPhoto, 'original', 'plausibility', 'advice']);
  const recorded = await record();
  expect(recorded.statusCode, recorded.body).toBe(200);
  expect(recorded.data).toMatchObject({ recordVersion: 1, validity: { state: 'valid' }, earlier: [], left: [5] });
  expect(recorded.data.rows.map(({ difference }) => difference)).toEqual(Array(7).fill(null));

  const ticked = await tick(...byPhoto);
  expect(ticked.data.missing.confirm).toEqual([]);
  expect(missingNames(ticked.data)).toEqual(['original', 'original', 'plausibility', 'advice']);
  expectError(await tick('original'), 'InvalidState');

  await shop.pharmacist.call(readReview, { params: { id: order.id } });
  const file = (await fileVersionOf(db, order.id)) as string;
  await changeOrder(shop.ordering, order.id, shop.pharmacist.actor, { name: 'original' }, { file });
  const done = await tick('original', 'plausibility', 'advice');
  expect(done.data.missing).toEqual({ confirm: [], verify: [] });
  expect(done.data.checklist.at(-1)).toMatchObject({
    check: 'advice',
    isDone: true,
    tick: { by: shop.pta.person.name, tick: { how: 'given' } },
  });
});

test('a tick can be taken back; a point of another format, and an older state, are refused', async () => {
  await tick('identity');
  const { version } = await look();
  const params = { id: order.id };
  const untick = { version, ticks: [{ check: 'identity' as const, isDone: false }] };
  const { data } = await shop.pta.call(tickChecks, { params, body: untick });
  expect(data.checklist[0]).toMatchObject({ check: 'identity', isDone: false, tick: { by: shop.pta.person.name } });
  expectError(await tick('eRezept'), 'InvalidState');
  expectError(await shop.pta.call(tickChecks, { params, body: { ...untick, version: version - 1 } }), 'OrderChanged');
});

describe('a difference', () => {
  async function answer(choice: 'samePerson', text = '') {
    const row = (await look()).rows.find(({ difference }) => difference)?.id ?? '';
    return shop.pta.call(answerDifference, { params: { id: order.id }, body: { row, choice, text } });
  }

  test('keeps the prescription open until somebody says what settles it', async () => {
    const { data } = await record({ patientName: 'Lena Anders' });
    expect(data.rows[0]).toMatchObject({ field: 'person', difference: 'otherName', answer: null });
    expect(data.missing.confirm[0]).toMatchObject({ kind: 'difference', row: data.rows[0]?.id });
    expectError(await answer('samePerson'), 'AnswerNotPossible');
    const answered = await answer('samePerson', 'Heirat im Mai,\nDr. Ebert selbst');
    expect(answered.data.rows[0]?.answer).toMatchObject({ choice: 'samePerson', by: shop.pta.person.name });
    expect(answered.data.missing.confirm.map(({ kind }) => kind)).not.toContain('difference');
  });

  test('that has become another one needs another answer', async () => {
    const { data } = await record({ patientName: 'Lena Anders' });
    await answer('samePerson', 'Heirat im Mai');
    await record({ patientName: 'Leo Anders' });
    expect((await look()).rows[0]).toMatchObject({ difference: 'otherName', answer: null });
    const body = { row: data.rows[0]?.id ?? '', choice: 'samePerson' as const, text: 'Heirat' };
    expectError(await shop.pta.call(answerDifference, { params: { id: order.id }, body }), 'RecordChanged');
  });

  test('that nobody can heal has no answer', async () => {
    const { data } = await record({ isSigned: false });
    const unsigned = data.rows.find(({ field }) => field === 'signature');
    expect(unsigned).toMatchObject({ difference: 'notSigned', choices: [] });
    const body = { row: unsigned?.id ?? '', choice: 'practiceCalled' as const, text: 'kommt nach' };
    expectError(await shop.pta.call(answerDifference, { params: { id: order.id }, body }), 'AnswerNotPossible');
  });
});

describe('two people on one record', () => {
  test('the second is told, and what the first wrote stays', async () => {
    await record({ patientName: 'Von der Ersten' });
    expectError(await record({ patientName: 'Vom Zweiten' }, { recordVersion: 0 }), 'RecordChanged');
    expect((await look()).record?.record.patientName).toBe('Von der Ersten');
    expect((await record({ patientName: 'Vom Zweiten' })).data.recordVersion).toBe(2);
  });

  test('at the same moment, one of them is saved', async () => {
    const other = await givenAtDesk(shop, db, ['pta']);
    const both = await Promise.all([
      record({ patientName: 'Eins' }, { recordVersion: 0 }),
      record({ patientName: 'Zwei' }, { recordVersion: 0, by: other }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('the same person sending again is not told off', async () => {
    await record();
    expect((await record({}, { recordVersion: 0 })).data.recordVersion).toBe(1);
  });
});

test('another file asks for all of it again, and keeps what was written as a start', async () => {
  await record();
  await tick(...byPhoto);
  const key = await givenUpload(shop, shop.patient, Buffer.concat([pdf, Buffer.from('\n')]));
  const replaced = await shop.patient.call(replacePrescription, {
    params: { id: order.id },
    body: { code: order.code, prescription3Key: key },
  });
  expect(replaced.statusCode, replaced.body).toBe(200);
  const after = await look();
  expect(after).toMatchObject({ recordVersion: 1, record: { isCurrent: false }, rows: [] });
  expect(after.missing.confirm.map(({ kind, check }) => check ?? kind)).toEqual(['record', ...byPhoto]);
  expect((await record()).data.record).toMatchObject({ version: 2, isCurrent: true });
});

describe('a prescription that came before', () => {
  test('with the same file, also of somebody else', async () => {
    const stranger = await givenPatient(shop, { firstName: 'Ruth', lastName: 'Fremd' });
    const later = await shop.givenOrder({ patient: stranger });
    expect((await look(later.id)).earlier).toMatchObject([
      { orderId: order.id, isSameFile: true, isSamePatient: false },
    ]);
    expect((await look()).earlier).toEqual([]);
  });

  test('of the same prescriber and day, with what is left of it', async () => {
    await record({}, { id: order.id });
    const later = await shop.givenOrder({ photo: Buffer.concat([pdf, Buffer.from('\n\n')]) });
    const seen = await look(later.id);
    const [line] = recordFor({ ...seen.person, createdAt: shop.clock.now() }, seen.ordered).lines;
    const { data } = await record({ lines: [{ ...(line as NonNullable<typeof line>), amount: 8 }] }, { id: later.id });
    expect(data).toMatchObject({ earlier: [{ orderId: order.id, isSameFile: false }], left: [3] });
    expect(data.rows.at(-1)).toMatchObject({ field: 'earlierUse', difference: 'usedUp', orderId: order.id });

    await changeOrder(shop.ordering, order.id, shop.pharmacist.actor, { name: 'reject', message: 'doppelt' });
    const freed = await look(later.id);
    expect(freed.left).toEqual([8]);
    expect(freed.rows.at(-1)).toMatchObject({ difference: 'usedBefore' });
  });
});

test('it is refused before anybody has taken the order on, once it is decided, and on an order of one’s own', async () => {
  const own = await givenAtDesk(shop, db, ['pta'], { person: await givenStaff(db, { email: shop.patient.email }) });
  expectError(await record({}, { by: own }), 'OwnOrder');
  await changeOrder(shop.ordering, order.id, shop.pharmacist.actor, { name: 'reject', message: 'abgelaufen' });
  expectError(await record(), 'InvalidState');
  expectError(await tick('identity'), 'InvalidState');
});

test('nothing of a prescription is logged', async () => {
  await record({
    patientName: 'Kanarienvogel Gelb',
    prescriber: { name: 'Dr. Kanarienvogel', profession: 'vet', address: '', phone: '' },
  });
  await record({ patientName: 'Kanarienvogel Gelb' }, { recordVersion: 7 });
  expect(JSON.stringify(shop.logged)).not.toContain('Kanarienvogel');
});

test('of what is stored only the named fields leave the server', async () => {
  await record();
  await tick('identity');
  const review = await reviewOf(shop.ordering, order.id);
  const saved = review.saved as SavedRecord;
  const more = { unnamed: 'stays here' };
  const { lines, prescriber } = saved.record;
  const shown = presentReview({
    ...review,
    saved: {
      ...saved,
      record: {
        ...saved.record,
        ...more,
        prescriber: { ...prescriber, ...more },
        lines: lines.map((line) => ({ ...line, ...more })),
      },
    },
    ticks: new Map(
      [...review.ticks].map(([check, ticked]) => [check, { ...ticked, tick: { ...ticked.tick, ...more } }]),
    ),
  });
  expect(shown).toEqual(presentReview(review));
});
