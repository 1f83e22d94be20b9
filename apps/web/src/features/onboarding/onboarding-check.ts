import { isPostalCode, tidyPostalCode } from '@shop/contract/address-rule';
import { joinStreet, splitStreet } from '@shop/contract/street';
import { localDigits } from '#domain/person/local-digits.ts';
import type { CallInput } from '#lib/api.ts';

/** What the form holds, as it was typed. */
export interface OnboardingValues {
  firstName: string;
  lastName: string;
  phone: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  birthDay: string;
  birthMonth: string;
  birthYear: string;
  isAccepted: boolean;
}

export type OnboardingField = keyof OnboardingValues;

export const emptyValues: OnboardingValues = {
  firstName: '',
  lastName: '',
  phone: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  isAccepted: false,
};

/** Each has its sentence in `i18n/…/onboarding.ts` under `checks`. */
type OnboardingFailureId =
  | 'name'
  | 'phone'
  | 'address'
  | 'postalCode'
  | 'birthDate'
  | 'birthDateImpossible'
  | 'acceptance';

export interface OnboardingFailure {
  id: OnboardingFailureId;
  /** The fields to be mended; the first one carries the sentence. */
  fields: [OnboardingField, ...OnboardingField[]];
}

/** What has to be mended first, in the order of RG-01; null when nothing has (also RG-03). */
export function findFailure(values: OnboardingValues, now: Date): OnboardingFailure | null {
  return (
    failureAt('name', blankOf(values, ['firstName', 'lastName'])) ??
    failureAt('phone', localDigits(values.phone) === '' ? ['phone'] : []) ??
    failureAt('address', blankOf(values, addressFields(values))) ??
    failureAt(
      'postalCode',
      isPostalCode(tidyPostalCode(values.postalCode), { inGermany: false }) ? [] : ['postalCode'],
    ) ??
    failureAt('birthDate', blankOf(values, ['birthDay', 'birthMonth', 'birthYear'])) ??
    failureAt('birthDateImpossible', isBirthDate(values, now) ? [] : ['birthDay', 'birthMonth', 'birthYear']) ??
    failureAt('acceptance', values.isAccepted ? [] : ['isAccepted'])
  );
}

function failureAt(id: OnboardingFailureId, [first, ...others]: OnboardingField[]): OnboardingFailure | null {
  return first ? { id, fields: [first, ...others] } : null;
}

type TextField = Exclude<OnboardingField, 'isAccepted'>;

function blankOf(values: OnboardingValues, fields: TextField[]): TextField[] {
  return fields.filter((field) => values[field].trim() === '');
}

/** The browser's own address book writes the number behind the street: then no second one is asked for (RG-01). */
function addressFields({ street }: OnboardingValues): TextField[] {
  return splitStreet(street) ? ['street', 'postalCode', 'city'] : ['street', 'houseNumber', 'postalCode', 'city'];
}

/** Postal code and city in each other's place are put right (RG-03); null when they are where they belong. */
export function swapPlace({
  postalCode,
  city,
}: OnboardingValues): Pick<OnboardingValues, 'postalCode' | 'city'> | null {
  const code = tidyPostalCode(postalCode);
  const isSwapped = isAllDigits(tidyPostalCode(city)) && code !== '' && !isAllDigits(code);
  return isSwapped ? { postalCode: city.trim(), city: postalCode.trim() } : null;
}

function isAllDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** A whole date that was pasted or typed into the field of the day, taken apart; null for anything else. */
export function splitDate(text: string): Pick<OnboardingValues, 'birthDay' | 'birthMonth' | 'birthYear'> | null {
  const [, birthDay, birthMonth, birthYear] = /^\s*(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})\s*$/.exec(text) ?? [];
  return birthDay && birthMonth && birthYear ? { birthDay, birthMonth, birthYear } : null;
}

const earliestYear = 1900;

function isBirthDate(values: OnboardingValues, now: Date): boolean {
  const date = birthDateOf(values);
  return date !== null && date.getUTCFullYear() >= earliestYear && date <= now;
}

/** Midnight UTC, so that the day is the same wherever it is read. Null for a day that no calendar has. */
function birthDateOf({ birthDay, birthMonth, birthYear }: OnboardingValues): Date | null {
  const [day, month, year] = [birthDay, birthMonth, birthYear].map((text) => text.trim());
  if (!/^\d{1,2}$/.test(day ?? '') || !/^\d{1,2}$/.test(month ?? '') || !/^\d{4}$/.test(year ?? '')) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date : null;
}

/** In one text; with the number apart where the text does not tell it, so that nobody has to guess what was typed. */
function streetOf(values: OnboardingValues): { streetAndHouseNumber: string; houseNumber?: string } {
  const [street, number] = [values.street, values.houseNumber].map((typed) => typed.trim().replaceAll(/\s+/g, ' '));
  if (!street || !number) return { streetAndHouseNumber: `${street}${number}` };
  const { text, houseNumber } = joinStreet({ street, houseNumber: number });
  return { streetAndHouseNumber: text, ...(houseNumber && { houseNumber }) };
}

/** The body to send for values in which nothing is left to mend (RG-02, RG-05). */
export function onboardingPayload(values: OnboardingValues): CallInput<'completeOnboarding'>['body'] {
  const birthDate = birthDateOf(values);
  if (!birthDate) throw new RangeError('Only checked values can be sent.');
  return {
    json: {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      phoneNumber: localDigits(values.phone),
      address: {
        ...streetOf(values),
        city: values.city.trim(),
        country: 'DE',
        postalCode: tidyPostalCode(values.postalCode),
        lat: null,
        lng: null,
      },
      birthDate: birthDate.toISOString(),
      acceptedPrivacyPolicyAndTac: true,
    },
    meta: { values: { birthDate: ['Date'] } },
  };
}
