import type { readLegacySession } from '@shop/contract/auth';
import type { changeEmail } from '@shop/contract/email-change';
import type { Answer } from '@shop/contract/endpoint';
import type { listDeliveryAddresses, readPersonalData } from '@shop/contract/patient';
import type { deliveryAddresses, Patient } from '../../db/schema/patients.ts';
import type { SignedIn } from '../../http/callers.ts';
import type { EmailChange } from './email-change-queries.ts';

export function presentUser(
  { email }: Pick<SignedIn, 'email'>,
  patient: Patient | null,
): Answer<typeof readLegacySession> {
  return {
    email,
    firstName: patient?.firstName ?? null,
    name: patient ? `${patient.firstName} ${patient.lastName}` : null,
    onboardingCompleted: patient !== null,
  };
}

export function presentPersonalData(
  { email, restrictedAt }: Pick<SignedIn, 'email'> & { restrictedAt: Date | null },
  patient: Patient,
  consents: { kind: string; acceptedAt: Date; withdrawnAt: Date | null }[],
): Answer<typeof readPersonalData> {
  return {
    ...presentAddress(patient),
    firstName: patient.firstName,
    lastName: patient.lastName,
    email,
    phone: patient.phone,
    birthDate: patient.birthDate,
    ...(restrictedAt && { restrictedAt: restrictedAt.toISOString() }),
    consents: consents.map(({ kind, acceptedAt, withdrawnAt }) => ({
      kind,
      acceptedAt: acceptedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  };
}

export function presentEmailChange({ newEmail, movesAt }: EmailChange): Answer<typeof changeEmail> {
  return { newEmail, movesAt: movesAt.toISOString() };
}

type AddressRow = Pick<Patient, 'fullName' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'country'>;

export function presentAddress(row: AddressRow): AddressRow {
  const { fullName, street, houseNumber, postalCode, city, country } = row;
  return { fullName, street, houseNumber, postalCode, city, country };
}

export function presentDeliveryAddress(
  row: typeof deliveryAddresses.$inferSelect,
): Answer<typeof listDeliveryAddresses>['items'][number] {
  return { id: row.id, ...presentAddress(row) };
}
