import { queryOptions } from '@tanstack/react-query';
import type { PostalAddress } from '#domain/address/local-address.ts';
import { call } from '#lib/api.ts';
import { patientKeys } from '#lib/query-keys.ts';
import { arrayIn, type Fields, fieldsOf, textIn } from '#lib/read-fields.ts';

export interface Consent {
  kind: string;
  acceptedAt: string;
  /** Null while it is in force. */
  withdrawnAt: string | null;
}

export interface PersonalData {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  birthDate: string | null;
  /** Since when the pharmacy does not use the data; null while it does. */
  restrictedAt: string | null;
  billingAddress: PostalAddress;
  consents: Consent[];
}

/** What the shop knows about the patient. */
export const personalDataQuery = queryOptions({
  queryKey: patientKeys.personalData(),
  queryFn: async ({ signal }) => readPersonalData(await call('readPersonalData', {}, { signal })),
});

/** A field that another backend leaves out is empty; the name on the bill is the patient's own unless it is told. */
export function readPersonalData(answer: unknown): PersonalData {
  const fields = fieldsOf(answer) ?? {};
  const text = (key: string) => textIn(fields[key]) ?? '';
  const [firstName, lastName] = [text('firstName'), text('lastName')];
  return {
    firstName,
    lastName,
    email: text('email'),
    phone: text('phone'),
    birthDate: textIn(fields.birthDate),
    restrictedAt: textIn(fields.restrictedAt),
    billingAddress: {
      fullName: text('fullName') || `${firstName} ${lastName}`.trim(),
      street: text('street'),
      houseNumber: text('houseNumber'),
      postalCode: text('postalCode'),
      city: text('city'),
      country: text('country') || 'DE',
    },
    consents: arrayIn(fields.consents)
      .map(fieldsOf)
      .flatMap((consent) => consentIn(consent) ?? []),
  };
}

function consentIn(consent: Fields | null): Consent | null {
  const kind = textIn(consent?.kind);
  const acceptedAt = textIn(consent?.acceptedAt);
  return kind && acceptedAt ? { kind, acceptedAt, withdrawnAt: textIn(consent?.withdrawnAt) } : null;
}

/** Nobody's data, shown where the real one cannot be (PR-02, reading 4): fictional, never edited, never sent. */
export const sampleData: PersonalData = {
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika.muster@mail.example',
  phone: '+49000 0000000',
  birthDate: '1980-01-01',
  restrictedAt: null,
  billingAddress: {
    fullName: 'Erika Muster',
    street: 'Musterweg',
    houseNumber: '1',
    postalCode: '00000',
    city: 'Musterstadt',
    country: 'DE',
  },
  consents: [
    { kind: 'terms-and-conditions', acceptedAt: '2025-11-12T13:02:00.000Z', withdrawnAt: null },
    { kind: 'privacy-policy', acceptedAt: '2025-11-12T13:02:00.000Z', withdrawnAt: null },
  ],
};
