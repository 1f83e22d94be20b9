import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { done, givenOrders, leaveOrders } from '#testing/at-orders.ts';
import { renderPage } from '#testing/render-page.tsx';
import { aWireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

test('a link in a mail leads to its order, also when another one is under way', async () => {
  givenOrders([aWireOrder(), done]);
  await renderPage(`/orders?order=${done.id}`);
  const asked = await screen.findByRole('article', { name: /M4RT/ });
  expect(await within(asked).findByRole('list', { name: 'Bestellverlauf' })).toBeVisible();
  expect(within(asked).getByRole('heading', { level: 2 })).toHaveFocus();
  const other = screen.getByRole('article', { name: /7KQX/ });
  expect(within(other).queryByRole('list', { name: 'Bestellverlauf' })).not.toBeInTheDocument();
});

test('an order that this account does not have is told, with the way to it', async () => {
  givenOrders([aWireOrder()]);
  await renderPage('/orders?order=0f6d2a8a-0000-4000-8000-000000000000');
  expect(await screen.findByText(/gehört nicht zu diesem Konto/)).toBeVisible();
  expect(screen.getByRole('article', { name: /7KQX/ })).toBeVisible();
});
