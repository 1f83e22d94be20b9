import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadLanguage } from '#app/providers.tsx';
import { messageLoader } from '#i18n/message-loader.ts';
import { linkTo } from '#lib/routes.ts';
import { renderPage } from '#testing/render-page.tsx';

const net = vi.hoisted(() => ({ isThere: true }));

vi.mock(import('#i18n/message-loader.ts'), async (original) => {
  const module = await original();
  const withAreas: typeof module.withAreas = (areas, load) =>
    net.isThere
      ? module.withAreas(areas, load)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const setLocale: typeof module.messageLoader.setLocale = (locale) =>
    net.isThere || locale === 'de' ? module.messageLoader.setLocale(locale) : Promise.reject(new TypeError('no net'));
  return { ...module, withAreas, messageLoader: { ...module.messageLoader, setLocale } };
});

/** Only the question whether the page can be had notices it. */
function loseNet() {
  net.isThere = false;
  const answers = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'HEAD') return answers(address, init);
    if (!net.isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
}

const notice = () => screen.queryByText('Keine Verbindung zum Shop.');

test('whoever goes on without a connection stays, is told, and is there once it is back', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { router } = await renderPage('/about');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(notice()).toBeNull();

  loseNet();
  act(() => void router.navigate(linkTo('Faq')));
  await waitFor(() => expect(notice()).toBeVisible());
  expect(heading).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/about');

  net.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
  expect(notice()).toBeNull();
  expect(router.state.location.pathname).toBe('/faq');
  expect(reload).not.toHaveBeenCalled();
});

test('a language that waits for a connection does not come once another one is chosen', async () => {
  await renderPage('/about');
  loseNet();
  const waiting = loadLanguage('en');
  await waitFor(() => expect(notice()).toBeVisible());
  await act(() => loadLanguage('de'));
  net.isThere = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await waiting;
  });
  expect(messageLoader.read().locale).toBe('de');
  expect(notice()).toBeNull();
});
