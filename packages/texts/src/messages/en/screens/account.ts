import type { account as german } from '../../de/screens/account.ts';
import type { Translated } from '../../translated.ts';

export const account: Translated<typeof german> = {
  waitlist: {
    title: 'Notifications',
    about: 'Products we write to you about as soon as they are available again.',
    open: 'See notifications',
  },
  cancel: 'Cancel',
  signIn: 'Sign in',
  toRegistration: 'Complete registration',
  retry: 'Try again',
  sessionOver: 'Your sign-in has expired. Please sign in again.',
  pleaseCheck: 'Please check your details',
  saveFailed: 'Could not save. Please try again later.',

  address: {
    fullName: 'Name',
    street: 'Street',
    streetLine: 'Street and house number',
    houseNumber: 'House number',
    postalCode: 'Postal code',
    city: 'City',
    saved: 'Address saved.',
    checks: {
      fullName: 'Please enter a name.',
      street: 'Please enter the street.',
      streetLine: 'Please enter street and house number.',
      houseNumber: 'Please enter the house number.',
      postalCode: 'Please enter the postal code with five digits.',
      city: 'Please enter the city.',
    },
  },
};
