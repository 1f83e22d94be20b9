import { readSession, sendSignInCode, signInWithCode } from '@shop/contract/auth';
import { describe, expect, test } from 'vitest';
import { counters } from '../../db/schema/counters.ts';
import { sessions, users, verifications } from '../../db/schema/identity.ts';
import { outbox } from '../../db/schema/mail.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { codeFor, givenPatient, somebody } from '../../testing/person.ts';
import { askForCode, guess, signInShop } from '../../testing/sign-in-shop.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(signInShop);
const { db } = world;

describe('a code', () => {
  test('signs in whoever receives it, once', async () => {
    const lena = somebody(world.shop);
    expect((await askForCode(lena)).data).toEqual({ success: true, isDelayed: false });
    const otp = await codeFor(world.shop, lena.email);
    expect((await guess(lena, otp)).data).toEqual({
      user: { email: lena.email, firstName: null, name: null, onboardingCompleted: false },
    });
    expect((await lena.call(readSession, {})).data).toMatchObject({ user: { email: lena.email } });
    expectError(await guess(somebody(world.shop, lena.email), otp), 'InvalidCode');
  });

  test('opens only the account it was sent for, however the address is written', async () => {
    const lena = somebody(world.shop);
    const otto = somebody(world.shop);
    await askForCode(lena);
    await askForCode(otto);
    expectError(await guess(otto, await codeFor(world.shop, lena.email)), 'InvalidCode');
    const loud = await lena.call(signInWithCode, {
      body: { email: lena.email.toUpperCase(), otp: await codeFor(world.shop, lena.email) },
    });
    expect(loud.statusCode).toBe(200);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: lena.email }]);
  });

  test('is worth nothing after five minutes', async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    const otp = await codeFor(world.shop, lena.email);
    world.shop.later({ minutes: 5, seconds: 1 });
    expectError(await guess(lena, otp), 'CodeExpired');
  });

  test('replaces the one before', async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    const first = await codeFor(world.shop, lena.email);
    world.shop.later({ seconds: 31 });
    await askForCode(lena);
    expectError(await guess(lena, first), 'InvalidCode');
    expect((await guess(lena, await codeFor(world.shop, lena.email))).statusCode).toBe(200);
  });

  test('is stored as a keyed hash, and the mail that waits with it is sealed', async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    const stored = JSON.stringify([await db.select().from(verifications), await db.select().from(counters)]);
    const [waiting] = await db.select().from(outbox);
    const otp = await codeFor(world.shop, lena.email);
    expect(stored).not.toContain(otp);
    // An unkeyed hash of a million codes is tried out in a second.
    const unkeyed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(otp));
    expect(stored).not.toContain(Buffer.from(unkeyed).toString('base64url'));
    expect(waiting?.sealedMail?.includes(otp)).toBe(false);
    const [sent] = await db.select().from(outbox);
    expect(sent).toMatchObject({ sealedMail: null, sentAt: expect.any(Date) });
  });
});

describe('the mail', () => {
  test('has a neutral subject, the code on a line of its own, and no image', async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    const otp = await codeFor(world.shop, lena.email);
    const [mail] = await readMails(world.shop.mailFolder);
    expect(mail?.subject).toBe('Ihr Code für die Anmeldung');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/cannabis|\bblüte|extrakt|rezept/i);
    expect(mail?.text?.split('\n')).toContain(otp);
    expect(mail?.html).toContain(`>${otp}<`);
    expect(mail?.html).not.toMatch(/<img|https?:/);
  });

  test('speaks the language of the page', async () => {
    const lena = somebody(world.shop);
    await lena.call(sendSignInCode, {
      body: { email: lena.email, type: 'sign-in' },
      headers: { 'accept-language': 'en' },
    } as never);
    await world.shop.sendMails();
    expect((await readMails(world.shop.mailFolder))[0]?.subject).toBe('Your code for signing in');
  });
});

test('neither code nor address nor cookie reaches the log', async () => {
  const lena = await givenPatient(world.shop);
  await guess(lena, '000000');
  const [session] = await db.select().from(sessions);
  const logged = JSON.stringify(world.shop.logged);
  for (const secret of [lena.email, session?.token ?? '', 'Beispiel', 'Uferstraße'])
    expect(logged).not.toContain(secret);
});
