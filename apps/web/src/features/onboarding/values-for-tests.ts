import type { OnboardingValues } from './onboarding-check.ts';

export const now = new Date('2026-03-15T10:00:00Z');

export const complete: OnboardingValues = {
  firstName: 'Clara',
  lastName: 'Vogelsang',
  phone: '931 0000144',
  street: 'Sanderglacis',
  houseNumber: '14a',
  postalCode: '97072',
  city: 'Würzburg',
  birthDay: '31',
  birthMonth: '3',
  birthYear: '1955',
  isAccepted: true,
};
