import { sendSignInCode, signInWithCode, signOut } from '@shop/contract/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { codeFor, givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { askForCode, guess, signInShop, wrong } from '../../testing/sign-in-shop.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(signInShop);
const { database, db } = world;

describe('guessing', () => {
  test('three wrong guesses end a code, also for the right one', async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    const otp = await codeFor(world.shop, lena.email);
    for (let tried = 0; tried < 3; tried++)
      expectError(await guess(lena, wrong(await codeFor(world.shop, lena.email))), 'InvalidCode');
    expectError(await guess(lena, otp), 'TooManyAttempts');
  });

  test('a hundred guesses at once are a hundred: at most three are looked at', async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    const otp = Number(await codeFor(world.shop, lena.email));
    const codes = Array.from({ length: 100 }, (_, i) => String((otp + 1 + i) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(codes.map((code) => guess(somebody(world.shop, lena.email), code)));
    const ids = answers.map((answer) => answer.json().id);
    expect(ids.filter((id) => id === 'InvalidCode').length).toBeLessThanOrEqual(3);
    expect(ids.filter((id) => id === 'TooManyAttempts').length).toBeGreaterThanOrEqual(97);
  });

  test('ten wrong ones a day end it for the account, over new codes and restarts, but not for its own device', async () => {
    const lena = await givenSignedIn(world.shop);
    await lena.call(signOut, {});
    const stranger = somebody(world.shop, lena.email);
    let guessed = 0;
    while (guessed < 10) {
      world.shop.later({ minutes: 20 });
      await askForCode(stranger);
      for (let tried = 0; tried < 3 && guessed < 10; tried++, guessed++) {
        expectError(await guess(stranger, wrong(await codeFor(world.shop, stranger.email))), 'InvalidCode');
      }
    }

    const restarted = await testApp(database, { clock: world.shop.clock });
    world.shop.later({ minutes: 20 });
    await askForCode(stranger);
    const otp = await codeFor(world.shop, lena.email);
    const answer = await somebody(restarted, lena.email).call(signInWithCode, { body: { email: lena.email, otp } });
    expectError(answer, 'TooManyAttempts');
    expect((await guess(lena, otp)).statusCode).toBe(200);
  });

  test('who has used up the guesses of their own device is told how long to wait', async () => {
    const lena = await givenSignedIn(world.shop);
    await lena.call(signOut, {});
    for (let guessed = 0; guessed < 10; guessed++) {
      if (guessed % 3 === 0) world.shop.later({ minutes: 20 });
      if (guessed % 3 === 0) await askForCode(lena);
      await guess(lena, wrong(await codeFor(world.shop, lena.email)));
    }
    world.shop.later({ minutes: 20 });
    await askForCode(lena);
    const answer = await guess(lena, await codeFor(world.shop, lena.email));
    expect(answer.json()).toMatchObject({ id: 'TooManyRequests', data: { retryAfterSeconds: expect.any(Number) } });
  });

  test('a guess that was right does not count', async () => {
    const lena = somebody(world.shop);
    for (let day = 0; day < 12; day++) {
      world.shop.later({ minutes: 20 });
      await givenSignedIn(world.shop, lena);
      await lena.call(signOut, {});
      lena.cookies.clear();
    }
  });

  test("another account's device token helps nobody", async () => {
    const mallory = await givenSignedIn(world.shop);
    const lena = somebody(world.shop);
    await askForCode(lena);
    const otp = await codeFor(world.shop, lena.email);
    const stranger = somebody(world.shop, lena.email);
    for (let tried = 0; tried < 3; tried++) await guess(stranger, wrong(await codeFor(world.shop, lena.email)));
    stranger.cookies.set('shop_device', mallory.cookies.get('shop_device') ?? '');
    expectError(await guess(stranger, otp), 'TooManyAttempts');
  });
});

describe('asking for codes', () => {
  test('one per 30 seconds and five per hour for an address; the wait is told', async () => {
    const lena = somebody(world.shop);
    await askForCode(lena);
    expectError(await askForCode(lena), 'TooManyRequests', { retryAfterSeconds: 30 });
    for (let asked = 0; asked < 4; asked++) {
      world.shop.later({ seconds: 31 });
      expect((await askForCode(lena)).statusCode).toBe(200);
    }
    world.shop.later({ seconds: 31 });
    expect((await askForCode(lena)).json().id).toBe('TooManyRequests');
    expect((await askForCode(somebody(world.shop))).statusCode).toBe(200);
  });

  test('thirty an hour from one address, whatever headers say', async () => {
    world.shop = await signInShop(database, { env: { hasRateLimits: true } });
    for (let asked = 0; asked < 30; asked++) expect((await askForCode(somebody(world.shop))).statusCode).toBe(200);
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    const answer = await world.shop.app.inject({
      method: 'POST',
      url: '/marketplace/auth/email-otp/send-verification-otp',
      payload: { email: 'one-more@patient.example', type: 'sign-in' },
      headers,
    });
    expect(answer.json().id).toBe('TooManyRequests');
  });

  test("the answer does not tell a patient from a stranger, nor does the mail's way", async () => {
    const patient = await givenPatient(world.shop);
    world.shop.later({ minutes: 1 });
    const known = await askForCode(somebody(world.shop, patient.email));
    const unknown = await askForCode(somebody(world.shop));
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
    const answer = await somebody(world.shop).call(sendSignInCode, { body: body as never });
    expect(answer.json().id).toBe('InvalidInput');
    expect(await db.select().from(outbox)).toEqual([]);
  });
});
