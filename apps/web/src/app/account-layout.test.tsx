import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveOrders, openOrders } from '#testing/at-orders.ts';
import { aWireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

test('a printed order begins with the pharmacy’s name and has no navigation', async () => {
  await openOrders([aWireOrder()]);
  expect(screen.getByRole('navigation', { name: 'Konto' })).toHaveClass('screen-only');
  const letterhead = document.querySelector('main [class*=letterhead]');
  expect(letterhead).toHaveTextContent('Mainblüte');
  expect(letterhead).toHaveAttribute('aria-hidden', 'true');
});
