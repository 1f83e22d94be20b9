import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { button, givenOrders, leaveOrders, openOrders, toasts } from '#testing/at-orders.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { aWireOrder, type WireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

describe('[OR-03] the refresh', () => {
  test('fetches the details with the code and says so', async () => {
    let status: WireOrder['status'] = 'confirmed';
    const received = givenOrders([aWireOrder()], { readOrder: () => aWireOrder({ status, missing: [] }) });
    const { user } = await renderPage('/orders');
    await screen.findByRole('list', { name: 'Bestellverlauf' });
    status = 'preparing';
    await user.click(button('Details aktualisieren'));
    await waitFor(() => expect(toasts()).toEqual([['Details aktualisiert', 3000]]));
    expect(received.readOrder?.map(({ query }) => query.code)).toEqual(['7KQX-M29F', '7KQX-M29F']);
    // In the order's head, which comes from the list, too.
    expect(screen.getAllByText('Wird vorbereitet').length).toBe(2);
  });

  test('says when it failed, and leaves what was there', async () => {
    let isDown = false;
    givenOrders([aWireOrder()], { readOrder: () => (isDown ? refuse('Internal')() : aWireOrder()) });
    const { user } = await renderPage('/orders');
    await screen.findByRole('list', { name: 'Bestellverlauf' });
    isDown = true;
    await user.click(button('Details aktualisieren'));
    await waitFor(() => expect(toasts()).toEqual([['Fehler beim Abrufen der Bestelldetails', 3000]]));
    expect(screen.getByRole('list', { name: 'Bestellverlauf' })).toBeVisible();
  });

  test.each([
    ['de', 'Details aktualisieren', 'Kein Code verfügbar, Details können nicht abgerufen werden'],
    ['en', 'Refresh details', 'There is no code, so we cannot load the details'],
  ] as const)('is not possible without a code, and says so: %s', async (locale, name, text) => {
    const { user, received } = await openOrders([aWireOrder({ code: null })], { locale });
    await user.click(button(name));
    expect(toasts()).toEqual([[text, 3000]]);
    expect(received.readOrder).toBeUndefined();
  });
});
