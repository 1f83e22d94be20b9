import { sendSignInCode, signInWithCode, signOut } from '@shop/contract/auth';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { codeFor, givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { askForCode, guess, type SignInShop, signInShop, wrong } from '../../testing/sign-in-shop.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

let shop: SignInShop;
beforeEach(async () => {
  shop = await signInShop(database);
});

describe('guessing', () => {
  test('three wrong guesses end a code, also for the right one', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const otp = await codeFor(shop, lena.email);
    for (let tried = 0; tried < 3; tried++)
      expectError(await guess(lena, wrong(await codeFor(shop, lena.email))), 'InvalidCode');
    expectError(await guess(lena, otp), 'TooManyAttempts');
  });

  test('a hundred guesses at once are a hundred: at most three are looked at', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const otp = Number(await codeFor(shop, lena.email));
    const codes = Array.from({ length: 100 }, (_, i) => String((otp + 1 + i) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(codes.map((code) => guess(somebody(shop, lena.email), code)));
    const ids = answers.map((answer) => answer.json().id);
    expect(ids.filter((id) => id === 'InvalidCode').length).toBeLessThanOrEqual(3);
    expect(ids.filter((id) => id === 'TooManyAttempts').length).toBeGreaterThanOrEqual(97);
  });

  test('ten wrong ones a day end it for the account, over new codes and restarts, but not for its own device', async () => {
    const lena = await givenSignedIn(shop);
    await lena.call(signOut, {});
    const stranger = somebody(shop, lena.email);
    let guessed = 0;
    while (guessed < 10) {
      shop.later({ minutes: 20 });
      await askForCode(stranger);
      for (let tried = 0; tried < 3 && guessed < 10; tried++, guessed++) {
        expectError(await guess(stranger, wrong(await codeFor(shop, stranger.email))), 'InvalidCode');
      }
    }

    const restarted = await testApp(database, { clock: shop.clock });
    shop.later({ minutes: 20 });
    await askForCode(stranger);
    const otp = await codeFor(shop, lena.email);
    const answer = await somebody(restarted, lena.email).call(signInWithCode, { body: { email: lena.email, otp } });
    expectError(answer, 'TooManyAttempts');
    expect((await guess(lena, otp)).statusCode).toBe(200);
  });

  test('a guess that was right does not count', async () => {
    const lena = somebody(shop);
    for (let day = 0; day < 12; day++) {
      shop.later({ minutes: 20 });
      await givenSignedIn(shop, lena);
      await lena.call(signOut, {});
      lena.cookies.clear();
    }
  });

  test("another account's device token helps nobody", async () => {
    const mallory = await givenSignedIn(shop);
    const lena = somebody(shop);
    await askForCode(lena);
    const otp = await codeFor(shop, lena.email);
    const stranger = somebody(shop, lena.email);
    for (let tried = 0; tried < 3; tried++) await guess(stranger, wrong(await codeFor(shop, lena.email)));
    stranger.cookies.set('shop_device', mallory.cookies.get('shop_device') ?? '');
    expectError(await guess(stranger, otp), 'TooManyAttempts');
  });
});

describe('asking for codes', () => {
  test('one per 30 seconds and five per hour for an address; the wait is told', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    expectError(await askForCode(lena), 'TooManyRequests', { retryAfterSeconds: 30 });
    for (let asked = 0; asked < 4; asked++) {
      shop.later({ seconds: 31 });
      expect((await askForCode(lena)).statusCode).toBe(200);
    }
    shop.later({ seconds: 31 });
    expect((await askForCode(lena)).json().id).toBe('TooManyRequests');
    expect((await askForCode(somebody(shop))).statusCode).toBe(200);
  });

  test('thirty an hour from one address, whatever headers say', async () => {
    shop = await signInShop(database, { env: { hasRateLimits: true } });
    for (let asked = 0; asked < 30; asked++) expect((await askForCode(somebody(shop))).statusCode).toBe(200);
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/marketplace/auth/email-otp/send-verification-otp',
      payload: { email: 'one-more@patient.example', type: 'sign-in' },
      headers,
    });
    expect(answer.json().id).toBe('TooManyRequests');
  });

  test("the answer does not tell a patient from a stranger, nor does the mail's way", async () => {
    const patient = await givenPatient(shop);
    shop.later({ minutes: 1 });
    const known = await askForCode(somebody(shop, patient.email));
    const unknown = await askForCode(somebody(shop));
    expect(known.body).toBe(unknown.body);
    expect(known.statusCode).toBe(unknown.statusCode);
    const named = ({ headers }: typeof known) => Object.keys(headers).sort();
    expect(named(known)).toEqual(named(unknown));
    const waiting = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.attempts, 0));
    expect(waiting).toEqual([{ kind: 'code sign-in' }, { kind: 'code sign-in' }]);
  });

  test.each([
    { email: 'no address', type: 'sign-in' },
    { email: 'lena@patient.example', type: 'forget-password' },
    { email: 'lena@patient.example', type: 'email-verification' },
    { email: ['lena@patient.example'], type: 'sign-in' },
    { email: `${'x'.repeat(250)}@patient.example`, type: 'sign-in' },
  ])('refuses %j', async (body) => {
    const answer = await somebody(shop).call(sendSignInCode, { body: body as never });
    expect(answer.json().id).toBe('InvalidInput');
    expect(await db.select().from(outbox)).toEqual([]);
  });
});
