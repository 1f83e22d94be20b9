import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { button, change, email, leaveProfile, main, openProfile } from '#testing/at-profile.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveProfile);

describe('a session that ends with a form open', () => {
  async function typeAndLose() {
    const page = await openProfile({
      saveBillingAddress: ({ body }) => (page.isOver() ? refuse('Unauthorized')() : Response.json(body)),
    });
    await page.user.click(button('Rechnungsadresse ändern'));
    await change(page.user, 'Ort', 'Berlin');
    page.end();
    return page;
  }

  async function signIn(user: UserEvent, as: string) {
    await user.type(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }), `${as}{Enter}`);
    await screen.findByRole('group', { name: 'Einmalcode' });
    await user.paste('123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }

  test('opens the sign-in above it, and afterwards one goes on', async () => {
    const { user, received } = await typeAndLose();
    await user.click(button('Adresse speichern'));
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('+49 9310000144')).not.toBeInTheDocument());
    expect(screen.getByText(/Was Sie eingegeben haben, steht noch hier/)).toBeInTheDocument();

    await signIn(user, email);
    expect(await screen.findByText('+49 9310000144')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Berlin');
    await user.click(button('Adresse speichern'));
    expect(await screen.findByText('Adresse gespeichert.')).toBeVisible();
    expect(received.saveBillingAddress).toHaveLength(2);
  });

  test('in another tab: the form stays, the data goes', async () => {
    const { user } = await typeAndLose();
    act(() => {
      const newValue = JSON.stringify({ change: 'logout', at: Date.now() });
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth:changed', newValue }));
    });
    expect(await main().findByText(/Was Sie eingegeben haben, steht noch hier/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Berlin');
    expect(screen.queryByText('+49 9310000144')).not.toBeInTheDocument();
    await user.click(button('Abbrechen'));
    expect(main().getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible();
  });

  test('somebody else who signs in does not get the form', async () => {
    const { user } = await typeAndLose();
    await user.click(button('Adresse speichern'));
    await signIn(user, 'otto@post.example');
    await main().findByText('+49 9310000144');
    expect(screen.queryByRole('textbox', { name: 'Ort' })).not.toBeInTheDocument();
  });
});
