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
  /** What is compared; null when this guesser has nothing to guess at. */
  code: OneTimeCode | null;
  typed: string;
  /** Whose three guesses at the code these are. */
  guesser: string;
  /** Whose ten wrong guesses a day they are. */
  countedFor: string;
  /** Counted also when there is no code, so that the answers do not tell whether there is one. */
  inAnyCase?: Limit;
}

/**
 * Takes the code if it is right, else throws. A guess is counted before it is looked at, so that a hundred at once are a
 * hundred; the counts live in the database and know nothing of new codes and restarts. A right one is taken back.
 */
export async function guessCode(
  parts: GuessParts,
  { code, typed, guesser, countedFor, inAnyCase }: Guess,
): Promise<void> {
  const { db, clock } = parts;
  if (inAnyCase) await count(parts, inAnyCase);
  if (!code) throw new ShopError('InvalidCode');
  if (code.expiresAt <= clock.now()) throw new ShopError('CodeExpired');

  const ofCode = guessesAt(`code ${code.id} by ${guesser}`);
  const ofDay = { key: wrongGuessesKey(countedFor), limit: wrongGuessesPerDay, windowSeconds: daySeconds };
  await count(parts, ofCode);
  await count(parts, ofDay);
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

async function count({ db, clock }: GuessParts, limit: Limit): Promise<void> {
  if ((await countUp(db, limit, clock.now())) !== null) throw new ShopError('TooManyAttempts');
}
