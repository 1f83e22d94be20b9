import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Locale } from '#i18n/messages.ts';
import { type FakeAnswers, fakeServer, refuse } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the registration: somebody who is signed in and fills in the form. */
export const patient = { email: 'clara@post.example', firstName: null, name: null };

/** Somebody who is signed in and not registered yet. */
export const signedIn = (onboardingCompleted = false) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { ...patient, onboardingCompleted },
  onboardingCompleted,
});

export const nobody: FakeAnswers = { readSession: () => null, readLegacySession: refuse('Unauthorized') };

export async function openForm(answers: FakeAnswers, locale: Locale = 'de') {
  const received = fakeServer({ readSession: () => signedIn(), ...answers });
  const page = await renderPage('/register', { locale });
  return { ...page, received };
}

export const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

export const clara = {
  firstName: 'Clara',
  lastName: 'Vogelsang',
  phone: '0931 / 0000-144',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97072',
  city: 'Würzburg',
  birthDay: '31',
  birthMonth: '3',
  birthYear: '1955',
};

/** What the server is promised of Clara (RG-05). */
export const promisedBody = (phoneNumber: string, streetAndHouseNumber: string) => ({
  json: {
    firstName: 'Clara',
    lastName: 'Vogelsang',
    phoneNumber,
    address: { streetAndHouseNumber, city: 'Würzburg', country: 'DE', postalCode: '97072', lat: null, lng: null },
    birthDate: '1955-03-31T00:00:00.000Z',
    acceptedPrivacyPolicyAndTac: true,
  },
  meta: { values: { birthDate: ['Date'] } },
});

export async function fill(user: UserEvent, differences: Partial<typeof clara> = {}) {
  for (const [name, text] of Object.entries({ ...clara, ...differences })) {
    fireEvent.change(field(name), { target: { value: text } });
  }
  if (!field('isAccepted').checked) await user.click(field('isAccepted'));
}

export const submitButton = () =>
  screen.getByRole('button', { name: /^(Registrie.?rung ab.?schließen|Complete registration)$/ });

export const submit = (user: UserEvent) => user.click(submitButton());

/** The summary's words, without its title; it has the focus. */
export async function summaryText(): Promise<string> {
  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(alert.parentElement).toHaveFocus();
  return within(alert).getByRole('listitem').textContent;
}

export function expectValues(differences: Partial<typeof clara> = {}) {
  for (const [name, text] of Object.entries({ ...clara, ...differences })) expect(field(name), name).toHaveValue(text);
  expect(field('isAccepted')).toBeChecked();
}
