import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { renderPage } from '#testing/render-page.tsx';
import { takeConsoleErrors } from '#testing/setup.ts';

let failure: Error | null = null;

vi.mock('./pages/faq-page.tsx', () => ({
  default: function BrokenPage() {
    if (failure) throw failure;
    return <h1>Wieder da</h1>;
  },
}));

afterEach(() => {
  failure = null;
});

test('a screen that breaks says so in words, without a stack, and leaves the frame standing', async () => {
  failure = new Error('Cannot read properties of undefined (reading secretDetail)');
  const { container } = await renderPage('/faq');
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
    'Wir können diese Seite gerade nicht anzeigen.',
  );
  expect(screen.getByText('Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.')).toBeVisible();
  expect(container).not.toHaveTextContent('secretDetail');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.title).toBe('Fehler · Mainblüte Apotheke');
  expect(takeConsoleErrors().join()).toContain('secretDetail');
});

test('a failure of the server shows its sentence and its number', async () => {
  failure = new ApiError({ id: 'Unavailable', status: 503, message: 'raw server text', requestId: 'r-4711' });
  const { container } = await renderPage('/faq');
  expect(screen.getByText(/^Der Shop ist gerade nicht erreichbar/)).toBeVisible();
  expect(screen.getByText('Vorgangsnummer: r-4711')).toBeVisible();
  expect(container).not.toHaveTextContent('raw server text');
  takeConsoleErrors();
});

test('there are two ways back: home and a reload', async () => {
  failure = new Error('broken');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const { user, router } = await renderPage('/faq');
  await user.click(screen.getByRole('button', { name: 'Seite neu laden' }));
  expect(reload).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('link', { name: 'Zur Startseite' }));
  expect(await screen.findByRole('heading', { name: /^Medizi\u00adnisches Cannabis/ })).toBeVisible();

  failure = null;
  await act(() => router.navigate(linkTo('Faq')));
  expect(screen.getByRole('heading', { name: 'Wieder da' })).toBeVisible();
  takeConsoleErrors();
});
