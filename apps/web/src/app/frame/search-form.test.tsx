import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { note } from '#lib/log.ts';
import { patience } from '#testing/patience.ts';
import { renderPage } from '#testing/render-page.tsx';

vi.mock('#lib/log.ts', { spy: true });

/** The next page is a chunk of its own, and a busy machine loads it slowly. */

describe('the header search', () => {
  beforeEach(() => {
    vi.mocked(note).mockImplementation(() => undefined);
  });

  function searchField() {
    return within(screen.getByRole('banner')).getByRole('searchbox', { name: 'Suche im Shop' });
  }

  it('[FR-03] logs the text and makes no call with it', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      asked.push(`${address} ${init?.body ?? ''}`);
      return new Promise<Response>(() => undefined);
    });
    const { user, router } = await renderPage('/faq');
    await user.type(searchField(), ' Limonen 22/1 {Enter}');

    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/shop'), patience);
    expect(vi.mocked(note).mock.calls.flat().join()).toContain('Limonen 22/1');
    expect(asked.filter((call) => /limonen/i.test(decodeURIComponent(call)))).toEqual([]);
  });

  it('opens the shop with the text in the address, and shows it in the field', async () => {
    vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
    const { user, router } = await renderPage('/faq');
    await user.type(searchField(), 'Öl & Blüte{Enter}');

    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/shop'), patience);
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('Öl & Blüte');
    expect(searchField()).toHaveValue('Öl & Blüte');
  });

  it('opens the whole shop when nothing is typed', async () => {
    vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
    const { user, router } = await renderPage('/faq');
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Suche starten' }));

    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/shop'), patience);
    expect(new URLSearchParams(router.state.location.search).has('q')).toBe(false);
  });
});
