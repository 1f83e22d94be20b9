import { APIError } from 'better-auth/api';
import type { Clock } from '../../clock.ts';
import { countDown, countUp, forgetCount, type Limit } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import type { Language } from '../../db/schema/identity.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { type Auth, codeLifeSeconds, guessesPerCode } from './auth.ts';
import { rememberVisit } from './identity-queries.ts';
import { readDeviceToken } from './known-device.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface SignInParts {
  db: Database;
  auth: Auth;
  keys: Keys;
  clock: Clock;
  /** Off for load tests: then all come from one address. What protects an account is never off. */
  hasRateLimits: boolean;
  staffEmails: string[];
}

/** Where a request comes from, as far as the socket tells. */
export interface Visitor {
  address: string;
  headers: Headers;
  language: Language;
  deviceToken: string | undefined;
}

/** Sends a code. The answer, and the time it takes, are the same whether or not the address belongs to somebody. */
export async function requestCode(parts: SignInParts, email: string, visitor: Visitor): Promise<void> {
  await limitAddress(parts, { key: `codes from ${nameOf(parts, visitor.address)}`, limit: 30, windowSeconds: hour });
  await limitCodes(parts, email);
  await parts.auth.api.sendVerificationOTP({ body: { email, type: 'sign-in' }, headers: visitor.headers });
  await forgetCount(parts.db, guessesKey(parts, email));
}

/** One code per 30 s and five per hour for an address, whoever asks (also for a change of e-mail). */
export async function limitCodes(parts: Pick<SignInParts, 'db' | 'keys' | 'clock'>, email: string): Promise<void> {
  await take(parts, { key: pauseKey(parts, email), limit: 1, windowSeconds: 30 });
  await take(parts, { key: `codes to ${nameOf(parts, email)}`, limit: 5, windowSeconds: hour });
}

/** The cookies of the new session, or an error that tells nothing about the address. */
export async function signIn(
  parts: SignInParts,
  { email, otp }: { email: string; otp: string },
  visitor: Visitor,
): Promise<{ cookies: string[]; userId: string }> {
  await limitAddress(parts, { key: `guesses from ${nameOf(parts, visitor.address)}`, limit: 60, windowSeconds: hour });
  const guess = await reserveGuess(parts, email, visitor.deviceToken);
  try {
    const { headers, response } = await parts.auth.api.signInEmailOTP({
      body: { email, otp },
      headers: visitor.headers,
      returnHeaders: true,
    });
    await guess.giveBack();
    await forgetPause(parts, email);
    await rememberVisit(parts.db, response.user.id, {
      language: visitor.language,
      ...(parts.staffEmails.includes(email) && { role: 'pharmacist' as const }),
    });
    return { cookies: headers.getSetCookie(), userId: response.user.id };
  } catch (error) {
    throw guessError(error) ?? (await guess.giveBack().then(() => error));
  }
}

/**
 * Counts a guess before it is looked at, so that a hundred at once are a hundred: three for each code, ten a day for an
 * account. The counts live in the database and know nothing of resends and restarts.
 */
export async function reserveGuess(
  parts: Pick<SignInParts, 'db' | 'keys' | 'clock'>,
  email: string,
  deviceToken?: string,
): Promise<{ giveBack(): Promise<void> }> {
  const device = readDeviceToken(parts.keys, deviceToken, email);
  const account = nameOf(parts, email);
  const ofCode = { key: guessesKey(parts, email), limit: guessesPerCode, windowSeconds: codeLifeSeconds };
  const ofDay = { key: `guesses at ${account}${device ? ` by ${device}` : ''}`, limit: 10, windowSeconds: day };
  for (const limit of [ofCode, ofDay]) {
    if ((await countUp(parts.db, limit, parts.clock.now())) !== null) throw new ShopError('TooManyAttempts');
  }
  return {
    async giveBack() {
      await countDown(parts.db, ofDay.key);
      await forgetCount(parts.db, ofCode.key);
    },
  };
}

/** What better-auth says of a code, in our words; null for anything that is no answer to a guess. */
export function guessError(error: unknown): ShopError | null {
  const code = error instanceof APIError ? error.body?.code : undefined;
  if (code === 'OTP_EXPIRED') return new ShopError('CodeExpired');
  if (code === 'TOO_MANY_ATTEMPTS') return new ShopError('TooManyAttempts');
  return code === 'INVALID_OTP' ? new ShopError('InvalidCode') : null;
}

async function limitAddress(parts: SignInParts, limit: Limit): Promise<void> {
  if (parts.hasRateLimits) await take(parts, limit);
}

async function take({ db, clock }: Pick<SignInParts, 'db' | 'clock'>, limit: Limit): Promise<void> {
  const retryAfterSeconds = await countUp(db, limit, clock.now());
  if (retryAfterSeconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds });
}

function nameOf({ keys }: Pick<SignInParts, 'keys'>, person: string): string {
  return keys.hash('counted names', person);
}

/** A code that was used makes room for the next: nobody waits after signing out, or after changing the address. */
export async function forgetPause(parts: Pick<SignInParts, 'db' | 'keys'>, email: string): Promise<void> {
  await forgetCount(parts.db, pauseKey(parts, email));
}

function pauseKey(parts: Pick<SignInParts, 'keys'>, email: string): string {
  return `pause of ${nameOf(parts, email)}`;
}

function guessesKey(parts: Pick<SignInParts, 'keys'>, email: string): string {
  return `guesses at the code of ${nameOf(parts, email)}`;
}
