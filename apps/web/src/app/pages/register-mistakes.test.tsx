import { onboarding as german } from '@shop/texts/messages/de/screens/onboarding';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/messages.ts';
import { clara, field, fill, openForm, submit, summaryText } from '#testing/at-registration.ts';
import { neverAnswers } from '#testing/fake-server.ts';

describe('[RG-01] the first failure is shown beside its field and in a summary that takes the focus', () => {
  test.each<[Locale, Record<string, string>]>([
    [
      'en',
      {
        name: 'Please provide your name',
        phone: 'Please provide phone number',
        address: 'Please complete the address',
        birthDate: 'Please provide your birth date',
        acceptance: 'Please accept the privacy policy and terms',
      },
    ],
    ['de', { ...german.checks, name: 'Bitte geben Sie Ihren Namen an' }],
  ])('in %s', async (locale, texts) => {
    const { user, received } = await openForm({}, locale);

    async function expectFailure(text: string | undefined, name: string) {
      await submit(user);
      expect(await summaryText()).toBe(text);
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text ?? 'no text'));
      expect(document.querySelectorAll('[name]:not([aria-invalid])').length).toBeGreaterThan(0);
      await user.click(screen.getByRole('link', { name: text ?? 'no text' }));
      expect(field(name)).toHaveFocus();
    }

    await expectFailure(texts.name, 'firstName');
    await user.type(field('firstName'), clara.firstName);
    await expectFailure(texts.name, 'lastName');
    await user.type(field('lastName'), clara.lastName);
    await expectFailure(texts.phone, 'phone');
    await user.type(field('phone'), clara.phone);
    await expectFailure(texts.address, 'street');
    expect(field('city')).toBeInvalid();
    for (const name of ['street', 'houseNumber', 'postalCode', 'city'] as const) {
      await user.type(field(name), clara[name]);
    }
    await expectFailure(texts.birthDate, 'birthDay');
    for (const name of ['birthDay', 'birthMonth', 'birthYear'] as const) await user.type(field(name), clara[name]);
    await expectFailure(texts.acceptance, 'isAccepted');
    expect(received.completeOnboarding).toBeUndefined();
  });

  test('the address of the page stays', async () => {
    const { user, router } = await openForm({});
    await submit(user);
    await user.click(screen.getByRole('link', { name: german.checks.name }));
    expect(router.state.location).toMatchObject({ pathname: '/register', hash: '' });
    expect(window.location.hash).toBe('#/register');
  });
});

describe('[RG-03] postal code and city', () => {
  test('a postal code with letters is refused in the words asked for', async () => {
    const { user } = await openForm({}, 'en');
    await fill(user, { postalCode: '97O72' });
    await submit(user);
    expect(await summaryText()).toBe('Postal code appears invalid. Please enter digits only.');
    expect(field('postalCode')).toBeInvalid();
  });

  test('in the wrong places they are swapped, and the note says so', async () => {
    const { user, received } = await openForm({ completeOnboarding: neverAnswers }, 'en');
    await fill(user, { postalCode: 'Würzburg', city: '97072' });
    await user.click(field('city'));
    await user.tab();
    expect(field('postalCode')).toHaveValue('97072');
    expect(field('city')).toHaveValue('Würzburg');
    const note = 'Note: postal code and city were swapped to match expected format.';
    expect(screen.getByText(note)).toBeVisible();
    await submit(user);
    await waitFor(() => expect(received.completeOnboarding).toHaveLength(1));
    expect(received.completeOnboarding?.[0]?.body).toMatchObject({
      json: { address: { postalCode: '97072', city: 'Würzburg' } },
    });
    expect(screen.getByText(note)).toBeVisible();
  });
});

test('a whole date in the field of the day goes to its three places', async () => {
  const { user } = await openForm({});
  await user.click(field('birthDay'));
  await user.paste('31.03.1955');
  expect(['birthDay', 'birthMonth', 'birthYear'].map((name) => field(name).value)).toEqual(['31', '03', '1955']);
});
