import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { leaveCheckout, plain, summary } from '#testing/at-checkout.ts';
import * as at from '#testing/at-prescription.ts';
import { aCart, domstrasse } from '#testing/factories.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { neverAnswers, refuse } from '#testing/fake-server.ts';
import { hearToasts } from '#testing/hear-toasts.ts';
import { readCheckoutChoice } from './kept-order.ts';

afterEach(leaveCheckout);

describe('[RX-06] the order', () => {
  test('carries address, prescription, option, total and consents under a key, and leads to the orders', async () => {
    at.withCheckoutDone();
    const said = hearToasts();
    const received = at.aShop();
    fakeFormTarget();
    const { user, router } = await at.readyToOrder();
    await at.pressOrder(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    expect(router.state.location.state).toEqual({ placed: 'MB-4711' });
    expect(received.reserveCart).toHaveLength(1);
    expect(received.reserveCart?.[0]?.body).toEqual({
      deliveryAddress: { ...domstrasse, lat: null, long: null },
      prescriptionDocument: { prescription3Key: at.key, format: 'physical' },
      shippingOptionId: 'standard',
      expectedTotalCent: 10980,
      consents: [
        { kind: 'terms-and-conditions', textVersion: 'shown' },
        { kind: 'health-data', textVersion: '2026-11-2' },
      ],
    });
    expect(received.reserveCart?.[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
    expect(said).toEqual(['Bestellung MB-4711 ist eingegangen.']);
    expect(readCheckoutChoice()).toBeNull();
    expect(readStored('prescription_v1')).toBeNull();
    // The cart is read anew: the badge of the header follows.
    await waitFor(() => expect(received.readCart?.length).toBeGreaterThan(1));
  });

  test('pickup carries the billing address', async () => {
    at.withCheckoutDone({ id: 'pickup-1', type: 'selfPickUp' });
    const received = at.aShop();
    const { user } = await at.atPrescription();
    await user.click(at.telemedicine());
    await at.consent(user);
    await waitFor(() => expect(plain(summary())).toContain('SelbstabholungKostenlos'));
    expect(plain(summary())).toContain('Uferstraße 12, 97070 Würzburg');
    // What is said fits who picks up, with a prescription that is not on paper.
    expect(screen.getByText(/^Ihr Arzneimittel legen wir für Sie bereit, sobald Ihr Rezept bei uns ist/)).toBeVisible();
    expect(screen.queryByText(/versenden wir|Originalrezept und Ihre Zahlung/)).not.toBeInTheDocument();
    await at.pressOrder(user);
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({
      deliveryAddress: { fullName: 'Clara Vogelsang', street: 'Sanderglacis', houseNumber: '14' },
      shippingOptionId: 'pickup-1',
      expectedTotalCent: 10490,
    });
  });

  test('a double click is one order', async () => {
    at.withCheckoutDone();
    const received = at.aShop({ reserveCart: neverAnswers });
    fakeFormTarget();
    const { user } = await at.readyToOrder();
    await user.dblClick(await at.orderButton());
    expect(await at.orderButton()).toHaveAttribute('aria-busy', 'true');
    expect(received.reserveCart).toHaveLength(1);
  });

  test.each([
    ['de', 'Das Bestellen hat nicht funktioniert. Bitte versuchen Sie es noch einmal.'],
    ['en', 'Failed to place order. Please try again.'],
  ] as const)('a failure is an alert (%s)', async (locale, sentence) => {
    at.withCheckoutDone();
    at.aShop({ reserveCart: refuse('Internal') });
    const { user } = await at.atPrescription({ locale });
    await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
    await at.giveHealthConsent(user);
    await user.click(screen.getByRole('checkbox', { name: /^(Ich akzeptiere|I accept)/ }));
    await at.pressOrder(user, locale);
    expect(await at.alert()).toHaveTextContent(sentence);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveFocus();
  });

  test('what got lost on the way is sent again under the same key, after a reload too', async () => {
    at.withCheckoutDone();
    let isOnline = false;
    const received = at.aShop({
      reserveCart: () => {
        if (isOnline) return at.placed;
        throw new TypeError('Failed to fetch');
      },
    });
    fakeFormTarget();
    const { user, unmount } = await at.readyToOrder();
    await at.pressOrder(user);
    expect(await at.alert()).toHaveTextContent('wir legen sie nur einmal an');
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(received.reserveCart).toHaveLength(2));
    await screen.findByRole('button', { name: 'Noch einmal senden' });
    unmount();

    const { user: later, router } = await at.atPrescription();
    await screen.findByText('rezept.jpg');
    await later.click(at.terms());
    await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
    isOnline = true;
    await at.pressOrder(later);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    const keys = received.reserveCart?.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  test('an order that was made without an answer is found again, though the cart is empty by now', async () => {
    at.withCheckoutDone();
    let orders = 0;
    const received = at.aShop({
      readCart: () => (orders > 0 ? aCart([], 2) : aCart([at.kaeppele])),
      reserveCart: () => {
        orders += 1;
        if (orders > 1) return at.placed;
        throw new TypeError('Failed to fetch');
      },
    });
    fakeFormTarget();
    const { user, router } = await at.readyToOrder();
    await at.pressOrder(user);
    await at.alert();
    act(() => window.dispatchEvent(new CustomEvent('cart:updated', { detail: { source: 'modal' } })));
    expect(await screen.findByText(/^Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    const [first, second] = received.reserveCart ?? [];
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  test('another order has another key', async () => {
    at.withCheckoutDone();
    const received = at.aShop({ reserveCart: refuse('Internal') });
    fakeFormTarget();
    const { user } = await at.readyToOrder();
    await at.pressOrder(user);
    await at.alert();
    await user.click(at.telemedicine());
    await at.pressOrder(user);
    await waitFor(() => expect(received.reserveCart).toHaveLength(2));
    const keys = received.reserveCart?.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['de', 'Wir haben noch keine Lieferadresse von Ihnen. Bitte füllen Sie zuerst „Adresse und Versand“ aus.'],
    ['en', 'Delivery address not found. Please complete checkout first.'],
  ] as const)(
    'without an address nothing is sent, and the checkout is one click away (%s)',
    async (locale, sentence) => {
      const received = at.aShop();
      const { user } = await at.atPrescription({ locale });
      expect(screen.getByText(sentence)).toBeVisible();
      await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
      await at.giveHealthConsent(user);
      await user.click(screen.getByRole('checkbox', { name: /^(Ich akzeptiere|I accept)/ }));
      await at.pressOrder(user, locale);
      expect(await at.alert()).toHaveTextContent(sentence);
      expect(received.reserveCart).toBeUndefined();
      const link = locale === 'de' ? 'Zu Adresse und Versand' : 'Go to address and delivery';
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '#/checkout');
    },
  );
});
