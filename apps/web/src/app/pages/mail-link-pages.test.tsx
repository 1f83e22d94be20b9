import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import { type FakeAnswers, fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const session = {
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: 'clara@post.example', firstName: 'Clara', name: 'Clara Vogelsang', onboardingCompleted: true },
  onboardingCompleted: true,
};
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => act(async () => closeLogin()));

async function open(address: string, answers: FakeAnswers, locale: 'de' | 'en' = 'de') {
  const received = fakeServer({ readLegacySession: refuse('Unauthorized'), ...answers });
  return { received, ...(await renderPage(address, { locale })) };
}

describe('the link that stops a change of address', () => {
  test('does nothing by being opened; a press stops it, and says what to do next', async () => {
    const { user, received } = await open('/stop-email-change/t0ken', { stopEmailChange: () => ({ success: true }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Änderung Ihrer E-Mail-Adresse stoppen');
    expect(received.stopEmailChange).toBeUndefined();
    await user.click(button('Änderung stoppen'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Die Änderung ist gestoppt' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(received.stopEmailChange?.map(({ body }) => body)).toEqual([{ token: 't0ken' }]);
    expect(screen.getByText(/Passwort Ihres E-Mail-Postfachs/)).toBeVisible();
    await waitFor(() => expect(window.location.hash).toBe('#/stop-email-change'));
  });

  test('signs this browser out if it was signed in to that account, and only then', async () => {
    for (const after of [null, session]) {
      let isStopped = false;
      const { user, unmount } = await open('/stop-email-change/t0ken', {
        readSession: () => (isStopped ? after : session),
        stopEmailChange: () => {
          isStopped = true;
          return { success: true };
        },
      });
      await screen.findByRole('button', { name: /Konto von Clara|Clara/ });
      await user.click(button('Änderung stoppen'));
      await screen.findByRole('heading', { level: 1, name: 'Die Änderung ist gestoppt' });
      const guest = screen.queryByRole('button', { name: 'Anmelden oder registrieren' });
      if (after) expect(guest).not.toBeInTheDocument();
      else expect(guest).toBeVisible();
      unmount();
    }
  });

  test('that is no longer valid says why, and leads on', async () => {
    const { user } = await open('/stop-email-change/old', { stopEmailChange: refuse('LinkNotValid') }, 'en');
    await user.click(button('Stop the change'));
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' })).toHaveFocus();
    expect(screen.getByText(/Perhaps the change has already been stopped/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '#/contact');
  });

  test('can be pressed again when the shop could not be reached', async () => {
    let isAway = true;
    const { user } = await open('/stop-email-change/t0ken', {
      stopEmailChange: () => (isAway ? refuse('Unavailable')() : { success: true }),
    });
    await user.click(button('Änderung stoppen'));
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(
      /Das hat nicht funktioniert\. Der Shop ist gerade nicht/,
    );
    isAway = false;
    await user.click(button('Änderung stoppen'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Die Änderung ist gestoppt' })).toBeVisible();
  });

  test('that was cut off says so', async () => {
    await open('/stop-email-change', {});
    expect(screen.getByText(/Der Link ist nicht vollständig/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Änderung stoppen' })).not.toBeInTheDocument();
  });
});

test('the link for a new device makes it known after a press, and leads to the sign-in', async () => {
  const { user, received } = await open('/this-device/sealed', { trustDevice: () => ({ success: true }) });
  expect(received.trustDevice).toBeUndefined();
  await user.click(button('Das ist mein Gerät'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wir haben uns dieses Gerät gemerkt' })).toBeVisible();
  expect(received.trustDevice?.map(({ body }) => body)).toEqual([{ token: 'sealed' }]);
  await waitFor(() => expect(window.location.hash).toBe('#/this-device'));
  await user.click(button('Anmelden'));
  expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
});
