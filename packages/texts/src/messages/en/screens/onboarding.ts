import type { onboarding as german } from '../../de/screens/onboarding.ts';
import type { Translated } from '../../translated.ts';

export const onboarding: Translated<typeof german> = {
  title: 'Registration',
  almostDone: 'Almost done',
  signedInAs: 'Signed in as {email}',
  signedIn: 'You are signed in.',
  signIn: 'Sign in now',
  notSignedIn: 'You are not signed in yet.',
  lead: 'Please complete your registration. Your details must be the same as on your prescription so that we can match the two.',
  signInFirst:
    'Please sign in with your e-mail address and the one-time code. You can then complete the registration. Your details must be the same as on your prescription so that we can match the two.',

  person: 'About you',
  address: 'Address',

  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Telephone',
  phoneHint: 'With or without a 0 in front, such as 931 0000144',
  street: 'Street',
  houseNumber: 'House number',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  germany: 'Germany',
  countryHint: 'At present we only deliver within Germany.',
  birthDate: 'Date of birth',
  birthDateHint: 'As on your prescription, for example 31 3 1955',
  birthDay: 'Day',
  birthMonth: 'Month',
  birthYear: 'Year',
  acceptance: 'I accept the <terms>terms and conditions</terms> and have read the <privacy>privacy policy</privacy>.',
  newTab: '(opens in a new tab)',
  submit: 'Complete registration',

  checks: {
    name: 'Please provide your name',
    phone: 'Please provide phone number',
    address: 'Please complete the address',
    postalCode: 'Postal code appears invalid. Please enter digits only.',
    birthDate: 'Please provide your birth date',
    birthDateImpossible: 'This birth date cannot be right. Please check day, month and year (four digits).',
    acceptance: 'Please accept the privacy policy and terms',
  },
  swapped: 'Note: postal code and city were swapped to match expected format.',
  pleaseCheck: 'Please check your details',

  failed: 'Registration failed',
  errors: {
    noSession: 'No authenticated session found — please sign in (OTP) before completing registration.',
    sessionInvalid:
      'Your session appears invalid or not present. Please sign in again using the OTP and retry registration.',
    PhoneNumberInvalid:
      'This telephone number is invalid or already taken. Please enter another local number without the country code.',
    UniqueConstraintViolation: {
      phone: 'This telephone number is already registered. Please sign in or use another number.',
      email: 'This e-mail address is already registered. Please sign in or use another address.',
      value: 'This already belongs to another account. Please sign in or use something else.',
    },
    unknown: 'An unexpected error occurred. Please try again or contact support.',
    requestFailed: 'Request failed',
    notCompleted: 'Failed to complete onboarding',
  },

  complete: 'Registration complete.',
  completeLead: 'You can now order and hand in your prescription.',
  toShop: 'To the shop',
  toCart: 'To the cart',
};
