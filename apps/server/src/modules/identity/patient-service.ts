import type { ParsedInput } from '@shop/contract/endpoint';
import type { saveBillingAddress } from '@shop/contract/patient';
import type { Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { SignedIn } from '../../http/callers.ts';
import { type RetainedData, retainConsentsUntil } from '../../retention.ts';
import { detachConsents } from './consent-queries.ts';
import {
  countDeliveryAddresses,
  deleteDeliveryAddress,
  deleteUser,
  findPatient,
  insertDeliveryAddress,
  lockContact,
  lockUser,
  lockWholeUser,
  updateDeliveryAddress,
  updatePatient,
} from './identity-queries.ts';
import { isPhoneTaken, limitPhoneTries } from './onboarding-service.ts';
import { phoneFromLocal } from './phone-number.ts';
import type { SignInParts } from './sign-in-service.ts';

type Address = ParsedInput<typeof saveBillingAddress>['body'];
type Parts = Pick<SignInParts, 'db' | 'clock'>;

const mostDeliveryAddresses = 10;

/** The registered patient; `InvalidState` for somebody who has signed in but not registered yet. */
export async function requirePatient({ db }: Pick<Parts, 'db'>, { userId }: SignedIn) {
  const patient = await findPatient(db, userId);
  if (!patient) throw new ShopError('InvalidState');
  return patient;
}

/**
 * How the patient is reached as of now. A correction that comes meanwhile waits, and then finds what the transaction made. Throws
 * `AccountRestricted` for somebody whose data nobody may use.
 */
export async function requireContact(tx: Transaction, { userId }: SignedIn): Promise<{ email: string; phone: string }> {
  const contact = await lockContact(tx, userId);
  if (!contact) throw new ShopError('InvalidState');
  const { email, phone, restrictedAt } = contact;
  if (restrictedAt) throw new ShopError('AccountRestricted');
  return { email, phone };
}

/** The name belongs to the address: the patient's own never changes through it (wire.md, Address). */
export async function changeBillingAddress({ db }: Pick<Parts, 'db'>, { userId }: SignedIn, address: Address) {
  const patient = await updatePatient(db, userId, address);
  if (!patient) throw new ShopError('InvalidState');
  return patient;
}

export interface PhoneChangeParts extends Parts {
  /** What else knows the number: called in the transaction that corrects it. */
  onPhoneChanged(tx: Transaction, changed: { userId: string; phone: string }): Promise<void>;
}

export async function changePhoneNumber(
  parts: PhoneChangeParts,
  { userId }: SignedIn,
  local: string,
): Promise<{ phone: string }> {
  const phone = phoneFromLocal(local);
  await limitPhoneTries(parts, userId);
  await parts.db
    .transaction(async (tx) => {
      if (!(await updatePatient(tx, userId, { phone }))) throw new ShopError('InvalidState');
      await parts.onPhoneChanged(tx, { userId, phone });
    })
    .catch((error) => {
      throw isPhoneTaken(error) ? new ShopError('UniqueConstraintViolation', { kind: 'phoneNumber' }) : error;
    });
  return { phone };
}

export async function keepDeliveryAddress({ db, clock }: Parts, { userId }: SignedIn, address: Address) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if ((await countDeliveryAddresses(tx, userId)) >= mostDeliveryAddresses) throw new ShopError('TooManyAddresses');
    return insertDeliveryAddress(tx, { ...address, userId, createdAt: clock.now() });
  });
}

export async function changeDeliveryAddress(
  { db }: Pick<Parts, 'db'>,
  { userId }: SignedIn,
  id: string,
  address: Address,
) {
  const changed = await updateDeliveryAddress(db, { id, userId }, address);
  if (!changed) throw new ShopError('NotFound');
  return changed;
}

export async function forgetDeliveryAddress(
  { db }: Pick<Parts, 'db'>,
  { userId }: SignedIn,
  id: string,
): Promise<void> {
  if (!(await deleteDeliveryAddress(db, { id, userId }))) throw new ShopError('NotFound');
}

interface Leaving extends Parts {
  beforeDeletion(userId: string): Promise<RetainedData[]>;
  /** What becomes of what is left of the person: called in the transaction that deletes the account. */
  onDeletion(tx: Transaction, userId: string): Promise<void>;
}

/** The account and all that hangs on it. What must be kept by law is told, so that nobody is surprised by it. */
export async function removeAccount(
  { db, clock, beforeDeletion, onDeletion }: Leaving,
  { userId, email }: SignedIn,
  typedEmail: string,
): Promise<RetainedData[]> {
  if (typedEmail !== email) throw new ShopError('InvalidConfirmation');
  const kept = await beforeDeletion(userId);
  const now = clock.now();
  const proof = await db.transaction(async (tx) => {
    await lockWholeUser(tx, userId);
    await onDeletion(tx, userId);
    return deleteAccountInside(tx, { userId, email, now });
  });
  return proof ? [...kept, proof] : kept;
}

/** Deletes the account and all that hangs on it; what is left is the proof of its consents, if there were any. */
export async function deleteAccountInside(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<RetainedData | null> {
  const retainUntil = retainConsentsUntil(germanDay(now));
  const proofs = await detachConsents(tx, userId, { email, retainUntil });
  await deleteUser(tx, userId);
  return proofs > 0 ? { what: 'consents', until: retainUntil } : null;
}
