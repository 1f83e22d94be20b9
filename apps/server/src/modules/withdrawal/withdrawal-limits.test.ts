import { describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { orderEvents } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { declaration, declare as declareIn, givenProof, mailsOf } from '../../testing/withdrawal.ts';
import { tellWaitingWithdrawals } from './waiting-withdrawals-service.ts';

const world = testWorld((database) => testApp(database, { env: { hasRateLimits: true, trustProxy: 1 } }));
const { database, db } = world;

type Body = Parameters<typeof declareIn>[1];

const lena = declaration.email;

const declare = (differences: Body = {}, address = '203.0.113.1') =>
  declareIn(world.shop, differences, { 'x-forwarded-for': address });

/** So many that differ, one after the other, each of them taken. */
async function declareMany(count: number, differences: (at: number) => Body = () => ({})): Promise<void> {
  for (let at = 0; at < count; at++) {
    const answer = await declare({ fullName: `Lena Beispiel ${at}`, ...differences(at) });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

const mailsTo = async (address: string) => (await mailsOf(world.shop, address)).receipts;
const tell = () => tellWaitingWithdrawals(world.shop.ordering, world.shop.clock.now());

test('a sixth within an hour is taken, and so is a hundredth', async () => {
  await declareMany(100);
  expect(await db.$count(withdrawals)).toBe(100);
});

test('a declaration that is repeated counts as one, also fifty at once', async () => {
  const { proven } = await givenProof(database);
  const answers = await Promise.all(Array.from({ length: 50 }, () => declare(proven)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  expect(await db.$count(withdrawals)).toBe(1);
  const events = await db.select().from(orderEvents);
  expect(events.filter(({ what }) => what === 'withdrawalDeclared')).toHaveLength(1);
  expect(await mailsTo(proven.email)).toHaveLength(1);
  world.shop.clock.advance({ hours: 25 });
  await declare(proven);
  expect(await db.$count(withdrawals)).toBe(2);
});

describe('receipts', () => {
  test('nobody gets more than five an hour from strangers; the others are told together, a day later', async () => {
    await declareMany(30);
    expect(await mailsTo(lena)).toHaveLength(5);
    await tell();
    expect(await mailsTo(lena)).toHaveLength(5);

    world.shop.clock.advance({ hours: 25 });
    await tell();
    await tell();
    const mails = await mailsTo(lena);
    expect(mails).toHaveLength(6);
    expect(mails.at(-1)?.text).toContain('Mit dieser E-Mail-Adresse sind mehrere Widerrufe eingegangen: 25.');
    expect(mails.at(-1)?.text?.match(/^- 02\.06\.2025, 10:00 · 7KQX-M29F · Ganze Bestellung$/gm)).toHaveLength(15);
    expect(mails.at(-1)?.text?.match(/^Name: /gm)).toHaveLength(10);
  });

  test('whoever has proven the order gets five at once, and the sixth with its contents within two hours', async () => {
    const { proven } = await givenProof(database);
    // Strangers have used up what anybody may send to this address.
    await declareMany(10, () => ({ email: proven.email }));
    const before = (await mailsTo(proven.email)).length;
    await declareMany(7, (at) => ({ ...proven, fullName: `Lena die ${at}.` }));
    expect(await mailsTo(proven.email)).toHaveLength(before + 5);

    world.shop.clock.advance({ minutes: 61 });
    await tell();
    const last = (await mailsTo(proven.email)).at(-1);
    expect(last?.text).toContain('Name: Lena die 5.');
    expect(last?.text).toContain('Name: Lena die 6.');
    expect(await db.$count(withdrawals)).toBe(17);
  });

  test('one network does not fill many inboxes, and cannot keep others from getting theirs', async () => {
    await declareMany(25, (at) => ({ email: `person-${at}@post.example` }));
    expect(await db.$count(withdrawals)).toBe(25);
    await declare({ email: 'clara@post.example' }, '198.51.100.7');
    expect(await mailsTo('clara@post.example')).toHaveLength(1);
    const inboxes = async () => {
      // All of them sent before anybody looks: 25 that send at once would each see what the others are still writing.
      await mailsOf(world.shop);
      const counts = await Promise.all(Array.from({ length: 25 }, (_, at) => mailsTo(`person-${at}@post.example`)));
      return counts.filter((mails) => mails.length > 0).length;
    };
    expect(await inboxes()).toBe(20);
    await tell();
    expect(await inboxes()).toBe(25);
  });

  test('of made-up addresses go out a few at a time, and not for ever', async () => {
    const row = { fullName: 'x', orderCode: 'x', scope: 'whole' as const, receivedAt: world.shop.clock.now() };
    const made = Array.from({ length: 60 }, (_, at) => ({
      ...row,
      email: `made-up-${at}@post.example`,
      receiptedAt: null,
    }));
    await db.insert(withdrawals).values(made);
    await tell();
    expect(await db.$count(outbox)).toBe(20);
    world.shop.clock.advance({ days: 4 });
    await tell();
    expect(await db.$count(outbox)).toBe(20);
  });

  test('several processes that tell at once tell each once', async () => {
    await declareMany(12);
    world.shop.clock.advance({ hours: 25 });
    await Promise.all([tell(), tell(), tell()]);
    expect(await mailsTo(lena)).toHaveLength(6);
  });
});

describe('the pharmacy', () => {
  const notes = async () => (await mailsOf(world.shop)).notes;

  test('is told of ten an hour one by one, then once an hour of all the others', async () => {
    await declareMany(75);
    expect(await notes()).toHaveLength(10);
    await tell();
    await tell();
    let told = await notes();
    expect(told).toHaveLength(11);
    expect(told.at(-1)?.subject).toBe('Mehrere Widerrufe sind eingegangen');
    expect(told.at(-1)?.text).toContain('stehen 50 in dieser E-Mail. 15 weitere folgen in der nächsten Stunde.');

    world.shop.clock.advance({ minutes: 61 });
    await tell();
    told = await notes();
    expect(told).toHaveLength(12);
    const names = told.flatMap(({ text }) => text?.match(/Name: Lena Beispiel \d+/g) ?? []);
    expect(new Set(names).size).toBe(75);
    expect(names).toHaveLength(75);
    world.shop.clock.advance({ minutes: 61 });
    await tell();
    expect(await notes()).toHaveLength(12);
  });

  test('is told at once of what is proven, whatever strangers send', async () => {
    const { proven } = await givenProof(database);
    await declareMany(20);
    const before = (await notes()).length;
    await declare(proven);
    const told = await notes();
    expect(told).toHaveLength(before + 1);
    expect(told.at(-1)?.text).toContain('mit dieser E-Mail-Adresse');
  });
});
