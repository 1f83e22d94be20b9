import { noteDecision, previewAmendment, proposeAmendment } from '@shop/contract/desk/amendments';
import { addNote, noteCall } from '@shop/contract/desk/notes';
import { actOnOrder, answerLikeness, readDeskOrder } from '@shop/contract/desk/orders';
import type { Role } from '@shop/contract/rights';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderNotes } from '../../db/schema/order-notes.ts';
import type { Order } from '../../db/schema/orders.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenAtDesk, givenStaff, type TestStaff } from '../../testing/staff.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';

const database = testDatabase();
const { db } = database;

let shop: TestApp;
let order: Order;
beforeEach(async () => {
  shop = await testApp(database);
  order = await orderingShop(database).givenOrder({}, 10);
});

const params = () => ({ id: order.id });
const read = async (by: TestStaff) => (await by.call(readDeskOrder, { params: params() })).data;

async function act(by: TestStaff, action: 'review' | 'ask' | 'paid', more: object = {}): Promise<void> {
  const { version } = await read(await givenAtDesk(shop, db, ['lead']));
  const answer = await by.call(actOnOrder, { params: params(), headers: once(), body: { version, action, ...more } });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('an order at the desk', () => {
  test('shows the person, the lines with what is free, the money and what is missing', async () => {
    const pta = await givenAtDesk(shop, db, ['pta']);
    const seen = await read(pta);
    expect(seen).toMatchObject({
      code: order.code,
      isOwn: false,
      person: { name: 'Lena Beispiel', birthDate: '1955-03-04', phone: order.phone },
      lines: [{ position: 1, quantity: 10, stockFree: 90, minimum: 5, increment: 5 }],
      money: { totalCent: order.totalCents, refundDueCent: 0, paidAt: null },
      missing: ['prescriptionVerified', 'paid'],
      story: [{ by: 'patient', status: 'requested' }],
    });
  });

  test('names the actions that the caller has a right to, each with what is in its way', async () => {
    const actionsOf = async (role: Role) => (await read(await givenAtDesk(shop, db, [role]))).actions;
    expect(await actionsOf('pta')).toEqual(
      expect.arrayContaining([
        { name: 'review', obstacle: null },
        { name: 'ask', obstacle: 'status' },
      ]),
    );
    expect((await actionsOf('pta')).map(({ name }) => name)).not.toContain('confirm');
    expect((await actionsOf('pharmacist')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['verify', 'confirm', 'reject']),
    );
  });

  test('tells its owner among the staff nothing that is not theirs as a patient, and lets them do nothing', async () => {
    const pta = await givenAtDesk(shop, db, ['pta']);
    await pta.call(addNote, { params: params(), headers: once(), body: { text: 'Praxis ruft zurück.' } });
    const person = await givenStaff(db, { roles: ['lead'], email: order.email });
    const owner = await givenAtDesk(shop, db, ['lead'], { person });
    expect(await read(owner)).toMatchObject({ isOwn: true, actions: [], notes: [], questions: [], reasons: [] });
    expectError(await owner.call(addNote, { params: params(), headers: once(), body: { text: 'Ich' } }), 'OwnOrder');
  });
});

test('an order like one’s own is a question on record: no act before the answer, and none at all after a yes', async () => {
  const named = () => givenStaff(db, { roles: ['lead'], name: `Dr. ${order.patientName}` });
  const [first, second] = [await named(), await named()];
  const other = await givenAtDesk(shop, db, ['lead'], { person: first });
  const owner = await givenAtDesk(shop, db, ['lead'], { person: second });
  const note = (by: TestStaff) => by.call(addNote, { params: params(), headers: once(), body: { text: 'Ich' } });
  const answer = (by: TestStaff, isOwn: boolean) =>
    by.call(answerLikeness, { params: params(), headers: once(), body: { isOwn } });
  expect(await read(other)).toMatchObject({ isOwn: false, looksOwn: true });
  const alike = { orderId: order.id, code: order.code };
  expectError(await note(other), 'LikeOwnOrder', alike);
  await answer(other, false);
  expect((await note(other)).statusCode).toBe(200);
  expect(await read(other)).toMatchObject({
    looksOwn: false,
    story: expect.arrayContaining([expect.objectContaining({ what: 'foreignDeclared', name: first.name })]),
  });

  expectError(await note(owner), 'LikeOwnOrder', alike);
  await answer(owner, true);
  expectError(await note(owner), 'OwnOrder');
  await answer(owner, false);
  expect(await read(owner)).toMatchObject({ isOwn: true, looksOwn: false, actions: [] });
});

describe('words about an order', () => {
  test('a question is asked from a template in the language of the patient', async () => {
    const pta = await givenAtDesk(shop, db, ['pta']);
    const { questions } = await read(pta);
    const text = questions.find(({ id }) => id === 'amount')?.text ?? '';
    expect(text).toContain('Menge auf Ihrem Rezept');
    await act(pta, 'review');
    await act(pta, 'ask', { message: text });
    expect((await read(pta)).story.at(-1)).toMatchObject({
      status: 'clarification',
      message: text,
      name: pta.person.name,
    });
  });

  test('reasons to reject are ready for those who may reject', async () => {
    const pharmacist = await givenAtDesk(shop, db, ['pharmacist']);
    expect((await read(pharmacist)).reasons.find(({ id }) => id === 'expired')?.text).toContain('abgelaufen');
    expect((await read(await givenAtDesk(shop, db, ['pta']))).reasons).toEqual([]);
  });

  test('are kept from those who do not see the prescription, but for their own notes', async () => {
    const [pta, pka] = [await givenAtDesk(shop, db, ['pta']), await givenAtDesk(shop, db, ['pka'])];
    await act(pta, 'review');
    await act(pta, 'ask', { message: 'Welche Dosierung?' });
    await pta.call(addNote, { params: params(), headers: once(), body: { text: 'Dosierung unklar.' } });
    await pka.call(addNote, { params: params(), headers: once(), body: { text: 'Brief lag offen.' } });
    const answer = await pka.call(readDeskOrder, { params: params() });
    expect(answer.body).not.toContain('Dosierung');
    expect(answer.data.notes.map(({ text }) => text)).toEqual(['Brief lag offen.']);
    expect((await read(pta)).notes).toHaveLength(2);
  });

  test('a call is noted with its result, once for each key', async () => {
    const pta = await givenAtDesk(shop, db, ['pta']);
    const call = {
      params: params(),
      headers: once(),
      body: { whom: 'practice' as const, result: 'callsBack' as const, text: 'Dr. Muster meldet sich.' },
    };
    const answers = await Promise.all([pta.call(noteCall, call), pta.call(noteCall, call)]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect((await read(pta)).notes).toMatchObject([{ call: { whom: 'practice', result: 'callsBack' } }]);
  });

  test('a payment that is entered by hand has its reason in a note', async () => {
    await act(await givenAtDesk(shop, db, ['accounting']), 'paid', { note: 'Bar am Tresen, Beleg 12.' });
    expect(await db.select().from(orderNotes)).toMatchObject([{ kind: 'note', text: 'Bar am Tresen, Beleg 12.' }]);
  });
});

describe('a proposal to lower it', () => {
  test('can be looked at first, is made, and is answered on the telephone', async () => {
    const pta = await givenAtDesk(shop, db, ['pta']);
    const lines = [{ position: 1, quantity: 5 }];
    expectError(await pta.call(previewAmendment, { params: params(), body: { lines } }), 'InvalidState');
    await act(pta, 'review');
    const preview = await pta.call(previewAmendment, { params: params(), body: { lines } });
    expect(preview.data).toMatchObject({ toTotalCent: order.totalCents - 5 * 899, lines: [{ toCent: 5 * 899 }] });

    const { version } = await read(pta);
    const body = { version, reason: 'Das Rezept nennt 5 g.', lines };
    await pta.call(proposeAmendment, { params: params(), headers: once(), body });
    const proposed = await read(pta);
    expect(proposed).toMatchObject({ status: 'clarification', amendments: [{ state: 'proposed' }] });

    const decision = {
      amendmentId: proposed.amendments[0]?.id ?? '',
      decision: 'agree' as const,
      call: 'Einverstanden.',
    };
    await pta.call(noteDecision, {
      params: params(),
      headers: once(),
      body: { version: proposed.version, ...decision },
    });
    expect(await read(pta)).toMatchObject({
      status: 'inReview',
      lines: [{ quantity: 5, stockFree: 95 }],
      amendments: [{ state: 'agreed' }],
      notes: [{ call: { whom: 'patient', result: 'reached' }, text: 'Einverstanden.' }],
    });
  });
});
