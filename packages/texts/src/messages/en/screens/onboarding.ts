import type { onboarding as german } from '../../de/screens/onboarding.ts';
import type { Translated } from '../../translated.ts';

export const onboarding: Translated<typeof german> = {
  title: 'Registration',
  almostDone: 'Almost done',
  signedInAs: 'Signed in as {email}',
  signedIn: 'You are signed in.',
  signIn: 'Sign in now',
  notSignedIn: 'You are not signed in yet.',
  lead: 'Please complete your registration. Your details must match your prescription so that we can assign it to you.',
  signInFirst:
    'You can complete the registration once you are signed in with your e-mail address and the one-time code. Your details must match your prescription so that we can assign it to you.',

  person: 'About you',
  address: 'Address',

  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'With or without a 0 in front, such as 931 0000144',
  street: 'Street',
  houseNumber: 'House number',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  germany: 'Germany',
  countryHint: 'At present we deliver within Germany only.',
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
      'This phone number is invalid or already taken. Please enter another local number without the country code.',
    UniqueConstraintViolation: {
      phone: 'This phone number is already registered. Please sign in or use another number.',
      email: 'This e-mail address is already registered. Please sign in or use another address.',
      value: 'This value is already registered. Please sign in or use another one.',
    },
    unknown: 'An unexpected error occurred. Please try again or contact support.',
    requestFailed: 'Request failed',
    notCompleted: 'Failed to complete onboarding',
  },

  complete: 'Registration complete.',
  completeLead: 'You can now reserve products and hand in your prescription.',
  toShop: 'To the shop',
  toCart: 'To the cart',
};
