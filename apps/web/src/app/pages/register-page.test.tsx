import { onboarding as german } from '@shop/texts/messages/de/screens/onboarding';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as at from '#testing/at-registration.ts';
import { neverAnswers, refuse } from '#testing/fake-server.ts';

describe('the form', () => {
  test('asks for everything, with the words a browser fills in by', async () => {
    await at.openForm({});
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
      expect(at.field(name), name).toHaveAttribute('autocomplete', token);
      expect(at.field(name), name).toHaveAccessibleName(german[name as keyof typeof expected]);
      expect(at.field(name), name).toHaveValue('');
    }
    expect(at.field('phone')).toHaveAccessibleDescription(/^\+49/);
    expect(screen.getByRole('group', { name: 'Geburtsdatum' })).toContainElement(at.field('birthYear'));
    expect(screen.getByRole('textbox', { name: 'Land' })).toHaveValue('Deutschland');
  });

  test('wants an acceptance that is not ticked before, with links that keep the form open', async () => {
    await at.openForm({});
    expect(at.field('isAccepted')).not.toBeChecked();
    const label = at.field('isAccepted').closest('label') as HTMLElement;
    const links = within(label).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/agb', '#/datenschutz']);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  test('says who is signed in', async () => {
    await at.openForm({});
    expect(await screen.findByText('Angemeldet als clara@post.example')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fast geschafft');
  });

  test('tells a guest before anything is typed that one has to sign in', async () => {
    await at.openForm(at.nobody);
    expect(await screen.findByText('Sie sind noch nicht angemeldet.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registrierung');
  });
});

test('[RG-02] [RG-05] what is typed is sent in the promised shape', async () => {
  const { user, received } = await at.openForm({ completeOnboarding: () => ({ success: true }) });
  expect(screen.getByText('+49')).toBeVisible();
  await at.fill(user);
  await at.submit(user);
  await screen.findByRole('heading', { name: 'Registrierung abgeschlossen.' });
  const promised = at.promisedBody('09310000144', 'Sanderglacis 14');
  expect(received.completeOnboarding?.map(({ body }) => body)).toEqual([promised]);
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
    const { user } = await at.openForm({ completeOnboarding });
    await at.fill(user);
    await at.submit(user);
    expect(await screen.findByRole('heading', { name: german.complete })).toHaveFocus();
  });
});

test('a registration leads on to shop and cart', async () => {
  const { user } = await at.openForm({ completeOnboarding: () => ({ success: true }) }, 'en');
  await at.fill(user);
  await at.submit(user);
  expect(await screen.findByRole('heading', { name: 'Registration complete.' })).toHaveFocus();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '#/shop');
  expect(main.getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '#/cart');
});

describe('[RG-09] an onboarding that was done before completes at once', () => {
  test.each<[string, unknown]>([
    ['as our server says it', at.signedIn(true)],
    ['in json.data', { json: { data: { onboardingCompleted: true } } }],
    ['in the payload', { json: { data: { custom: { payload: { onboardingCompleted: true } } } } }],
  ])('%s', async (_case, answer) => {
    const { received } = await at.openForm({ readSession: () => Response.json(answer) });
    expect(await screen.findByRole('heading', { name: german.complete })).toBeVisible();
    expect(received.completeOnboarding).toBeUndefined();
  });

  test('by the legacy endpoint', async () => {
    await at.openForm({
      readSession: refuse('NotFound'),
      readLegacySession: () => ({ ...at.patient, onboardingCompleted: true }),
    });
    expect(await screen.findByRole('heading', { name: german.complete })).toBeVisible();
  });
});

test('while it is sent the button is busy, and a second submit does nothing', async () => {
  let answer = (_response: Response) => {};
  const { user, received } = await at.openForm({
    completeOnboarding: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await at.fill(user);
  await at.submit(user);
  await waitFor(() => expect(received.completeOnboarding).toHaveLength(1));
  expect(at.submitButton()).toHaveAttribute('aria-busy', 'true');
  await at.submit(user);
  await user.type(at.field('city'), '{Enter}');
  act(() => at.field('city').form?.requestSubmit());
  await act(async () => answer(refuse('Internal')()));
  await at.summaryText();
  expect(received.completeOnboarding).toHaveLength(1);
  expect(at.submitButton()).not.toHaveAttribute('aria-busy');
  at.expectValues();
});

test('two submits in one breath are one', async () => {
  const { user, received } = await at.openForm({ completeOnboarding: neverAnswers });
  await at.fill(user);
  act(() => {
    at.field('city').form?.requestSubmit();
    at.field('city').form?.requestSubmit();
  });
  await waitFor(() => expect(received.completeOnboarding).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(received.completeOnboarding).toHaveLength(1);
});
