import { ApiError } from '#lib/api-error.ts';
import { arrayIn, fieldsOf, textIn } from '#lib/read-fields.ts';
import type { OnboardingField } from './onboarding-check.ts';

/** Nobody is signed in: known before anything was sent, or told by the server twice. */
export class OnboardingSessionError extends Error {
  override readonly name = 'OnboardingSessionError';
  readonly reason: 'noSession' | 'sessionInvalid';

  constructor(reason: 'noSession' | 'sessionInvalid') {
    super(reason);
    this.reason = reason;
  }
}

/** The id of a refusal. A backend without ids may put one into its message (RG-08). */
export function errorIdOf({ id, foreignMessage }: ApiError): string {
  return foreignMessage !== null && /^\w+$/.test(foreignMessage) ? foreignMessage : id;
}

/** Counts as success (RG-06). */
export function isAlreadyCompleted(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return errorIdOf(error) === 'InvalidState' || error.message === 'onboarding_already_completed';
}

/** Retried once with a fresh session (RG-07). */
export function isSessionRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 501 || errorIdOf(error) === 'Unauthorized');
}

/** Which value is taken already. */
export function takenKindOf({ data }: ApiError): 'phone' | 'email' | 'value' {
  const kind = textIn(fieldsOf(data)?.kind) ?? 'value';
  if (/phone/i.test(kind)) return 'phone';
  return /mail/i.test(kind) ? 'email' : 'value';
}

const fieldsOfWire: Record<string, OnboardingField> = {
  firstName: 'firstName',
  lastName: 'lastName',
  phoneNumber: 'phone',
  streetAndHouseNumber: 'street',
  houseNumber: 'houseNumber',
  city: 'city',
  postalCode: 'postalCode',
  birthDate: 'birthDay',
  acceptedPrivacyPolicyAndTac: 'isAccepted',
};

/** The field that a refusal is about; null when it is about none. */
export function fieldOfError(error: unknown): OnboardingField | null {
  if (!(error instanceof ApiError)) return null;
  switch (errorIdOf(error)) {
    case 'PhoneNumberInvalid':
      return 'phone';
    case 'UniqueConstraintViolation':
      return takenKindOf(error) === 'phone' ? 'phone' : null;
    case 'Underage':
      return 'birthDay';
    case 'InvalidInput': {
      const [firstFault] = arrayIn(fieldsOf(error.data)?.fields);
      const path = textIn(fieldsOf(firstFault)?.path) ?? '';
      return fieldsOfWire[path.split(/[./]/).at(-1) ?? ''] ?? null;
    }
    default:
      return null;
  }
}
