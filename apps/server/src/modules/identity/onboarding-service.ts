import type { completeOnboarding } from '@shop/contract/auth';
import type { ParsedInput } from '@shop/contract/endpoint';
import { type StreetParts, streetParts } from '@shop/contract/street';
import type { Clock } from '../../clock.ts';
import { countUp } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import { isSecondOf } from '../../db/violated-constraint.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { SignedIn } from '../../http/callers.ts';
import { ageOn } from './age.ts';
import { insertConsents } from './consent-queries.ts';
import { insertPatient, nameUser } from './identity-queries.ts';
import { phoneFromLocal } from './phone-number.ts';

export const adultYears = 18;
const oldestYears = 130;

export interface OnboardingParts {
  db: Database;
  clock: Clock;
  /** The versions of the terms and of the privacy policy that are shown now. */
  textVersions(): Promise<{ terms: string; privacy: string }>;
}

type Registration = ParsedInput<typeof completeOnboarding>['body']['json'];

/** Registers the person once; a second call changes nothing. */
export async function registerPatient(
  parts: OnboardingParts,
  { userId }: SignedIn,
  given: Registration,
): Promise<void> {
  const now = parts.clock.now();
  const phone = phoneFromLocal(given.phoneNumber);
  const birthDate = checkBirthDate(given.birthDate.slice(0, 10), now, 'body.json.birthDate');
  const versions = await parts.textVersions();
  // Numbers that are taken can be told from free ones here, so not many can be tried (reading 19).
  await limitPhoneTries(parts, userId);

  await parts.db
    .transaction(async (tx) => {
      const isNew = await insertPatient(tx, {
        userId,
        firstName: given.firstName,
        lastName: given.lastName,
        phone,
        birthDate,
        fullName: `${given.firstName} ${given.lastName}`,
        ...streetOf(given.address),
        postalCode: given.address.postalCode,
        city: given.address.city,
        country: given.address.country,
        onboardedAt: now,
      });
      if (!isNew) throw new ShopError('InvalidState');
      await nameUser(tx, userId, `${given.firstName} ${given.lastName}`);
      await insertConsents(tx, [
        { userId, kind: 'privacy-policy', textVersion: versions.privacy, acceptedAt: now },
        { userId, kind: 'terms-and-conditions', textVersion: versions.terms, acceptedAt: now },
      ]);
    })
    .catch((error) => {
      throw isPhoneTaken(error) ? new ShopError('UniqueConstraintViolation', { kind: 'phoneNumber' }) : error;
    });
}

/** Ten a day, also for somebody who signs out and in again. */
export async function limitPhoneTries({ db, clock }: Pick<OnboardingParts, 'db' | 'clock'>, userId: string) {
  const limit = { key: `phone numbers tried by ${userId}`, limit: 10, windowSeconds: 24 * 60 * 60 };
  const retryAfterSeconds = await countUp(db, limit, clock.now());
  if (retryAfterSeconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds });
}

export function isPhoneTaken(error: unknown): boolean {
  return isSecondOf(error, 'patients_phone_unique');
}

/** Throws `Underage`, and `InvalidInput` for this path of the call where nobody is as old. */
export function checkBirthDate(birthDate: string, now: Date, path: string): string {
  const age = ageOn(germanDay(now), birthDate);
  if (age < adultYears) throw new ShopError('Underage');
  if (age > oldestYears) {
    throw new ShopError('InvalidInput', { fields: [{ path, problem: 'out_of_range' }] });
  }
  return birthDate;
}

/** An address without a house number is kept as it was given: a parcel may still find it, and the pharmacy can ask. */
function streetOf({ streetAndHouseNumber: text, houseNumber }: Registration['address']): StreetParts {
  return streetParts({ text, houseNumber }) ?? { street: text, houseNumber: '' };
}
