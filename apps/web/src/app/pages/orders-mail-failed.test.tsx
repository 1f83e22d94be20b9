import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveOrders, openOne } from '#testing/at-orders.ts';
import { aWireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

test('a mail that could not be delivered is told at its order, with the way to the address', async () => {
  await openOne(aWireOrder({ mailFailedAt: '2025-11-13T10:00:00.000Z' }));
  expect(await screen.findByText('Eine E-Mail zu dieser Bestellung kam nicht an.')).toBeVisible();
  expect(screen.getByText(/am 13\.11\., 11:00 abgewiesen/)).toBeVisible();
  const [way] = screen.getAllByRole('link', { name: 'Persönliche Daten' }).filter((link) => link.closest('p'));
  expect(way).toHaveAttribute('href', '#/account');
});

test('mails that arrived are not mentioned', async () => {
  await openOne(aWireOrder());
  expect(screen.queryByText(/kam nicht an/)).toBeNull();
});
