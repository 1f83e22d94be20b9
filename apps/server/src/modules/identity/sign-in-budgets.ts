import type { Clock } from '../../clock.ts';
import { countOf, countUp, forgetCount, type Limit } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { areGuessesSpent, guessesAt, wrongGuessesKey } from './code-guesses.ts';

export const hour = 60 * 60;
export const day = 24 * hour;

/** What one asker can have sent to one address, for whatever reason. */
export const pauseSeconds = 30;
export const codesPerHour = 5;
/** The limit of mails that strangers can cause to one address, over all networks: it protects the inbox. */
const strangersCodesPerHour = 10;
const strangersCodesPerDay = 30;
/** From here on a mail also tells how a new device gets in while strangers use up what they can. */
const unusualCodesPerHour = 5;

export interface BudgetParts {
  db: Database;
  keys: Keys;
  clock: Clock;
}

/** Who uses an account's budgets: a device that has signed in to it before has its own, everybody else one for a network. */
export interface Spender {
  device: string | null;
  network: string;
}

/** How people, networks and browsers are named in counts. */
export function nameOf({ keys }: Pick<BudgetParts, 'keys'>, whom: string): string {
  return keys.hash('counted names', whom);
}

export function spenderName(parts: Pick<BudgetParts, 'keys'>, { device, network }: Spender): string {
  return device ? `device ${device}` : `network ${nameOf(parts, network)}`;
}

/**
 * One code per 30 s and five an hour for whoever asks. That is told to a known device, and to the browser that asked by its
 * name: others in its network, or anywhere, would learn that somebody else has asked. They get the usual answer, and no
 * mail goes out (false).
 */
export async function takeCode(
  parts: BudgetParts,
  account: string,
  { spender, browser }: { spender: Spender; browser: string },
): Promise<boolean> {
  const whose = `${account} by ${spenderName(parts, spender)}`;
  if (spender.device) {
    for (const limit of codesOf(whose)) await spendBudget(parts, limit);
    return true;
  }
  for (const limit of codesOf(`${account} by browser ${browser}`)) await spendBudget(parts, limit);
  for (const limit of [...codesOf(whose), strangersHour(account), strangersDay(account)]) {
    if (await isSpent(parts, limit)) return false;
  }
  return true;
}

function codesOf(whose: string): Limit[] {
  return [
    { key: `pause of ${whose}`, limit: 1, windowSeconds: pauseSeconds },
    { key: `codes to ${whose}`, limit: codesPerHour, windowSeconds: hour },
  ];
}

/** A code that was used makes room for the next: nobody waits after signing out. */
export async function forgetPauses(
  parts: Pick<BudgetParts, 'db' | 'keys'>,
  account: string,
  { spender, browser }: { spender: Spender; browser: string | null },
) {
  const names = [spenderName(parts, spender), spenderName(parts, { ...spender, device: null })];
  if (browser) names.push(`browser ${browser}`);
  for (const name of new Set(names)) await forgetCount(parts.db, `pause of ${account} by ${name}`);
}

/** Counted whether or not there is a code, until the same guesser asks for a new one. */
export function guessesOf(account: string, guesser: string): Limit {
  return guessesAt(`the code of ${account} by ${guesser}`);
}

/** Whose ten wrong guesses a day: those of a known device, or those of all strangers together. */
export function countedFor(account: string, device: string | null): string {
  return device ? `at ${account} by device ${device}` : `at ${account}`;
}

/** Whether strangers have used up, or are about to use up, what a new device of the owner needs. */
export async function isUnderAttack({ db, clock }: BudgetParts, account: string): Promise<boolean> {
  const now = clock.now();
  const guesses = await countOf(db, wrongGuessesKey(countedFor(account, null)), now);
  return areGuessesSpent(guesses) || (await countOf(db, strangersHour(account).key, now)) >= unusualCodesPerHour;
}

function strangersHour(account: string): Limit {
  return { key: `codes to ${account} in an hour`, limit: strangersCodesPerHour, windowSeconds: hour };
}

function strangersDay(account: string): Limit {
  return { key: `codes to ${account} in a day`, limit: strangersCodesPerDay, windowSeconds: day };
}

/** Throws `TooManyRequests` when the limit is reached. */
export async function spendBudget({ db, clock }: Pick<BudgetParts, 'db' | 'clock'>, limit: Limit): Promise<void> {
  const retryAfterSeconds = await countUp(db, limit, clock.now());
  if (retryAfterSeconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds });
}

export async function isSpent({ db, clock }: Pick<BudgetParts, 'db' | 'clock'>, limit: Limit): Promise<boolean> {
  return (await countUp(db, limit, clock.now())) !== null;
}
