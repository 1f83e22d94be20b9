import { healthDataConsent } from '@shop/contract/health-consent';
import { lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { countOld, type OldRows } from '../../db/old-rows.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { consents } from '../../db/schema/patients.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { retainConsentsUntil } from '../../retention.ts';
import {
  type Consent,
  consentsOfKind,
  deleteConsentsBefore,
  insertConsents,
  lockConsents,
  lockPatient,
  selectUnsettled,
  updateSettled,
  updateWithdrawn,
} from './consent-queries.ts';

interface Given {
  kind: string;
  textVersion: string;
}

const { kind: healthData, textVersion: currentVersion } = healthDataConsent;

/** Inside the transaction of what they were given for. */
async function keepConsents(tx: Transaction, userId: string, given: readonly Given[], acceptedAt: Date): Promise<void> {
  if (given.length > 0)
    await insertConsents(
      tx,
      given.map((consent) => ({ ...consent, userId, acceptedAt })),
    );
}

/**
 * Keeps the consents that come with an order, and tells since when there is one to the processing of health data; null when
 * none is on record. One that the person has withdrawn is not brought back by an order that still lists it: the page may have
 * been open since before. Throws `ConsentRequired` then.
 */
export async function keepConsentsOfOrder(
  tx: Transaction,
  userId: string,
  given: readonly Given[],
  now: Date,
): Promise<Date | null> {
  const held = await lockConsents(tx, userId, healthData);
  const listed = given.find(({ kind }) => kind === healthData);
  if (listed && isWithdrawn(held)) throw new ShopError('ConsentRequired', { kind: healthData });
  const standing = standingIn(held, listed?.textVersion ?? currentVersion);
  const others = given.filter(({ kind }) => kind !== healthData);
  await keepConsents(tx, userId, listed && !standing ? [...others, listed] : others, now);
  return standing?.acceptedAt ?? (listed ? now : null);
}

/** After a withdrawal no file is taken in before there is a new consent; holds until the transaction is over. */
export async function requireNotWithdrawn(tx: Transaction, userId: string): Promise<void> {
  if (isWithdrawn(await lockConsents(tx, userId, healthData))) {
    throw new ShopError('ConsentRequired', { kind: healthData });
  }
}

/** When the person consented to the text of today; null when they have not, or no longer do. */
export async function healthConsentGivenAt(db: Database, userId: string): Promise<Date | null> {
  const consents = await consentsOfKind(db, userId, healthData);
  return standingIn(consents, currentVersion)?.acceptedAt ?? null;
}

/** `ConsentTextChanged` for a text that is no longer the one we ask for. Given twice, the first time counts. */
export async function keepHealthConsent(
  tx: Transaction,
  { userId, textVersion }: { userId: string; textVersion: string },
  now: Date,
): Promise<Date> {
  if (textVersion !== currentVersion) throw new ShopError('ConsentTextChanged');
  if (!(await lockPatient(tx, userId))) throw new ShopError('InvalidState');
  const standing = standingIn(await consentsOfKind(tx, userId, healthData), currentVersion);
  if (standing) return standing.acceptedAt;
  await keepConsents(tx, userId, [healthDataConsent], now);
  return now;
}

/** Ends every consent of this kind. What follows from it is done afterwards: see `isWithdrawalSettled`. */
export async function endHealthConsent({ db, clock }: { db: Database; clock: Clock }, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const withdrawal = { withdrawnAt: now, retainUntil: retainConsentsUntil(germanDay(now)) };
    await updateWithdrawn(tx, userId, healthData, withdrawal);
  });
}

/** False while a withdrawal has not had all its consequences. */
export async function isWithdrawalSettled(db: Database, userId: string): Promise<boolean> {
  const consents = await consentsOfKind(db, userId, healthData);
  return consents.every(({ withdrawnAt, settledAt }) => withdrawnAt === null || settledAt !== null);
}

export async function markWithdrawalSettled(db: Database, userId: string, now: Date): Promise<void> {
  await updateSettled(db, userId, now);
}

/** Whose withdrawals were interrupted before everything was done. */
export function unsettledWithdrawals(db: Database, withdrawnBefore: Date): Promise<string[]> {
  return selectUnsettled(db, withdrawnBefore);
}

export function forgetOldConsents({ db }: { db: Database }, now: Date, today = germanDay(now)): Promise<void> {
  return deleteConsentsBefore(db, today);
}

export function oldConsents(db: Database, today: string): Promise<OldRows> {
  const where = lt(consents.retainUntil, today);
  return countOld(db, { table: consents, from: consents.retainUntil, where });
}

function standingIn(consents: readonly Consent[], textVersion: string): Consent | undefined {
  return consents.find((consent) => consent.textVersion === textVersion && consent.withdrawnAt === null);
}

function isWithdrawn(consents: readonly Consent[]): boolean {
  return consents.length > 0 && consents.every(({ withdrawnAt }) => withdrawnAt !== null);
}
