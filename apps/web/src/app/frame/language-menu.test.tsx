import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';

describe('the language menu', () => {
  it('[FR-08] shows both languages with a flag, switches, and stores the choice under `locale`', async () => {
    const { user } = await renderPage('/faq');
    await user.click(screen.getByRole('button', { name: 'DE, Sprache wechseln' }));
    const menu = within(screen.getByRole('dialog', { name: 'Sprache' }));

    const german = menu.getByRole('button', { name: 'Deutsch' });
    const english = menu.getByRole('button', { name: 'English' });
    expect(german).toHaveAttribute('aria-pressed', 'true');
    expect(english).toHaveAttribute('aria-pressed', 'false');
    for (const language of [german, english]) expect(language.querySelector('svg[viewBox="0 0 24 16"]')).not.toBeNull();

    await user.click(english);

    expect(await screen.findByRole('button', { name: 'EN, change language' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Glossary' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('locale')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('has its twin in the menu of small screens, which stays open', async () => {
    const { user } = await renderPage('/faq', { locale: 'en' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(screen.getByRole('button', { name: 'DE, Deutsch' }));

    expect(await screen.findByRole('dialog', { name: 'Menü' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'DE, Deutsch' })).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('locale')).toBe('de');
  });

  it('stays open while a screen completes its own address, and closes when one goes somewhere', async () => {
    const { user, router } = await renderPage('/faq');
    await user.click(screen.getByRole('button', { name: 'DE, Sprache wechseln' }));
    await act(() => router.navigate('/faq?type=bud', { replace: true }));
    expect(screen.getByRole('dialog', { name: 'Sprache' })).toBeInTheDocument();

    await act(() => router.navigate('/faq?type=bud', { replace: true }));
    expect(screen.queryByRole('dialog', { name: 'Sprache' })).not.toBeInTheDocument();
  });
});
