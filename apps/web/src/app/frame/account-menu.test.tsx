import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { dismissToast, toastStore } from '#ui/toast.ts';

const clara = {
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: {
    email: 'clara@post.example',
    firstName: 'Clara Maria',
    name: 'Clara Maria Vogelsang',
    onboardingCompleted: true,
  },
  onboardingCompleted: true,
};
const home: FakeAnswers = {
  readContentFile: refuse('NotFound'),
  listBlogPosts: refuse('NotFound'),
  readFaq: refuse('NotFound'),
};
const signedIn: FakeAnswers = { readSession: () => clara };

const header = () => within(screen.getByRole('banner'));
const greeting = { name: 'Guten Tag, Clara. Konto öffnen' };
const signIn = { name: 'Anmelden oder registrieren' };

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => closeLogin());
  for (const { id } of toastStore.read()) dismissToast(id);
  setMarker('shop_signed_in=; expires=Thu, 01 Jan 1970 00:00:00 GMT');
});

function setMarker(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's header would.
  document.cookie = cookie;
}

describe('[FR-06] the account in the header', () => {
  it('offers a guest to sign in or register, in a dialog', async () => {
    const { user } = await renderPage('/gibt-es-nicht');
    await user.click(await header().findByRole('button', signIn));
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    expect(header().queryByRole('button', greeting)).not.toBeInTheDocument();
  });

  it('greets a patient and leads to account, orders and out', async () => {
    fakeServer(signedIn);
    const { user } = await renderPage('/gibt-es-nicht');
    const button = await header().findByRole('button', greeting);
    expect(header().queryByRole('button', signIn)).not.toBeInTheDocument();
    expect(button).toHaveTextContent('Guten Tag, Clara');
    await user.click(button);

    const menu = within(screen.getByRole('dialog', { name: 'Guten Tag, Clara' }));
    expect(menu.getByText('clara@post.example')).toBeVisible();
    const ways = within(menu.getByRole('navigation', { name: 'Konto' })).getAllByRole('link');
    expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mein Konto', '#/account'],
      ['Bestellungen', '#/orders'],
    ]);
    expect(menu.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });

  it('[AU-06] signs out, goes Home and says so', async () => {
    let isSignedIn = true;
    const received = fakeServer({
      ...home,
      readSession: () => (isSignedIn ? clara : null),
      signOut: () => {
        isSignedIn = false;
        return { success: true };
      },
    });
    const { user, router } = await renderPage('/gibt-es-nicht');
    await user.click(await header().findByRole('button', greeting));
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));

    expect(await screen.findByText('Sie sind abgemeldet.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(received.signOut).toHaveLength(1);
    expect(header().getByRole('button', signIn)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells when the shop has not heard of the sign-out, and offers it again', async () => {
    const unreachable = () => Promise.reject(new TypeError('fetch failed'));
    let isReachable = true;
    fakeServer({
      ...home,
      readSession: () => (isReachable ? clara : unreachable()),
      signOut: unreachable,
      legacyLogout: unreachable,
      readLegacySession: unreachable,
    });
    const { user } = await renderPage('/gibt-es-nicht');
    await user.click(await header().findByRole('button', greeting));
    isReachable = false;
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByText(/Die Abmeldung hat nicht funktioniert/)).toBeVisible();
    expect(header().getByRole('button', greeting)).toBeVisible();
  });

  it('keeps the place of somebody who was signed in until it is known', async () => {
    fakeServer({ readSession: neverAnswers });
    setMarker('shop_signed_in=1');
    await renderPage('/gibt-es-nicht');
    expect(header().queryByRole('button', signIn)).not.toBeInTheDocument();
    expect(document.querySelector('.kept')).toBeInTheDocument();
  });

  it('shows a guest the button at once', async () => {
    fakeServer({ readSession: neverAnswers });
    await renderPage('/gibt-es-nicht');
    expect(header().getByRole('button', signIn)).toBeVisible();
  });
});

describe('another tab', () => {
  it('that signs out is seen here within a moment, and an open menu goes', async () => {
    fakeServer(signedIn);
    const { user } = await renderPage('/gibt-es-nicht');
    await user.click(await header().findByRole('button', greeting));
    act(() => {
      const newValue = JSON.stringify({ change: 'logout', at: Date.now() });
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth:changed', newValue }));
    });
    await waitFor(() => expect(header().getByRole('button', signIn)).toBeVisible());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('[FR-07] on small screens', () => {
  async function openMenuOf(answers: FakeAnswers) {
    fakeServer(answers);
    await renderPage('/gibt-es-nicht');
    await header().findByRole('button', answers.readSession ? greeting : signIn);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    return within(screen.getByRole('dialog', { name: 'Menü' }));
  }

  it('the menu is gone 120 ms before the account comes', async () => {
    const menu = await openMenuOf(signedIn);
    fireEvent.click(menu.getByRole('button', { name: 'Mein Konto' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(119));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('dialog', { name: 'Guten Tag, Clara' })).toBeVisible();
  });

  it('the menu is gone 120 ms before the sign-in comes', async () => {
    const menu = await openMenuOf({});
    fireEvent.click(menu.getByRole('button', signIn));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(119));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(await screen.findByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
  });
});
