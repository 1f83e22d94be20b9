import { signInWithCode } from '@shop/contract/auth';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { codeFor, givenSignedIn, somebody } from '../../testing/person.ts';
import { askForCode, signInShop } from '../../testing/sign-in-shop.ts';
import { testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { nameStaff } from './identity-service.ts';

const world = testWorld(signInShop);
const { database, db } = world;

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
    const lena = await givenSignedIn(world.shop);
    const cookie = [...lena.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const method of ['GET', 'POST'] as const) {
      const url = `/marketplace/auth/${path}`;
      const answer = await world.shop.app.inject({
        method,
        url,
        headers: { cookie },
        ...(method === 'POST' && { payload: {} }),
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  test('nobody becomes staff, verified or somebody else by sending fields along', async () => {
    const lena = somebody(world.shop);
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
    const body = { email: lena.email, otp: await codeFor(world.shop, lena.email), ...more, onboardingCompleted: true };
    const answer = await lena.call(signInWithCode, { body });
    expect(answer.data.user).toMatchObject({ name: null, onboardingCompleted: false });
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ role: 'patient', language: 'de', name: '', image: null, emailVerified: true });
    expect(user?.id).not.toBe('mine');
  });

  test('addresses named in STAFF_EMAILS are the pharmacists', async () => {
    world.shop = await signInShop(database, { env: { staffEmails: ['offizin@pharmacy.example'] } });
    await givenSignedIn(world.shop, somebody(world.shop, 'offizin@pharmacy.example'));
    expect(await db.select({ role: users.role }).from(users)).toEqual([{ role: 'pharmacist' }]);
  });

  test('whose address is no longer in STAFF_EMAILS is none any more: at the next sign-in, and at the next start', async () => {
    const roles = async () => (await db.select().from(users)).map(({ role }) => role);
    const email = 'offizin@pharmacy.example';
    const before = await testApp(database, { env: { staffEmails: [email] } });
    await givenSignedIn(before, somebody(before, email));
    await givenSignedIn(world.shop, somebody(world.shop, email));
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
