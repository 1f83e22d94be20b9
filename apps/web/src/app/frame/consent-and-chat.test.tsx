import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeLogin, openLogin } from '#domain/session/login-dialog.ts';
import { renderPage } from '#testing/render-page.tsx';

// What is loaded late is there at once: a busy machine must not make a test wait for it.
beforeAll(() =>
  Promise.all([
    import('#features/consent/consent-banner.tsx'),
    import('#features/chat/chat-widget.tsx'),
    import('./sign-in.tsx'),
  ]),
);

const key = 'cm_consent_v1';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const findBanner = () => screen.findByRole('region', { name: 'Ihre Privatsphäre' });
const queryBanner = () => screen.queryByRole('region', { name: 'Ihre Privatsphäre' });

describe('[CK-01] the question about cookies', () => {
  test('is not asked of those who have answered it', async () => {
    await renderPage('/no/such/page');
    expect(queryBanner()).not.toBeInTheDocument();
  });

  test.each([['not json'], ['{}'], ['{"marketing":"yes"}'], ['null']])(
    'is asked where %s is stored',
    async (garbage) => {
      localStorage.setItem(key, garbage);
      await renderPage('/no/such/page', { hasChosenCookies: false });
      expect(await findBanner()).toBeVisible();
    },
  );

  test.each([
    ['Nur notwendige', { necessary: true, preferences: false, statistics: false, marketing: false }],
    ['Auswahl speichern', { necessary: true, preferences: false, statistics: true, marketing: false }],
    ['Alle akzeptieren', { necessary: true, preferences: true, statistics: true, marketing: true }],
  ])('[CK-02] %s stores the four categories and takes the question away', async (button, choice) => {
    const { user } = await renderPage('/no/such/page', { hasChosenCookies: false });
    const banner = within(await findBanner());
    expect(stored()).toBeNull();
    expect(banner.getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
    expect(banner.getAllByRole('checkbox', { checked: true })).toHaveLength(1);

    await user.click(banner.getByRole('checkbox', { name: 'Statistik' }));
    await user.click(banner.getByRole('button', { name: button }));
    expect(stored()).toEqual(choice);
    expect(queryBanner()).not.toBeInTheDocument();
  });

  test('weighs its three buttons the same and holds nobody up', async () => {
    await renderPage('/no/such/page', { hasChosenCookies: false });
    const banner = await findBanner();
    const looks = within(banner)
      .getAllByRole('button')
      .map(({ className }) => className);
    expect(looks).toHaveLength(3);
    expect(new Set(looks).size).toBe(1);
    expect(banner).not.toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is asked again from the footer, with what was chosen, and gives the focus back', async () => {
    const { user } = await renderPage('/no/such/page');
    const settings = screen.getByRole('button', { name: 'Cookie-Einstellungen' });
    await user.click(settings);
    const banner = within(await findBanner());
    await waitFor(() => expect(banner.getByRole('heading')).toHaveFocus());
    expect(banner.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();

    await user.click(banner.getByRole('button', { name: 'Alle akzeptieren' }));
    expect(stored()).toMatchObject({ marketing: true });
    expect(settings).toHaveFocus();
  });

  test('is answered in every tab at once', async () => {
    await renderPage('/no/such/page', { hasChosenCookies: false });
    await findBanner();
    localStorage.setItem(key, JSON.stringify({ preferences: false, statistics: true, marketing: false }));
    fireEvent(window, new StorageEvent('storage', { key }));
    expect(queryBanner()).not.toBeInTheDocument();
  });

  test('speaks of a chat only where there is one', async () => {
    const { unmount } = await renderPage('/no/such/page', { hasChosenCookies: false });
    expect(await findBanner()).not.toHaveTextContent('Chat');
    unmount();
    await renderPage('/no/such/page', { hasChosenCookies: false, config: { chat } });
    expect(await findBanner()).toHaveTextContent('Den Chat eines anderen Anbieters laden wir nur, wenn Sie');
  });
});

const chat = { scriptUrl: 'https://chat.example/widget.js', applicationKey: 'key-1', moreHosts: [] };

describe('[CK-03] the chat', () => {
  let isSmall = false;

  beforeEach(() => {
    isSmall = false;
    const real = window.matchMedia.bind(window);
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(max-width: 900px)' ? { matches: isSmall, media: query } : real(query),
    );
  });

  const frame = () => screen.queryByTitle<HTMLIFrameElement>('Chat');

  async function renderWithConsent(address: string, statistics = true, marketing = true) {
    localStorage.setItem(key, JSON.stringify({ preferences: false, statistics, marketing }));
    return renderPage(address, { hasChosenCookies: false, config: { chat } });
  }

  test('runs in a frame without an origin, which the shop itself serves', async () => {
    await renderWithConsent('/no/such/page');
    const found = await screen.findByTitle('Chat');
    expect(found).toHaveAttribute('src', '/chat-frame');
    expect(found).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-forms');
    expect(document.querySelector('script[src*="chat.example"]')).toBeNull();
  });

  test.each([
    ['statistics alone', true, false],
    ['marketing alone', false, true],
  ])('is not loaded with %s', async (_case, statistics, marketing) => {
    await renderWithConsent('/no/such/page', statistics, marketing);
    expect(frame()).toBeNull();
  });

  test('is not there without a script in the config', async () => {
    localStorage.setItem(key, JSON.stringify({ preferences: true, statistics: true, marketing: true }));
    await renderPage('/no/such/page', { hasChosenCookies: false });
    expect(frame()).toBeNull();
  });

  test.each([
    '/account',
    '/checkout',
    '/checkout/versand',
    '/prescription',
    '/orders',
    '/register',
    '/cms',
    '/cms/login',
  ])('is never on %s', async (address) => {
    await renderWithConsent(address);
    expect(frame()).toBeNull();
  });

  test('[CK-04] goes and comes with the consent and with the address', async () => {
    const { user, router } = await renderWithConsent('/no/such/page');
    await screen.findByTitle('Chat');
    await act(() => router.navigate('/orders'));
    expect(frame()).toBeNull();
    await act(() => router.navigate('/no/such/page'));
    expect(frame()).not.toBeNull();

    await user.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
    await user.click(within(await findBanner()).getByRole('button', { name: 'Nur notwendige' }));
    expect(frame()).toBeNull();
  });

  test('[CK-04] makes room for the sign-in dialog on a small screen, also when the window becomes one', async () => {
    await renderWithConsent('/no/such/page');
    await screen.findByTitle('Chat');
    act(openLogin);
    expect(frame()).not.toBeNull();
    isSmall = true;
    fireEvent(window, new Event('resize'));
    expect(frame()).toBeNull();
    act(closeLogin);
    expect(frame()).not.toBeNull();
  });

  describe('[CK-05] its appearance', () => {
    const chatArea = { top: 10, right: 20, bottom: 30, left: 40 };

    async function renderFrozen() {
      await renderWithConsent('/no/such/page');
      await screen.findByTitle('Chat');
      vi.useFakeTimers();
      // The clock of the frame began before it was stopped: it is started anew.
      act(openLogin);
      isSmall = true;
      fireEvent(window, new Event('resize'));
      isSmall = false;
      fireEvent(window, new Event('resize'));
      act(closeLogin);
      return frame() as HTMLIFrameElement;
    }

    test('is awaited for 5 s, then it is removed and logged', async () => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await renderFrozen();
      act(() => vi.advanceTimersByTime(4999));
      expect(frame()).not.toBeNull();
      act(() => vi.advanceTimersByTime(1));
      expect(frame()).toBeNull();
      expect(warned).toHaveBeenCalledWith('[shop] The chat widget did not appear within 5 s and was removed.');
      vi.useRealTimers();
    });

    test('is told by the frame itself, and by nobody else', async () => {
      const found = await renderFrozen();
      // This DOM loads no frames.
      Object.defineProperty(found, 'contentWindow', { value: new EventTarget() });
      const say = (source: unknown) =>
        act(() => {
          const message = new MessageEvent('message', { data: { chatArea } });
          Object.defineProperty(message, 'source', { value: source });
          window.dispatchEvent(message);
        });
      say(window);
      say(null);
      expect(found.style.clipPath).toBe('');
      expect(found).toHaveAttribute('inert');

      say(found.contentWindow);
      expect(found.style.clipPath).toBe('inset(10px 20px 30px 40px)');
      expect(found).not.toHaveAttribute('inert');
      act(() => vi.advanceTimersByTime(60_000));
      expect(frame()).not.toBeNull();
      vi.useRealTimers();
    });
  });
});
