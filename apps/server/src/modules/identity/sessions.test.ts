import { legacyLogout, readLegacySession, readSession, signOut } from '@shop/contract/auth';
import { calls } from '@shop/contract/calls';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/identity.ts';
import { codeFor, givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { askForCode, guess, signInShop } from '../../testing/sign-in-shop.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(signInShop);
const { database, db } = world;

describe('a session', () => {
  test.each(['', '/api'])('[WI-04] all calls of marketplace/auth answer under %j', async (base) => {
    const { email } = somebody(world.shop);
    const asked = new Set<string>();
    let cookie = '';
    const ask = (method: 'GET' | 'POST', path: string, payload?: object) => {
      asked.add(`${method} ${path}`);
      return world.shop.app.inject({ method, url: base + path, headers: { cookie }, ...(payload && { payload }) });
    };

    const sent = await ask('POST', '/marketplace/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    expect(sent.statusCode).toBe(200);
    const otp = await codeFor(world.shop, email);
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
    const lena = somebody(world.shop);
    await askForCode(lena);
    const answer = await guess(lena, await codeFor(world.shop, lena.email));
    const cookies = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get('shop.session_token')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookies.get('shop_signed_in')).toMatchObject({ value: '1', sameSite: 'Lax' });
    expect(cookies.get('shop_signed_in')).not.toHaveProperty('httpOnly');
    const [session] = await db.select().from(sessions);
    expect(answer.body).not.toContain(session?.token);
    expect(session).toMatchObject({ ipAddress: '', userAgent: '' });
  });

  test('is for TLS alone behind TLS', async () => {
    world.shop = await signInShop(database, { env: { publicUrl: new URL('https://shop.example') } });
    const lena = somebody(world.shop);
    await askForCode(lena);
    const answer = await guess(lena, await codeFor(world.shop, lena.email));
    expect(answer.cookies.map(({ name, secure, path, domain }) => [name, secure, path, domain])).toEqual([
      ['__Host-shop.session_token', true, '/', undefined],
      ['__Host-shop_signed_in', true, '/', undefined],
      ['__Host-shop_device', true, '/', undefined],
    ]);
    expect((await lena.call(readSession, {})).data).toMatchObject({ user: { email: lena.email } });
    // A neighbouring host can set a cookie of the plain name; it counts for nothing.
    const planted = somebody(world.shop);
    planted.cookies.set('shop.session_token', lena.cookies.get('__Host-shop.session_token') ?? '');
    expect((await planted.call(readSession, {})).data).toBeNull();
    await lena.call(signOut, {});
    expect([...lena.cookies.keys()]).toEqual(['__Host-shop_device']);
  });

  test('ends after 30 minutes without a request', async () => {
    const lena = await givenSignedIn(world.shop);
    world.shop.later({ minutes: 29 });
    expect((await lena.call(readSession, {})).data).not.toBeNull();
    world.shop.later({ minutes: 29 });
    expect((await lena.call(readSession, {})).data).not.toBeNull();
    world.shop.later({ minutes: 31 });
    expect((await lena.call(readSession, {})).data).toBeNull();
  });

  test('ends after 12 hours at most, however busy', async () => {
    const lena = await givenSignedIn(world.shop);
    for (let half = 0; half < 23; half++) {
      world.shop.later({ minutes: 29 });
      await lena.call(readSession, {});
    }
    expect((await lena.call(readSession, {})).data).not.toBeNull();
    for (let half = 0; half < 2; half++) {
      world.shop.later({ minutes: 29 });
      await lena.call(readSession, {});
    }
    expect((await lena.call(readSession, {})).data).toBeNull();
    expect(await db.select().from(sessions)).toEqual([]);
  });

  test.each([
    ['sign-out', signOut],
    ['the legacy logout', legacyLogout],
  ])('is gone at once after %s, also for a copy of its cookie', async (_name, endpoint) => {
    const lena = await givenSignedIn(world.shop);
    const thief = somebody(world.shop);
    for (const [name, value] of lena.cookies) thief.cookies.set(name, value);
    expect((await lena.call(endpoint, {})).data).toEqual({ success: true });
    expect(lena.cookies.has('shop.session_token')).toBe(false);
    expect(lena.cookies.has('shop_signed_in')).toBe(false);
    expect((await thief.call(readSession, {})).data).toBeNull();
    expectError(await thief.call(readLegacySession, {}), 'Unauthorized');
  });

  test('ends when its browser signs in anew, as whoever; other browsers stay signed in', async () => {
    const lena = await givenSignedIn(world.shop);
    const elsewhere = await givenSignedIn(world.shop, somebody(world.shop, lena.email));
    const thief = somebody(world.shop);
    for (const [name, value] of lena.cookies) thief.cookies.set(name, value);
    const otto = { ...lena, email: 'otto@patient.example' };
    await guess(otto, '000000');
    expect((await thief.call(readSession, {})).data).not.toBeNull();

    await givenSignedIn(world.shop, otto);
    expect((await thief.call(readSession, {})).data).toBeNull();
    expect((await otto.call(readSession, {})).data?.user.email).toBe('otto@patient.example');
    expect((await elsewhere.call(readSession, {})).data?.user.email).toBe(lena.email);
  });

  test('signing out without being signed in is no error', async () => {
    expect((await somebody(world.shop).call(signOut, {})).data).toEqual({ success: true });
  });

  test.each(['', 'garbage', 'a.b', `${'x'.repeat(3_000)}.y`])("a cookie with %j is nobody's", async (value) => {
    const lena = somebody(world.shop);
    lena.cookies.set('shop.session_token', value);
    expect((await lena.call(readSession, {})).data).toBeNull();
  });

  test('the legacy session is the user, or a refusal', async () => {
    const lena = await givenPatient(world.shop);
    expect((await lena.call(readLegacySession, {})).data).toEqual({
      email: lena.email,
      firstName: 'Lena',
      name: 'Lena Beispiel',
      onboardingCompleted: true,
    });
    expectError(await somebody(world.shop).call(readLegacySession, {}), 'Unauthorized');
  });
});
