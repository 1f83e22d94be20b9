import { randomUUID } from 'node:crypto';
import { endLetter, letterPageSize, listLetters, noteLetter, type StrayLetter } from '@shop/contract/desk/post';
import { exportPersonalData } from '@shop/contract/patient';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { orders } from '../../db/schema/orders.ts';
import { strayLetters } from '../../db/schema/post.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenAtDesk, givenStaff, type TestStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { checkJournal } from '../journal/journal-check-service.ts';
import { changeOrder } from '../orders/order-service.ts';
import { forgetLettersOf, forgetOldLetters } from './letter-retention-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database);
});

const day = '2025-06-02';

async function note(sender = 'Müller, Würzburg', key?: string): Promise<StrayLetter> {
  const answer = await shop.pka.call(noteLetter, { headers: once(key), body: { day, sender } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data;
}

function end({ id }: { id: string }, code: string | null, by: TestStaff = shop.pka) {
  const body = code === null ? ({ what: 'sentBack' } as const) : ({ what: 'assigned', code } as const);
  return by.call(endLetter, { params: { id }, headers: once(), body });
}

async function listed(state: 'waiting' | 'done', after?: string) {
  return (await shop.pka.call(listLetters, { query: { state, ...(after && { after }) } })).data;
}

function entries() {
  return db.select().from(journal).where(eq(journal.subject, 'post')).orderBy(journal.id);
}

describe('a letter without an order', () => {
  test('is listed with its day, its sender and who noted it, once for each request', async () => {
    const key = randomUUID();
    const letter = await note('Müller, Würzburg', key);
    expect(letter).toEqual({
      id: expect.any(String),
      day,
      sender: 'Müller, Würzburg',
      notedAt: shop.clock.now().toISOString(),
      notedBy: shop.pka.person.name,
      end: null,
    });
    expect(await note('Müller, Würzburg', key)).toEqual(letter);
    expect(await listed('waiting')).toEqual({ letters: [letter], next: null });
    const kept = await entries();
    expect(kept).toMatchObject([{ what: 'letterNoted', subjectId: letter.id, staffName: shop.pka.person.name }]);
    expect(JSON.stringify(kept)).not.toContain('Müller');
  });

  test('cannot come tomorrow', async () => {
    const body = { day: '2999-01-01', sender: 'Müller' };
    expectError(await shop.pka.call(noteLetter, { headers: once(), body }), 'InvalidInput', {
      fields: [{ path: 'body.day', problem: 'out_of_range' }],
    });
  });

  test('that is sent back is done with, by whom and when, and only once', async () => {
    const letter = await note();
    const { data } = await end(letter, null);
    expect(data).toMatchObject({ letter: { end: { what: 'sentBack', by: shop.pka.person.name } }, order: null });
    expect((await end(letter, null)).data).toEqual(data);
    const colleague = await givenAtDesk(shop, db, ['pka']);
    expectError(await end(letter, null, colleague), 'InvalidState');
    expect((await listed('waiting')).letters).toEqual([]);
    expect((await listed('done')).letters).toEqual([data.letter]);
    expect((await entries()).map(({ what }) => what)).toEqual(['letterNoted', 'letterSentBack']);
  });

  test('that finds its order is the original of it', async () => {
    const { code, id } = await shop.givenOrder();
    const { data } = await end(await note(), code);
    expect(data.letter.end).toMatchObject({ what: 'assigned', orderCode: code });
    expect(data.order).toMatchObject({ code, trayNumber: 1, receivedAt: shop.clock.now().toISOString() });
    expect((await end(await note('noch einer'), code)).data.letter.end).toMatchObject({ what: 'assigned' });
    expect((await entries()).filter(({ what }) => what === 'letterAssigned')).toMatchObject([
      { detail: JSON.stringify({ orderId: id }) },
      {},
    ]);
  });

  test('waits on where the order is over, unknown or one’s own', async () => {
    const letter = await note();
    const over = await shop.givenOrder();
    await changeOrder(shop.ordering, over.id, { kind: 'patient' }, { name: 'cancel' });
    expectError(await end(letter, over.code), 'InvalidState');
    expectError(await end(letter, '7KQX-M29F'), 'NotFound');
    const own = await shop.givenOrder();
    const [{ email } = { email: '' }] = await db.select().from(orders).where(eq(orders.id, own.id));
    const buyer = await givenAtDesk(shop, db, ['pka'], { person: await givenStaff(db, { email, roles: ['pka'] }) });
    expectError(await end(letter, own.code, buyer), 'OwnOrder');
    expectError(await end({ id: randomUUID() }, null), 'NotFound');
    expect((await listed('waiting')).letters).toEqual([letter]);
  });

  test('of two who end it at the same moment one does', async () => {
    const letter = await note();
    const { code } = await shop.givenOrder();
    const colleague = await givenAtDesk(shop, db, ['pka']);
    const answers = await Promise.all([end(letter, code), end(letter, null, colleague)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('is listed page by page', async () => {
    const staffId = shop.pka.person.id;
    const many = Array.from({ length: letterPageSize + 1 }, (_, index) => ({
      day,
      sender: `Absender ${index}`,
      notedAt: new Date(shop.clock.now().getTime() + Math.floor(index / 2)),
      notedBy: staffId,
      notedByName: 'Anna',
    }));
    await db.insert(strayLetters).values(many);
    const first = await listed('waiting');
    const second = await listed('waiting', first.next ?? undefined);
    expect(second.next).toBeNull();
    const senders = [...first.letters, ...second.letters].map(({ sender }) => sender);
    expect(senders.toSorted()).toEqual(many.map(({ sender }) => sender).toSorted());
    await db.update(strayLetters).set({ end: 'sentBack', endedAt: shop.clock.now() });
    const done = await listed('done');
    expect((await listed('done', done.next ?? undefined)).letters).toHaveLength(1);
  });
});

describe('what is kept of it', () => {
  test('goes half a year after it was done with, from the journal too; what waits stays', async () => {
    const [waiting, done] = [await note('wartet'), await note('zurück')];
    await end(done, null);
    const inMonths = (months: number) => new Date(shop.clock.now().getTime() + months * 31 * 24 * 60 * 60 * 1_000);
    await forgetOldLetters(db, inMonths(5));
    expect(await db.$count(strayLetters)).toBe(2);
    await forgetOldLetters(db, inMonths(7));
    expect((await db.select().from(strayLetters)).map(({ id }) => id)).toEqual([waiting.id]);
    expect((await entries()).map(({ subjectId }) => subjectId)).toEqual([waiting.id]);
    expect((await checkJournal({ db, clock: shop.clock, marks: shop.marks })).finding).toBeNull();
  });

  test('goes with its order, and the patient’s data tell it until then', async () => {
    const { id, code } = await shop.givenOrder();
    await end(await note(), code);
    const exported = await shop.patient.call(exportPersonalData, {});
    const { 'bestellungen.json': file } = unzipSync(exported.rawPayload);
    const [kept] = JSON.parse(strFromU8(file ?? new Uint8Array()));
    expect(kept.letters).toMatchObject([{ day, sender: 'Müller, Würzburg' }]);
    await db.transaction((tx) => forgetLettersOf(tx, id, shop.clock.now()));
    expect(await db.$count(strayLetters)).toBe(0);
    expect(await entries()).toEqual([]);
  });
});
