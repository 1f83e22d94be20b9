import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import { renderPage } from '#testing/render-page.tsx';

const panel = () => screen.queryByRole('region', { name: 'Shop' });
const toggle = () => screen.getByRole('button', { name: 'Shop-Menü' });

/** The next page is a chunk of its own, and a busy machine loads it slowly. */

describe('the shop menu', () => {
  it('unfolds on a click: both kinds of products and the four steps of an order', async () => {
    const { user } = await renderPage('/faq');
    expect(panel()).not.toBeInTheDocument();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');

    await user.click(toggle());

    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    const menu = within(panel() as HTMLElement);
    expect(menu.getByRole('link', { name: /^Blüten/ })).toHaveAttribute('href', '#/shop?type=bud');
    expect(menu.getByRole('link', { name: /^Extrakte/ })).toHaveAttribute('href', '#/shop?type=extract');
    const steps = menu.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent);
    expect(steps).toEqual(['Bestellen', 'Rezept einreichen', 'Bestätigung und Zahlung', 'Versand oder Abholung']);
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user } = await renderPage('/faq');
    await user.click(toggle());
    await user.tab();
    expect(within(panel() as HTMLElement).getByRole('link', { name: /^Blüten/ })).toHaveFocus();

    await user.keyboard('{Escape}');

    expect(panel()).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  });

  it('closes on a press outside, and when the focus moves on', async () => {
    const { user } = await renderPage('/faq');
    await user.click(toggle());
    await user.click(screen.getByRole('contentinfo'));
    expect(panel()).not.toBeInTheDocument();

    await user.click(toggle());
    within(panel() as HTMLElement)
      .getByRole('link', { name: 'Alle Fragen zum Ablauf' })
      .focus();
    await user.tab();
    expect(panel()).not.toBeInTheDocument();
  });

  it('closes when a page is chosen', async () => {
    const { user, router } = await renderPage('/about');
    await user.click(toggle());
    await user.click(screen.getByRole('link', { name: 'Alle Fragen zum Ablauf' }));

    await vi.waitFor(() => expect(panel()).not.toBeInTheDocument(), patience);
    expect(router.state.location.pathname).toBe('/faq');
  });
});
