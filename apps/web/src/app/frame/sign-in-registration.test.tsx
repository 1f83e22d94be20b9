import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { openLogin } from '#domain/session/login-dialog.ts';
import { readStored, store } from '#lib/storage.ts';
import { field, fill, submit } from '#testing/at-registration.ts';
import { email, emailField, givenServer, goToCode, leaveSignIn, sessionOf, unreachable } from '#testing/at-sign-in.ts';
import { type FakeAnswers, fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveSignIn);

async function goToOnboarding(answers: FakeAnswers = {}) {
  const server = givenServer(false, answers);
  const page = await goToCode();
  await page.user.paste('123456');
  await screen.findByText('Fast geschafft – bitte vervollständigen Sie unten Ihre Registrierung.');
  return { ...page, ...server };
}

async function fillAndSubmit(user: UserEvent) {
  await fill(user, { phone: '931 0000144' });
  await submit(user);
}

describe('[AU-05] the registration in the dialog', () => {
  test('closing it asks first; going back keeps everything', async () => {
    const { user, received } = await goToOnboarding();
    await fill(user);
    fireEvent(screen.getByRole('dialog', { name: 'Registrierung' }), new Event('cancel', { cancelable: true }));
    const question = screen.getByRole('dialog', { name: 'Registrierung abbrechen?' });
    expect(question).toHaveTextContent('Ihr Warenkorb bleibt erhalten.');
    await user.click(screen.getByRole('button', { name: 'Weiter registrieren' }));

    expect(screen.queryByRole('dialog', { name: 'Registrierung abbrechen?' })).not.toBeInTheDocument();
    expect(field('firstName')).toHaveValue('Clara');
    expect(received.signOut).toBeUndefined();
  });

  test('confirmed closing signs out with the cart and resets everything', async () => {
    const { user, received } = await goToOnboarding({ addCartItem: unreachable, setCartQuantity: unreachable });
    store('auth_token', 'x');
    store('guest_cart_v1', [{ itemId: 'p1', quantityGrams: 5, addedAt: '2026-01-01', meta: { image: null } }]);
    await user.click(screen.getByRole('button', { name: 'Schließen und abmelden' }));
    await user.click(screen.getByRole('button', { name: 'Abbrechen und abmelden' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(received.signOut).toMatchObject([{ query: { cart: 'keep' } }]);
    await waitFor(() => expect(readStored('guest_cart_v1')).toMatchObject([{ itemId: 'p1', quantityGrams: 5 }]));
    await waitFor(() => expect(readStored('auth_token')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Anmelden oder registrieren' }));
    expect(emailField()).toHaveValue('');
    expect(field('firstName')).toBeNull();
  });

  test('completing it refreshes the session and closes the dialog', async () => {
    const { user, received } = await goToOnboarding({ completeOnboarding: () => ({ success: true }) });
    const before = received.readSession?.length ?? 0;
    await fillAndSubmit(user);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(received.signOut).toBeUndefined();
    expect(screen.getByText('Registrierung abgeschlossen.')).toBeVisible();
    await waitFor(() => expect(received.readSession?.length).toBeGreaterThan(before + 1));
  });

  test('[RG-09] one that was done before completes at once', async () => {
    let reads = 0;
    givenServer(false, { readSession: () => sessionOf(++reads > 2) });
    const page = await renderPage('/gibt-es-nicht');
    await act(async () => openLogin());
    await page.user.type(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }), `${email}{Enter}`);
    await screen.findByRole('group', { name: 'Einmalcode' });
    await page.user.paste('123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Registrierung abgeschlossen.')).toBeVisible();
  });

  test('a session that ends meanwhile: one signs in again and finds the form as it was', async () => {
    const { user, end, received } = await goToOnboarding({ completeOnboarding: () => ({ success: true }) });
    end();
    await fillAndSubmit(user);

    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    expect(emailField()).toHaveValue(email);
    await user.type(emailField(), '{Enter}');
    await screen.findByRole('group', { name: 'Einmalcode' });
    await user.paste('123456');

    expect(await screen.findByRole('dialog', { name: 'Registrierung' })).toBeVisible();
    expect(received.sendSignInCode).toHaveLength(2);
    expect(field('firstName')).toHaveValue('Clara');
    expect(field('isAccepted')).toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Registrie.?rung ab.?schließen$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('at /register', () => {
  test('a guest signs in over the form, which stays as it is and is not shown twice', async () => {
    givenServer(false);
    const { user } = await renderPage('/register');
    fireEvent.change(field('firstName'), { target: { value: 'Clara' } });
    await user.click(await screen.findByRole('button', { name: 'Jetzt anmelden' }));
    await user.type(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }), `${email}{Enter}`);
    await screen.findByRole('group', { name: 'Einmalcode' });
    await user.paste('123456');
    await screen.findByText('Sie sind angemeldet.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    expect(screen.getByText(`Angemeldet als ${email}`)).toBeVisible();
    expect(document.querySelectorAll('[name="firstName"]')).toHaveLength(1);
    expect(field('firstName')).toHaveValue('Clara');
    expect(screen.queryByRole('button', { name: 'Jetzt anmelden' })).not.toBeInTheDocument();
  });

  test('[RG-07] a session that is refused opens the dialog over the form', async () => {
    fakeServer({ readSession: () => sessionOf(false), completeOnboarding: refuse('Unauthorized') });
    const { user } = await renderPage('/register');
    await screen.findByText(`Angemeldet als ${email}`);
    await fillAndSubmit(user);
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    expect(screen.getByText(/^Sie sind nicht mehr angemeldet\./)).toBeInTheDocument();
    expect(field('firstName')).toHaveValue('Clara');
  });
});
