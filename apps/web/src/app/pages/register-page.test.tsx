import { onboarding as german } from '@shop/texts/messages/de/screens/onboarding';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  expectValues,
  field,
  fill,
  nobody,
  openForm,
  patient,
  signedIn,
  submit,
  submitButton,
  summaryText,
} from '#testing/at-registration.ts';
import { neverAnswers, refuse } from '#testing/fake-server.ts';

describe('the form', () => {
  test('asks for everything, with the words a browser fills in by', async () => {
    await openForm({});
    const expected = {
      firstName: 'given-name',
      lastName: 'family-name',
      phone: 'tel-national',
      street: 'address-line1',
      houseNumber: 'off',
      postalCode: 'postal-code',
      city: 'address-level2',
      birthDay: 'bday-day',
      birthMonth: 'bday-month',
      birthYear: 'bday-year',
    };
    for (const [name, token] of Object.entries(expected)) {
      expect(field(name), name).toHaveAttribute('autocomplete', token);
      expect(field(name), name).toHaveAccessibleName(german[name as keyof typeof expected]);
      expect(field(name), name).toHaveValue('');
    }
    expect(field('phone')).toHaveAccessibleDescription(/^\+49/);
    expect(screen.getByRole('group', { name: 'Geburtsdatum' })).toContainElement(field('birthYear'));
    expect(screen.getByRole('textbox', { name: 'Land' })).toHaveValue('Deutschland');
  });

  test('wants an acceptance that is not ticked before, with links that keep the form open', async () => {
    await openForm({});
    expect(field('isAccepted')).not.toBeChecked();
    const label = field('isAccepted').closest('label') as HTMLElement;
    const links = within(label).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/agb', '#/datenschutz']);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  test('says who is signed in', async () => {
    await openForm({});
    expect(await screen.findByText('Angemeldet als clara@post.example')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fast geschafft');
  });

  test('tells a guest before anything is typed that one has to sign in', async () => {
    await openForm(nobody);
    expect(await screen.findByText('Sie sind noch nicht angemeldet.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registrierung');
  });
});

test('[RG-02] [RG-05] what is typed is sent in the promised shape', async () => {
  const { user, received } = await openForm({ completeOnboarding: () => ({ success: true }) });
  expect(screen.getByText('+49')).toBeVisible();
  await fill(user);
  await submit(user);
  await screen.findByRole('heading', { name: 'Registrierung abgeschlossen.' });
  expect(received.completeOnboarding?.map(({ body }) => body)).toEqual([
    {
      json: {
        firstName: 'Clara',
        lastName: 'Vogelsang',
        phoneNumber: '09310000144',
        address: {
          streetAndHouseNumber: 'Sanderglacis 14',
          city: 'Würzburg',
          country: 'DE',
          postalCode: '97072',
          lat: null,
          lng: null,
        },
        birthDate: '1955-03-31T00:00:00.000Z',
        acceptedPrivacyPolicyAndTac: true,
      },
      meta: { values: { birthDate: ['Date'] } },
    },
  ]);
});

describe('[RG-06] counts as success', () => {
  test.each([
    ['the id InvalidState', refuse('InvalidState')],
    [
      'the message onboarding_already_completed',
      () => Response.json({ message: 'onboarding_already_completed' }, { status: 400 }),
    ],
    [
      'the id in an envelope',
      () => Response.json({ json: { data: { custom: { id: 'InvalidState' } } } }, { status: 409 }),
    ],
  ])('%s', async (_case, completeOnboarding) => {
    const { user } = await openForm({ completeOnboarding });
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('heading', { name: german.complete })).toHaveFocus();
  });
});

test('a registration leads on to shop and cart', async () => {
  const { user } = await openForm({ completeOnboarding: () => ({ success: true }) }, 'en');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Registration complete.' })).toHaveFocus();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '#/shop');
  expect(main.getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '#/cart');
});

describe('[RG-09] an onboarding that was done before completes at once', () => {
  test.each<[string, unknown]>([
    ['as our server says it', signedIn(true)],
    ['in json.data', { json: { data: { onboardingCompleted: true } } }],
    ['in the payload', { json: { data: { custom: { payload: { onboardingCompleted: true } } } } }],
  ])('%s', async (_case, answer) => {
    const { received } = await openForm({ readSession: () => Response.json(answer) });
    expect(await screen.findByRole('heading', { name: german.complete })).toBeVisible();
    expect(received.completeOnboarding).toBeUndefined();
  });

  test('by the legacy endpoint', async () => {
    await openForm({
      readSession: refuse('NotFound'),
      readLegacySession: () => ({ ...patient, onboardingCompleted: true }),
    });
    expect(await screen.findByRole('heading', { name: german.complete })).toBeVisible();
  });
});

test('while it is sent the button is busy, and a second submit does nothing', async () => {
  let answer = (_response: Response) => {};
  const { user, received } = await openForm({
    completeOnboarding: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await fill(user);
  await submit(user);
  await waitFor(() => expect(received.completeOnboarding).toHaveLength(1));
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await submit(user);
  await user.type(field('city'), '{Enter}');
  act(() => field('city').form?.requestSubmit());
  await act(async () => answer(refuse('Internal')()));
  await summaryText();
  expect(received.completeOnboarding).toHaveLength(1);
  expect(submitButton()).not.toHaveAttribute('aria-busy');
  expectValues();
});

test('two submits in one breath are one', async () => {
  const { user, received } = await openForm({ completeOnboarding: neverAnswers });
  await fill(user);
  act(() => {
    field('city').form?.requestSubmit();
    field('city').form?.requestSubmit();
  });
  await waitFor(() => expect(received.completeOnboarding).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received.completeOnboarding).toHaveLength(1);
});
