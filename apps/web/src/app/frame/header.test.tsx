import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeTextScale } from '#domain/display/display-settings.ts';
import { aCart } from '#testing/factories.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';
import { renderPage } from '#testing/render-page.tsx';

function addressesOf(region: HTMLElement): Record<string, string | null> {
  const links = within(region).getAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

/** The next page is a chunk of its own, and a busy machine loads it slowly. */

describe('the header', () => {
  it('[FR-01] leads home by the logo, and to shop, blog, FAQ, about and contact', async () => {
    await renderPage('/faq');
    const header = screen.getByRole('banner');

    expect(within(header).getByRole('link', { name: /^Mainblüte/ })).toHaveAttribute('href', '#/');
    expect(addressesOf(within(header).getByRole('navigation', { name: 'Hauptnavigation' }))).toEqual({
      Shop: '#/shop',
      Ratgeber: '#/blog',
      FAQ: '#/faq',
      'Über uns': '#/about',
      Kontakt: '#/contact',
    });
  });

  it('marks the page one is on, and only that one', async () => {
    await renderPage('/contact');
    const pages = screen.getByRole('navigation', { name: 'Hauptnavigation' });

    const current = within(pages)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Kontakt']);
  });

  it('takes the name and the tagline from the config', async () => {
    await renderPage('/faq', { config: { shopName: 'Löwen-Apotheke', tagline: 'am Markt' } });
    expect(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Löwen-Apotheke am Markt' }),
    ).toBeInTheDocument();
  });
});

describe('the menu of small screens', () => {
  it('leads to the same pages, into the two parts of the shop and to the shortlist', async () => {
    const { user } = await renderPage('/about');
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));

    const menu = screen.getByRole('dialog', { name: 'Menü' });
    expect(addressesOf(within(menu).getByRole('navigation', { name: 'Seiten' }))).toEqual({
      Shop: '#/shop',
      Blüten: '#/shop?type=bud',
      Extrakte: '#/shop?type=extract',
      Merkliste: '#/merkliste',
      'So bestellen Sie': '#/faq',
      Ratgeber: '#/blog',
      FAQ: '#/faq',
      'Über uns': '#/about',
      Kontakt: '#/contact',
    });
  });

  it('calls the number of the config', async () => {
    const { user } = await renderPage('/about', { config: { phone: '+49 (931) 555-12' } });
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));

    expect(screen.getByRole('link', { name: 'Anrufen: +49 (931) 555-12' })).toHaveAttribute('href', 'tel:+4993155512');
  });

  it('closes when a page is chosen', async () => {
    const { user, router } = await renderPage('/about');
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Menü' })).getByRole('link', { name: 'Kontakt' }));

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patience);
    expect(router.state.location.pathname).toBe('/contact');
  });

  it('[FR-07] is gone 120 ms before the cart panel comes', async () => {
    fakeServer({ readCart: () => aCart() });
    const { user } = await renderPage('/about');
    // The panel is a chunk of its own: once it is there, only the 120 ms are left.
    await user.click(await screen.findByRole('button', { name: 'Warenkorb, 1 Position' }));
    await user.click(await screen.findByRole('button', { name: 'Warenkorb schließen' }));
    vi.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
      const menu = screen.getByRole('dialog', { name: 'Menü' });
      fireEvent.click(within(menu).getByRole('button', { name: 'Warenkorb, 1 Position' }));
      expectDialogAfter120Ms('Warenkorb');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is gone 120 ms before the display panel comes', async () => {
    await renderPage('/about');
    vi.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
      fireEvent.click(screen.getByRole('button', { name: /Darstellung und Textgröße öffnen$/ }));
      expectDialogAfter120Ms('Darstellung');
    } finally {
      vi.useRealTimers();
    }
  });

  it('makes the text larger and smaller in steps of ten, within the limits of the slider', async () => {
    const { user } = await renderPage('/about');
    await user.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    const larger = () => screen.getByRole('button', { name: 'Text größer' });
    const smaller = () => screen.getByRole('button', { name: 'Text kleiner' });
    const textSize = () => document.documentElement.style.fontSize;

    act(() => changeTextScale(2.45));
    await user.click(larger());
    expect(textSize()).toBe('250%');
    expect(larger()).toHaveAttribute('aria-disabled', 'true');
    await user.click(smaller());
    expect(textSize()).toBe('240%');

    act(() => changeTextScale(0.85));
    await user.click(smaller());
    expect(textSize()).toBe('80%');
    expect(smaller()).toHaveAttribute('aria-disabled', 'true');
    act(() => changeTextScale(1));
  });
});

function expectDialogAfter120Ms(name: string) {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  act(() => vi.advanceTimersByTime(119));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
}
