import {
  legacyLogout,
  readLegacySession,
  readSession,
  sendSignInCode,
  signInWithCode,
  signOut,
} from '@shop/contract/auth';
import { calls } from '@shop/contract/calls';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { counters } from '../../db/schema/counters.ts';
import { sessions, users, verifications } from '../../db/schema/identity.ts';
import { outbox } from '../../db/schema/mail.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { codeFor, givenPatient, givenSignedIn, type Person, somebody } from '../../testing/person.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { nameStaff } from './identity-service.ts';

const database = testDatabase();
const { db } = database;

/** better-auth reads the computer's clock: here both stand still until the test moves them. */
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp(database);
  vi.useFakeTimers({ toFake: ['Date'], now: shop.clock.now() });
  onTestFinished(() => void vi.useRealTimers());
});

function later(by: Parameters<TestApp['clock']['advance']>[0]): void {
  shop.clock.advance(by);
  vi.setSystemTime(shop.clock.now());
}

function askForCode(person: Person) {
  return person.call(sendSignInCode, { body: { email: person.email, type: 'sign-in' } });
}

function guess(person: Person, otp: string) {
  return person.call(signInWithCode, { body: { email: person.email, otp } });
}

async function wrongCodeFor(person: Person): Promise<string> {
  return String((Number(await codeFor(shop, person.email)) + 1) % 1_000_000).padStart(6, '0');
}

describe('a code', () => {
  test('signs in whoever receives it, once', async () => {
    const lena = somebody(shop);
    expect((await askForCode(lena)).data).toEqual({ success: true, isDelayed: false });
    const otp = await codeFor(shop, lena.email);
    expect((await guess(lena, otp)).data).toEqual({
      user: { email: lena.email, firstName: null, name: null, onboardingCompleted: false },
    });
    expect((await lena.call(readSession, {})).data).toMatchObject({ user: { email: lena.email } });
    expectError(await guess(somebody(shop, lena.email), otp), 'InvalidCode');
  });

  test('opens only the account it was sent for, however the address is written', async () => {
    const lena = somebody(shop);
    const otto = somebody(shop);
    await askForCode(lena);
    await askForCode(otto);
    expectError(await guess(otto, await codeFor(shop, lena.email)), 'InvalidCode');
    const loud = await lena.call(signInWithCode, {
      body: { email: lena.email.toUpperCase(), otp: await codeFor(shop, lena.email) },
    });
    expect(loud.statusCode).toBe(200);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: lena.email }]);
  });

  test('is worth nothing after five minutes', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const otp = await codeFor(shop, lena.email);
    later({ minutes: 5, seconds: 1 });
    expectError(await guess(lena, otp), 'CodeExpired');
  });

  test('replaces the one before', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const first = await codeFor(shop, lena.email);
    later({ seconds: 31 });
    await askForCode(lena);
    expectError(await guess(lena, first), 'InvalidCode');
    expect((await guess(lena, await codeFor(shop, lena.email))).statusCode).toBe(200);
  });

  test('is stored as a keyed hash, and the mail that waits with it is sealed', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const stored = JSON.stringify([await db.select().from(verifications), await db.select().from(counters)]);
    const [waiting] = await db.select().from(outbox);
    const otp = await codeFor(shop, lena.email);
    expect(stored).not.toContain(otp);
    // An unkeyed hash of a million codes is tried out in a second.
    const unkeyed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(otp));
    expect(stored).not.toContain(Buffer.from(unkeyed).toString('base64url'));
    expect(waiting?.sealedMail?.includes(otp)).toBe(false);
    const [sent] = await db.select().from(outbox);
    expect(sent).toMatchObject({ sealedMail: null, sentAt: expect.any(Date) });
  });
});

describe('guessing', () => {
  test('three wrong guesses end a code, also for the right one', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const otp = await codeFor(shop, lena.email);
    for (let tried = 0; tried < 3; tried++) expectError(await guess(lena, await wrongCodeFor(lena)), 'InvalidCode');
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
    let wrong = 0;
    while (wrong < 10) {
      later({ minutes: 20 });
      await askForCode(stranger);
      for (let tried = 0; tried < 3 && wrong < 10; tried++, wrong++) {
        expectError(await guess(stranger, await wrongCodeFor(stranger)), 'InvalidCode');
      }
    }

    const restarted = await testApp(database, { clock: shop.clock });
    later({ minutes: 20 });
    await askForCode(stranger);
    const otp = await codeFor(shop, lena.email);
    const answer = await somebody(restarted, lena.email).call(signInWithCode, { body: { email: lena.email, otp } });
    expectError(answer, 'TooManyAttempts');
    expect((await guess(lena, otp)).statusCode).toBe(200);
  });

  test('a guess that was right does not count', async () => {
    const lena = somebody(shop);
    for (let day = 0; day < 12; day++) {
      later({ minutes: 20 });
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
    for (let tried = 0; tried < 3; tried++) await guess(stranger, await wrongCodeFor(lena));
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
      later({ seconds: 31 });
      expect((await askForCode(lena)).statusCode).toBe(200);
    }
    later({ seconds: 31 });
    expect((await askForCode(lena)).json().id).toBe('TooManyRequests');
    expect((await askForCode(somebody(shop))).statusCode).toBe(200);
  });

  test('thirty an hour from one address, whatever headers say', async () => {
    shop = await testApp(database, { env: { hasRateLimits: true } });
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
    later({ minutes: 1 });
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

describe('the mail', () => {
  test('has a neutral subject, the code on a line of its own, and no image', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const otp = await codeFor(shop, lena.email);
    const [mail] = await readMails(shop.mailFolder);
    expect(mail?.subject).toBe('Ihr Code für die Anmeldung');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/cannabis|\bblüte|extrakt|rezept/i);
    expect(mail?.text?.split('\n')).toContain(otp);
    expect(mail?.html).toContain(`>${otp}<`);
    expect(mail?.html).not.toMatch(/<img|https?:/);
  });

  test('speaks the language of the page', async () => {
    const lena = somebody(shop);
    await lena.call(sendSignInCode, {
      body: { email: lena.email, type: 'sign-in' },
      headers: { 'accept-language': 'en' },
    } as never);
    await shop.sendMails();
    expect((await readMails(shop.mailFolder))[0]?.subject).toBe('Your code for signing in');
  });
});

describe('a session', () => {
  test.each(['', '/api'])('[WI-04] all calls of marketplace/auth answer under %j', async (base) => {
    const { email } = somebody(shop);
    const asked = new Set<string>();
    let cookie = '';
    const ask = (method: 'GET' | 'POST', path: string, payload?: object) => {
      asked.add(`${method} ${path}`);
      return shop.app.inject({ method, url: base + path, headers: { cookie }, ...(payload && { payload }) });
    };

    const sent = await ask('POST', '/marketplace/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    expect(sent.statusCode).toBe(200);
    const otp = await codeFor(shop, email);
    const signedIn = await ask('POST', '/marketplace/auth/sign-in/email-otp', { email, otp });
    cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const session = () => ask('GET', '/marketplace/auth/get-session');
    expect((await session()).json()).toMatchObject({ user: { email }, onboardingCompleted: false });

    const onboarded = await ask('POST', '/marketplace/auth.completeOnboarding', {
      json: {
        firstName: 'Lena',
        lastName: 'Beispiel',
        phoneNumber: base === '' ? '931100001' : '931100002',
        address: { streetAndHouseNumber: 'Uferstraße 12', city: 'Würzburg', country: 'DE', postalCode: '97070' },
        birthDate: '1988-05-04T00:00:00.000Z',
        acceptedPrivacyPolicyAndTac: true,
      },
      meta: { values: { birthDate: ['Date'] } },
    });
    expect(onboarded.statusCode, onboarded.body).toBe(200);
    expect((await session()).json()).toMatchObject({ onboardingCompleted: true });
    expect((await ask('POST', '/marketplace/auth/sign-out')).statusCode).toBe(200);
    expect((await session()).json()).toBeNull();

    const ofMarketplace = Object.values(calls).filter(({ mount }) => mount === 'marketplace');
    expect([...asked].sort()).toEqual(ofMarketplace.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('travels in an HttpOnly cookie, never in the body; a marker without secret stands beside it', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const answer = await guess(lena, await codeFor(shop, lena.email));
    const cookies = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get('shop.session_token')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookies.get('shop_signed_in')).toMatchObject({ value: '1', sameSite: 'Lax' });
    expect(cookies.get('shop_signed_in')).not.toHaveProperty('httpOnly');
    const [session] = await db.select().from(sessions);
    expect(answer.body).not.toContain(session?.token);
    expect(session).toMatchObject({ ipAddress: '', userAgent: '' });
  });

  test('is for TLS alone behind TLS', async () => {
    shop = await testApp(database, { env: { publicUrl: new URL('https://shop.example') } });
    const lena = somebody(shop);
    await askForCode(lena);
    const answer = await guess(lena, await codeFor(shop, lena.email));
    expect(answer.cookies.map(({ name, secure, path, domain }) => [name, secure, path, domain])).toEqual([
      ['__Host-shop.session_token', true, '/', undefined],
      ['__Host-shop_signed_in', true, '/', undefined],
      ['__Host-shop_device', true, '/', undefined],
    ]);
    expect((await lena.call(readSession, {})).data).toMatchObject({ user: { email: lena.email } });
    // A neighbouring host can set a cookie of the plain name; it counts for nothing.
    const planted = somebody(shop);
    planted.cookies.set('shop.session_token', lena.cookies.get('__Host-shop.session_token') ?? '');
    expect((await planted.call(readSession, {})).data).toBeNull();
    await lena.call(signOut, {});
    expect([...lena.cookies.keys()]).toEqual(['__Host-shop_device']);
  });

  test('ends after 30 minutes without a request', async () => {
    const lena = await givenSignedIn(shop);
    later({ minutes: 29 });
    expect((await lena.call(readSession, {})).data).not.toBeNull();
    later({ minutes: 29 });
    expect((await lena.call(readSession, {})).data).not.toBeNull();
    later({ minutes: 31 });
    expect((await lena.call(readSession, {})).data).toBeNull();
  });

  test('ends after 12 hours at most, however busy', async () => {
    const lena = await givenSignedIn(shop);
    for (let half = 0; half < 23; half++) {
      later({ minutes: 29 });
      await lena.call(readSession, {});
    }
    expect((await lena.call(readSession, {})).data).not.toBeNull();
    for (let half = 0; half < 2; half++) {
      later({ minutes: 29 });
      await lena.call(readSession, {});
    }
    expect((await lena.call(readSession, {})).data).toBeNull();
    expect(await db.select().from(sessions)).toEqual([]);
  });

  test.each([
    ['sign-out', signOut],
    ['the legacy logout', legacyLogout],
  ])('is gone at once after %s, also for a copy of its cookie', async (_name, endpoint) => {
    const lena = await givenSignedIn(shop);
    const thief = somebody(shop);
    for (const [name, value] of lena.cookies) thief.cookies.set(name, value);
    expect((await lena.call(endpoint, {})).data).toEqual({ success: true });
    expect(lena.cookies.has('shop.session_token')).toBe(false);
    expect(lena.cookies.has('shop_signed_in')).toBe(false);
    expect((await thief.call(readSession, {})).data).toBeNull();
    expectError(await thief.call(readLegacySession, {}), 'Unauthorized');
  });

  test('ends when its browser signs in anew, as whoever; other browsers stay signed in', async () => {
    const lena = await givenSignedIn(shop);
    const elsewhere = await givenSignedIn(shop, somebody(shop, lena.email));
    const thief = somebody(shop);
    for (const [name, value] of lena.cookies) thief.cookies.set(name, value);
    const otto = { ...lena, email: 'otto@patient.example' };
    await guess(otto, '000000');
    expect((await thief.call(readSession, {})).data).not.toBeNull();

    await givenSignedIn(shop, otto);
    expect((await thief.call(readSession, {})).data).toBeNull();
    expect((await otto.call(readSession, {})).data?.user.email).toBe('otto@patient.example');
    expect((await elsewhere.call(readSession, {})).data?.user.email).toBe(lena.email);
  });

  test('signing out without being signed in is no error', async () => {
    expect((await somebody(shop).call(signOut, {})).data).toEqual({ success: true });
  });

  test.each(['', 'garbage', 'a.b', `${'x'.repeat(3_000)}.y`])("a cookie with %j is nobody's", async (value) => {
    const lena = somebody(shop);
    lena.cookies.set('shop.session_token', value);
    expect((await lena.call(readSession, {})).data).toBeNull();
  });

  test('the legacy session is the user, or a refusal', async () => {
    const lena = await givenPatient(shop);
    expect((await lena.call(readLegacySession, {})).data).toEqual({
      email: lena.email,
      firstName: 'Lena',
      name: 'Lena Beispiel',
      onboardingCompleted: true,
    });
    expectError(await somebody(shop).call(readLegacySession, {}), 'Unauthorized');
  });
});

describe('what else better-auth could do', () => {
  test.each([
    'sign-up/email',
    'sign-in/email',
    'reset-password',
    'request-password-reset',
    'forget-password/email-otp',
    'email-otp/reset-password',
    'email-otp/check-verification-otp',
    'email-otp/verify-email',
    'email-otp/change-email',
    'update-user',
    'delete-user',
    'change-email',
    'change-password',
    'list-sessions',
    'revoke-sessions',
    'update-session',
    'ok',
    'error',
    'account-info',
    'link-social',
  ])('%s is not there', async (path) => {
    const lena = await givenSignedIn(shop);
    const cookie = [...lena.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const method of ['GET', 'POST'] as const) {
      const url = `/marketplace/auth/${path}`;
      const answer = await shop.app.inject({
        method,
        url,
        headers: { cookie },
        ...(method === 'POST' && { payload: {} }),
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  test('nobody becomes staff, verified or somebody else by sending fields along', async () => {
    const lena = somebody(shop);
    await askForCode(lena);
    const more = {
      role: 'pharmacist',
      language: 'xx',
      emailVerified: false,
      id: 'mine',
      userId: 'mine',
      name: 'Root',
      image: 'x',
    };
    const body = { email: lena.email, otp: await codeFor(shop, lena.email), ...more, onboardingCompleted: true };
    const answer = await lena.call(signInWithCode, { body });
    expect(answer.data.user).toMatchObject({ name: null, onboardingCompleted: false });
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ role: 'patient', language: 'de', name: '', image: null, emailVerified: true });
    expect(user?.id).not.toBe('mine');
  });

  test('addresses named in STAFF_EMAILS are the pharmacists', async () => {
    shop = await testApp(database, { env: { staffEmails: ['offizin@pharmacy.example'] } });
    await givenSignedIn(shop, somebody(shop, 'offizin@pharmacy.example'));
    expect(await db.select({ role: users.role }).from(users)).toEqual([{ role: 'pharmacist' }]);
  });

  test('whose address is no longer in STAFF_EMAILS is none any more: at the next sign-in, and at the next start', async () => {
    const roles = async () => (await db.select().from(users)).map(({ role }) => role);
    const email = 'offizin@pharmacy.example';
    const before = await testApp(database, { env: { staffEmails: [email] } });
    await givenSignedIn(before, somebody(before, email));
    await givenSignedIn(shop, somebody(shop, email));
    expect(await roles()).toEqual(['patient']);

    await nameStaff(db, [email]);
    expect(await roles()).toEqual(['pharmacist']);
    await nameStaff(db, ['another@pharmacy.example']);
    expect(await roles()).toEqual(['patient']);
    await nameStaff(db, [email]);
    await nameStaff(db, []);
    expect(await roles()).toEqual(['patient']);
  });
});

test('neither code nor address nor cookie reaches the log', async () => {
  const lena = await givenPatient(shop);
  await guess(lena, '000000');
  const [session] = await db.select().from(sessions);
  const logged = JSON.stringify(shop.logged);
  for (const secret of [lena.email, session?.token ?? '', 'Beispiel', 'Uferstraße'])
    expect(logged).not.toContain(secret);
});
