import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { linkTo } from '#lib/routes.ts';
import { renderPage } from '#testing/render-page.tsx';

const net = vi.hoisted(() => ({ isThere: true }));

vi.mock(import('#i18n/message-loader.ts'), async (original) => {
  const module = await original();
  const withAreas: typeof module.withAreas = (areas, load) =>
    net.isThere
      ? module.withAreas(areas, load)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  return { ...module, withAreas };
});

const notice = () => screen.queryByText('Keine Verbindung zum Shop.');

test('whoever goes on without a connection stays, is told, and is there once it is back', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { router } = await renderPage('/about');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(notice()).toBeNull();

  net.isThere = false;
  const asked = vi.fn(async (_address: string, _init: RequestInit) => {
    if (!net.isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  const answers = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    init.method === 'HEAD' ? asked(address, init) : answers(address, init),
  );
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
