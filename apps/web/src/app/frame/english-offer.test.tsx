import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(() => vi.restoreAllMocks());

const speak = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const offer = () => screen.queryByRole('region', { name: 'Language' });

test('a browser that asks for English is offered it, and gets it with one press', async () => {
  speak('en-GB', 'de');
  const { user } = await renderPage('/faq');
  expect(offer()).toHaveTextContent('This shop is also available in English.');
  await user.click(screen.getByRole('button', { name: 'Switch to English' }));
  expect(await screen.findByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
  expect(offer()).not.toBeInTheDocument();
  expect(readStored('locale')).toBe('en');
});

test('who stays with German is not asked again', async () => {
  speak('en-US');
  const { user } = await renderPage('/faq');
  await user.click(screen.getByRole('button', { name: 'Stay with German' }));
  expect(offer()).not.toBeInTheDocument();
  expect(readStored('locale')).toBe('de');
});

test.each([['de-DE', 'en'], ['fr', 'de', 'en'], ['fr']])('%s is not asked', async (...languages) => {
  speak(...languages);
  await renderPage('/faq');
  expect(offer()).not.toBeInTheDocument();
});
