import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '../../db/pool.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/identity.ts';
import { cookieName } from '../../http/cookies.ts';
import type { Keys } from '../../keys.ts';
import { periods } from '../../retention.ts';

const idleSeconds = periods.sessionIdleMinutes * 60;
/** A session is prolonged by use, but not written anew with each request. */
const renewAfterSeconds = 60;

export interface AuthParts {
  db: Database;
  keys: Keys;
  isHttps: boolean;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth keeps accounts, sessions and their cookies. It is used through its functions only: none of its routes is
 * mounted, so that what it offers beside them (passwords, changes of a user, deletion) cannot be reached.
 */
export function createAuth({ db, keys, isHttps }: AuthParts) {
  return betterAuth({
    // A placeholder: better-auth needs an address to decide about cookies, which is overridden below.
    baseURL: isHttps ? 'https://shop.invalid' : 'http://shop.invalid',
    basePath: '/marketplace/auth',
    secret: keys.secretFor('sessions').reveal(),
    database: drizzleAdapter(db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
    }),
    user: {
      // Not writable through requests.
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        language: { type: 'string', input: false, required: false },
      },
    },
    session: { expiresIn: idleSeconds, updateAge: renewAfterSeconds, cookieCache: { enabled: false } },
    advanced: {
      // `useSecureCookies` would add `__Secure-`, which a neighbouring host can still plant; the name decides instead.
      cookiePrefix: cookieName('shop', isHttps),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
      // It would trust forwarding headers that anybody can send.
      ipAddress: { disableIpTracking: true },
    },
    // Its own limits are kept in memory and trust those headers too; db/counters.ts has ours.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would print e-mail addresses; errors reach our log anyway.
    logger: { disabled: true },
    plugins: [provenEmail],
  });
}

/**
 * Signs in whoever has proven an address; the first time, that makes the account. Its own e-mail codes know one code and one
 * count of guesses for an address, which a stranger can use up (decision 16).
 */
const provenEmail = {
  id: 'proven-email',
  endpoints: {
    signInProven: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ email: z.string() }) },
      async (context) => {
        const { email } = context.body;
        const { internalAdapter } = context.context;
        const findUser = async () => (await internalAdapter.findUserByEmail(email))?.user;
        const makeUser = () =>
          internalAdapter.createUser({ email, emailVerified: true, name: '' }, { method: 'proven-email' });
        const user =
          (await findUser()) ??
          (await makeUser().catch(async (error) => {
            // The same person, with another code and at the same moment.
            const made = await findUser();
            if (!made) throw error;
            return made;
          }));
        await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user });
        return context.json({ userId: user.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;
