import type { Clock } from '../../clock.ts';
import { countDown, countUp, forgetCount, type Limit } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { codeLifeSeconds, guessesPerCode, type OneTimeCode, redeemCode } from './one-time-codes.ts';

const daySeconds = 24 * 60 * 60;
const wrongGuessesPerDay = 10;

interface GuessParts {
  db: Database;
  keys: Keys;
  clock: Clock;
}

export interface Guess {
  /** The hash to compare with; null when there is no code for this guesser. */
  code: OneTimeCode | null;
  typed: string;
  /** The counter of the three guesses at one code. */
  guesser: string;
  /** The counter of the ten wrong guesses a day. */
  countedFor: string;
  /** Counted also when there is no code, so that the answers do not tell whether there is one. */
  inAnyCase?: Limit;
  /** The ten are the guesser's own: then it may be told when there are new ones. Of strangers' it would tell what others do. */
  isOwnBudget?: boolean;
}

/**
 * Redeems the code if it is right, else throws. A guess is counted before it is compared, so that parallel guesses are
 * counted too; the counts are in the database and survive new codes and restarts. A right guess is taken back.
 */
export async function guessCode(
  parts: GuessParts,
  { code, typed, guesser, countedFor, inAnyCase, isOwnBudget = false }: Guess,
): Promise<void> {
  const { db, clock } = parts;
  if (inAnyCase) await count(parts, inAnyCase);
  if (!code) throw new ShopError('InvalidCode');
  if (code.expiresAt <= clock.now()) throw new ShopError('CodeExpired');

  const ofCode = guessesAt(`code ${code.id} by ${guesser}`);
  const ofDay = { key: wrongGuessesKey(countedFor), limit: wrongGuessesPerDay, windowSeconds: daySeconds };
  await count(parts, ofCode);
  await count(parts, ofDay, isOwnBudget);
  if (!(await redeemCode(parts, code.id, typed))) throw new ShopError('InvalidCode');

  await countDown(db, ofDay.key);
  for (const { key } of inAnyCase ? [ofCode, inAnyCase] : [ofCode]) await forgetCount(db, key);
}

/** As many as one code permits, for as long as it lives. */
export function guessesAt(what: string): Limit {
  return { key: `guesses at ${what}`, limit: guessesPerCode, windowSeconds: codeLifeSeconds };
}

export function wrongGuessesKey(countedFor: string): string {
  return `wrong guesses ${countedFor}`;
}

export function areGuessesSpent(count: number): boolean {
  return count >= wrongGuessesPerDay;
}

async function count({ db, clock }: GuessParts, limit: Limit, isWaitTold = false): Promise<void> {
  const retryAfterSeconds = await countUp(db, limit, clock.now());
  if (retryAfterSeconds === null) return;
  throw isWaitTold ? new ShopError('TooManyRequests', { retryAfterSeconds }) : new ShopError('TooManyAttempts');
}
