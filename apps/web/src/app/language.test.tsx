import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '#testing/factories.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

test('[FR-08] another language is shown at once, on the same page, and is stored', async () => {
  const product = aProduct({ type: 'extract', unit: 'milliliter' });
  const received = fakeServer({ listProducts: () => ({ items: [product], page: 1, pageSize: 200, total: 1 }) });
  const { user, router } = await renderPage('/shop?type=extract');
  expect(await screen.findByText(/^10,49\s€/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'DE, Sprache wechseln' }));
  await user.click(screen.getByRole('button', { name: 'English' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Extracts' })).toBeVisible();
  expect(screen.getByText(/^€10\.49/)).toBeVisible();
  expect(document.title).toBe('Extracts · Mainblüte Apotheke');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('locale')).toBe('en');
  expect(router.state.location).toMatchObject({ pathname: '/shop', search: '?type=extract' });
  expect(received.listProducts).toHaveLength(1);
});
