import { type CorrectedField, correctedFields } from '@shop/contract/desk/privacy-words';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Language } from '../../db/schema/identity.ts';
import type { Patient } from '../../db/schema/patients.ts';
import { ShopError } from '../../errors.ts';
import { consentsOf } from './consent-queries.ts';
import { type EmailChangeParts, requestChangeFor } from './email-change-service.ts';
import {
  countDeliveryAddresses,
  deliveryAddressesOf,
  findPatient,
  findUser,
  findUserByEmail,
  lockWholeUser,
  nameUser,
  setRestricted,
  updatePatient,
} from './identity-queries.ts';
import { checkBirthDate, isPhoneTaken } from './onboarding-service.ts';
import { phoneFromLocal } from './phone-number.ts';

/** Somebody with an account, as far as requests about their data ask. */
export interface KnownPerson {
  userId: string;
  email: string;
  language: Language;
  /** Empty before the registration. */
  name: string;
  restrictedAt: Date | null;
}

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

async function known(db: Database, user: User | null): Promise<KnownPerson | null> {
  if (!user) return null;
  const patient = await findPatient(db, user.id);
  const { id: userId, email, language, restrictedAt } = user;
  return { userId, email, language, restrictedAt, name: patient ? `${patient.firstName} ${patient.lastName}` : '' };
}

export async function personByEmail(db: Database, email: string): Promise<KnownPerson | null> {
  return known(db, await findUserByEmail(db, email.toLowerCase()));
}

export async function personById(db: Database, userId: string): Promise<KnownPerson | null> {
  return known(db, await findUser(db, userId));
}

/** What somebody of the pharmacy has told the shop as a patient; null for whoever has no account, or has not registered. */
export async function ownDetails(db: Database, email: string) {
  const user = await findUserByEmail(db, email.toLowerCase());
  const patient = user && (await findPatient(db, user.id));
  if (!patient) return null;
  const { birthDate, phone } = patient;
  return { birthDate, phone, addresses: [patient, ...(await deliveryAddressesOf(db, patient.userId))] };
}

/** The same with the account held: whatever would refer to it, such as a new order, waits. */
export async function lockPerson(tx: Transaction, userId: string): Promise<KnownPerson | null> {
  return known(tx, await lockWholeUser(tx, userId));
}

/** Ordering ends with it at once, and so do mails that nobody asked for. */
export function restrictAccount(tx: Transaction, userId: string, at: Date): Promise<void> {
  return setRestricted(tx, userId, at);
}

export function freeAccount(tx: Transaction, userId: string): Promise<void> {
  return setRestricted(tx, userId, null);
}

export async function countOfAccount(db: Database, userId: string): Promise<{ addresses: number; consents: number }> {
  return {
    addresses: await countDeliveryAddresses(db, userId),
    consents: (await consentsOf(db, userId)).length,
  };
}

export type Profile = Record<CorrectedField, string>;

/** Null for somebody who has not registered. */
export async function profileOf(db: Database, userId: string): Promise<Profile | null> {
  const user = await findUser(db, userId);
  const patient = await findPatient(db, userId);
  return user && patient ? presentProfile(user, patient) : null;
}

function presentProfile({ email }: { email: string }, patient: Patient): Profile {
  const { firstName, lastName, birthDate, phone, fullName, street, houseNumber, postalCode, city } = patient;
  return { firstName, lastName, birthDate, email, phone, fullName, street, houseNumber, postalCode, city };
}

export interface Correction extends Omit<Profile, 'phone'> {
  phoneNumber: string;
}

export interface CorrectionParts extends Omit<EmailChangeParts, 'db'> {
  onPhoneChanged(tx: Transaction, changed: { userId: string; phone: string }): Promise<void>;
}

/**
 * Corrects a person's profile, and what follows from it as if they had done so themselves: open orders take over the number, and a
 * new e-mail address waits until the old mailbox has had its time to stop it. Returns what changes. Throws `InvalidState` for somebody
 * who has not registered, `Underage`, `PhoneNumberInvalid` and `UniqueConstraintViolation`.
 */
export async function correctProfile(
  tx: Transaction,
  parts: CorrectionParts,
  userId: string,
  { phoneNumber, email, ...wanted }: Correction,
): Promise<{ field: CorrectedField; before: string; after: string }[]> {
  const user = await findUser(tx, userId);
  const before = await profileOf(tx, userId);
  if (!user || !before) throw new ShopError('InvalidState');
  const phone = phoneFromLocal(phoneNumber);
  if (wanted.birthDate !== before.birthDate) {
    checkBirthDate(wanted.birthDate, parts.clock.now(), 'body.birthDate');
  }
  await updatePatient(tx, userId, { ...wanted, phone }).catch((error) => {
    throw isPhoneTaken(error) ? new ShopError('UniqueConstraintViolation', { kind: 'phoneNumber' }) : error;
  });
  await nameUser(tx, userId, `${wanted.firstName} ${wanted.lastName}`);
  if (phone !== before.phone) await parts.onPhoneChanged(tx, { userId, phone });
  if (email !== before.email) await requestChangeFor(tx, parts, user, email);
  const after: Profile = { ...wanted, phone, email };
  return correctedFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
