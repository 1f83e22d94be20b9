import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { dismissToast, showToast, toastStore } from '#ui/toast.ts';

describe('the frame', () => {
  it('begins with a link that takes the focus to the content and stays on the page', async () => {
    const { user, router } = await renderPage('/faq');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();

    await user.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: '/faq', hash: '' });
  });
});

describe('a closure', () => {
  const closure = { firstDay: '2026-12-24', lastDay: '2026-12-31', toldFrom: '2026-12-14' };
  const closures = [
    { ...closure, textDe: 'Vom 24. bis 31. Dezember geschlossen.', textEn: 'Closed 24 to 31 December.' },
  ];

  it.each([
    ['/faq', 'de', 'Vom 24. bis 31. Dezember geschlossen.'],
    ['/checkout', 'en', 'Closed 24 to 31 December.'],
  ] as const)('is told on %s in %s', async (address, locale, text) => {
    await renderPage(address, { locale, config: { closures } });
    const name = locale === 'de' ? 'Schließzeit der Apotheke' : 'Closure of the pharmacy';
    expect(screen.getByRole('region', { name })).toHaveTextContent(text);
  });

  it('leaves no trace where there is none', async () => {
    await renderPage('/faq');
    expect(screen.queryByRole('region', { name: 'Schließzeit der Apotheke' })).toBeNull();
  });
});

describe('toasts', () => {
  afterEach(() => {
    vi.useRealTimers();
    for (const { id } of toastStore.read()) dismissToast(id);
  });

  async function renderFrozen() {
    await renderPage('/no/such/page');
    vi.useFakeTimers();
  }

  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const say = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast));

  it('[FR-10] are announced and stay 3500 ms, errors as alerts and 6000 ms', async () => {
    await renderFrozen();
    const status = screen.getByRole('status');
    const alert = screen.getByRole('alert');

    say('Gespeichert.', { type: 'success' });
    say('Das hat nicht funktioniert.', { type: 'error' });
    expect(within(status).getByText('Gespeichert.')).toBeInTheDocument();
    expect(within(alert).getByText('Das hat nicht funktioniert.')).toBeInTheDocument();

    wait(3499);
    expect(status).toHaveTextContent('Gespeichert.');
    wait(1);
    expect(status).toBeEmptyDOMElement();
    wait(2499);
    expect(alert).toHaveTextContent('Das hat nicht funktioniert.');
    wait(1);
    expect(alert).toBeEmptyDOMElement();
  });

  it('[FR-10] may last as long and stand where the caller says', async () => {
    await renderFrozen();
    say('Hier.', { durationMs: 200, anchor: { x: 40, y: 90 } });

    const toast = screen.getByText('Hier.').parentElement;
    expect(toast?.style.getPropertyValue('--anchor-x')).toBe('40px');
    expect(toast?.style.getPropertyValue('--anchor-y')).toBe('90px');
    wait(200);
    expect(screen.queryByText('Hier.')).not.toBeInTheDocument();
  });

  it('wait while they are hovered or focused, then go on where the clock stood', async () => {
    await renderFrozen();
    say('Bitte lesen.');
    wait(3000);

    const toast = screen.getByText('Bitte lesen.');
    fireEvent.pointerOver(toast);
    wait(60_000);
    expect(toast).toBeInTheDocument();
    fireEvent.pointerOut(toast);
    wait(400);

    act(() => screen.getByRole('button', { name: 'Meldung schließen' }).focus());
    wait(60_000);
    expect(toast).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Meldung schließen' }).blur());
    wait(99);
    expect(toast).toBeInTheDocument();
    wait(1);
    expect(toast).not.toBeInTheDocument();
  });

  it('can be closed, and the focus goes back to where it was', async () => {
    await renderFrozen();
    const cart = screen.getByRole('button', { name: 'Warenkorb' });
    cart.focus();
    say('Gespeichert.');
    const close = screen.getByRole('button', { name: 'Meldung schließen' });
    act(() => close.focus());
    fireEvent.click(close);

    expect(screen.queryByText('Gespeichert.')).not.toBeInTheDocument();
    expect(cart).toHaveFocus();
  });

  it('appear inside an open dialog, since everything else is inert then', async () => {
    await renderFrozen();
    fireEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    say('Gespeichert.');

    expect(within(screen.getByRole('dialog')).getByText('Gespeichert.')).toBeInTheDocument();
    expect(screen.getAllByText('Gespeichert.')).toHaveLength(1);
  });
});
