import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { emailOTP } from 'better-auth/plugins';
import type { Database } from '../../db/pool.ts';
import { accounts, type Language, sessions, users, verifications } from '../../db/schema/identity.ts';
import { cookieName } from '../../http/cookies.ts';
import type { Keys } from '../../keys.ts';

/** SECURITY.md, 'Figures to reach'. */
export const codeLifeSeconds = 5 * 60;
export const guessesPerCode = 3;
const idleSeconds = 30 * 60;
/** A session is prolonged by use, but not written anew with each request. */
const renewAfterSeconds = 60;

export interface CodeToSend {
  email: string;
  code: string;
  purpose: 'sign-in' | 'change-email';
  language: Language;
}

export interface AuthParts {
  db: Database;
  keys: Keys;
  isHttps: boolean;
  sendCode(code: CodeToSend): Promise<void>;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth, used through its functions only: none of its routes is mounted, so that what it offers beside e-mail codes
 * (passwords, changes of a user, deletion) cannot be reached. What it leaves open is closed in sign-in-service.ts.
 */
export function createAuth({ db, keys, isHttps, sendCode }: AuthParts) {
  return betterAuth({
    // Not an address of ours: better-auth only wants one to decide about cookies, which is decided below.
    baseURL: isHttps ? 'https://shop.invalid' : 'http://shop.invalid',
    basePath: '/marketplace/auth',
    secret: keys.secretFor('sessions').reveal(),
    database: drizzleAdapter(db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
    }),
    user: {
      // Nobody sets these by sending them along.
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
      // It would read forwarding headers that anybody can send.
      ipAddress: { disableIpTracking: true },
    },
    // Its own limits live in memory and believe those headers too; db/counters.ts has ours.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would print addresses; what goes wrong reaches our log as an error.
    logger: { disabled: true },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: codeLifeSeconds,
        allowedAttempts: guessesPerCode,
        storeOTP: { hash: async (code) => keys.hash('sign-in codes', code) },
        changeEmail: { enabled: true },
        sendVerificationOTP: ({ email, otp, type }, context) =>
          sendCode({
            email,
            code: otp,
            purpose: type === 'change-email' ? 'change-email' : 'sign-in',
            language: context?.headers?.get('accept-language') === 'en' ? 'en' : 'de',
          }),
      }),
    ],
  });
}
