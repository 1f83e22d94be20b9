import { randomInt, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import { oneTimeCodes } from '../../db/schema/identity.ts';
import type { Keys } from '../../keys.ts';
import { periods } from '../../retention.ts';

export const codeLifeSeconds = periods.codeMinutes * 60;
export const guessesPerCode = 3;
const rememberedSeconds = periods.lateCodeMinutes * 60;

interface CodeParts {
  db: Database;
  keys: Keys;
  clock: Clock;
}

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

/** Who asks, or guesses; without either, whoever may ask for the subject at all. */
export interface Asker {
  browser?: string | null;
  network?: string | null;
}

/** Makes a code for this asker. It replaces the asker's one before, and nobody else's. */
export async function issueCode(
  { db, keys, clock }: CodeParts,
  subject: string,
  { browser = null, network = null }: Asker = {},
): Promise<string> {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = clock.now();
  const itsBrowser = browser === null ? isNull(oneTimeCodes.browser) : eq(oneTimeCodes.browser, browser);
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.subject, subject), itsBrowser));
  await db.insert(oneTimeCodes).values({
    id,
    subject,
    browser,
    network,
    codeHash: hashOf(keys, id, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLifeSeconds * 1_000),
  });
  return code;
}

/**
 * The one code that a guess is compared with: the browser's own, else the newest that was asked for from its network, and
 * for a device that is known the newest of all. Null when there is none; it may have expired.
 */
export async function findCode(
  { db, clock }: Pick<CodeParts, 'db' | 'clock'>,
  subject: string,
  { browser = null, network = null, isKnown }: Asker & { isKnown: boolean },
): Promise<OneTimeCode | null> {
  const isOwn = sql`${oneTimeCodes.browser} is not distinct from ${browser}`;
  const isNear = sql`${oneTimeCodes.network} is not distinct from ${network}`;
  const [code] = await db
    .select()
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.subject, subject), or(isOwn, isNear, isKnown ? sql`true` : sql`false`)))
    .orderBy(
      desc(sql`${oneTimeCodes.expiresAt} > ${clock.now().toISOString()}`),
      desc(isOwn),
      desc(isNear),
      desc(oneTimeCodes.createdAt),
    )
    .limit(1);
  return code ?? null;
}

/** Whether this is the code. It is good once, also for two who enter it at the same moment. */
export async function redeemCode({ db, keys }: Pick<CodeParts, 'db' | 'keys'>, id: string, typed: string) {
  const isRight = and(eq(oneTimeCodes.id, id), eq(oneTimeCodes.codeHash, hashOf(keys, id, typed)));
  const redeemed = await db.delete(oneTimeCodes).where(isRight).returning({ id: oneTimeCodes.id });
  return redeemed.length > 0;
}

export async function forgetCodes(db: Database, subject: string): Promise<void> {
  await db.delete(oneTimeCodes).where(eq(oneTimeCodes.subject, subject));
}

export async function removeOldCodes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - rememberedSeconds * 1_000);
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, before));
}

/** Hashed with its row's id, so that equal codes have different hashes. */
function hashOf(keys: Keys, id: string, code: string): string {
  return keys.hash('sign-in codes', `${id} ${code}`);
}
