import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { leaveCheckout, plain, summary } from '#testing/at-checkout.ts';
import * as at from '#testing/at-prescription.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { refuse } from '#testing/fake-server.ts';
import { readCheckoutChoice } from './kept-order.ts';

afterEach(leaveCheckout);

describe('an order that is refused loses nothing', () => {
  test('a changed total is shown with its lines and accepted with one click', async () => {
    at.withCheckoutDone();
    const dearer = aCartLine({ priceCent: 1099 });
    let isChanged = false;
    const received = at.aShop({
      readCart: () => (isChanged ? aCart([dearer], 2) : aCart([at.kaeppele])),
      reserveCart: () => {
        if (isChanged) return at.placed;
        isChanged = true;
        return refuse('TotalChanged', {
          totalCent: 11480,
          lines: [{ itemId: at.kaeppele.itemId, quantity: 10, lineCent: 10990 }],
        })();
      },
    });
    fakeFormTarget();
    const { user, router } = await at.readyToOrder();
    await at.pressOrder(user);
    const notice = await at.alert();
    expect(plain(notice)).toContain('Bisher 109,80 €, jetzt 114,80 €.');
    expect(plain(notice)).toContain('Käppele 25/1: bisher 104,90 €, jetzt 109,90 €');
    await waitFor(() => expect(plain(summary())).toContain('Gesamt114,80 €'));
    await user.click(screen.getByRole('button', { name: /^Mit 114,80.€ zahlungspflichtig bestellen$/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    expect(received.reserveCart?.map(({ body }) => (body as { expectedTotalCent: number }).expectedTotalCent)).toEqual([
      10980, 11480,
    ]);
  });

  test('a line that went and one that came are told as such', async () => {
    at.withCheckoutDone();
    const steinburg = aCartLine({ itemId: 'steinburg-20-1', productId: 'p2', name: 'Steinburg 20/1', priceCent: 829 });
    let isChanged = false;
    at.aShop({
      readCart: () => (isChanged ? aCart([steinburg], 2) : aCart([at.kaeppele])),
      reserveCart: () => {
        isChanged = true;
        const lines = [{ itemId: steinburg.itemId, quantity: 10, lineCent: 8290 }];
        return refuse('TotalChanged', { totalCent: 8780, lines })();
      },
    });
    fakeFormTarget();
    const { user } = await at.readyToOrder();
    await at.pressOrder(user);
    const notice = await at.alert();
    expect(plain(notice)).toContain('Käppele 25/1: bisher 104,90 €, jetzt nicht mehr bestellbar');
    await waitFor(() => expect(plain(notice)).toContain('Steinburg 20/1: 82,90 €, neu im Warenkorb'));
  });

  test.each([
    ['InsufficientStock', refuse('InsufficientStock', { available: 5 })],
    ['ProductsNotAvailable', refuse('ProductsNotAvailable')],
  ] as const)('%s names the product and leads to the cart', async (_id, refusal) => {
    at.withCheckoutDone();
    let isSoldOut = false;
    at.aShop({
      readCart: () => aCart([aCartLine({ available: !isSoldOut, stock: isSoldOut ? 5 : 40 })], isSoldOut ? 2 : 1),
      reserveCart: () => {
        isSoldOut = true;
        return refusal();
      },
    });
    fakeFormTarget();
    const { user } = await at.readyToOrder();
    await at.pressOrder(user);
    const notice = await at.alert();
    expect(notice).toHaveTextContent('Einen Teil Ihres Warenkorbs können Sie nicht mehr bestellen.');
    expect(await within(notice).findByText('Käppele 25/1')).toBeVisible();
    expect(within(notice).getByRole('link', { name: 'Im Warenkorb prüfen' })).toHaveAttribute('href', '#/cart');
    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(at.terms()).toBeChecked();
  });

  test.each([
    ['nothing on order yet', { onOrder: 0, possible: 300 }, 'Käppele 25/1: höchstens 300 g'],
    ['some on order', { onOrder: 290, possible: 10 }, 'Käppele 25/1: noch 10 g, denn 290 g haben Sie schon bestellt'],
    ['all of it on order', { onOrder: 300, possible: 0 }, 'Käppele 25/1: zurzeit nichts mehr, denn 300 g haben'],
  ])(
    'too much of a product, with %s: which one, what is possible, and the way there',
    async (_what, line, sentence) => {
      at.withCheckoutDone();
      at.aShop({
        reserveCart: refuse('ProductLimitReached', {
          lines: [{ itemId: at.kaeppele.itemId, unit: 'gram', most: 300, ...line }],
        }),
      });
      fakeFormTarget();
      const { user } = await at.readyToOrder();
      await user.click(await at.orderButton());
      const notice = await at.alert();
      expect(plain(notice)).toContain(sentence);
      expect(notice).toHaveFocus();
      expect(within(notice).getByRole('link', { name: 'Menge im Warenkorb ändern' })).toHaveAttribute('href', '#/cart');
      expect(within(notice).getByRole('link', { name: '+49 931 0000120' })).toHaveAttribute(
        'href',
        'tel:+499310000120',
      );
      expect(screen.getByText('rezept.jpg')).toBeVisible();
      expect(at.terms()).toBeChecked();
      expect(await at.orderButton()).toBeEnabled();
    },
  );

  test.each([
    ['de', 'Sie haben schon 5 offene Bestellungen.', 'Zu den Bestellungen'],
    ['en', 'You already have 5 open orders.', 'Go to your orders'],
  ] as const)('too many open orders lead to the orders (%s)', async (locale, sentence, link) => {
    at.withCheckoutDone();
    at.aShop({ reserveCart: refuse('TooManyOpenOrders', { most: 5 }) });
    const { user } = await at.atPrescription({ locale });
    await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
    await at.giveHealthConsent(user);
    await user.click(screen.getByRole('checkbox', { name: /^(Ich akzeptiere|I accept)/ }));
    await user.click(await at.orderButton(locale));
    const notice = await at.alert();
    expect(notice).toHaveTextContent(sentence);
    expect(within(notice).getByRole('link', { name: link })).toHaveAttribute('href', '#/orders');
  });

  test.each([
    [0, 'reservieren wir Ware für höchstens 5.000,00 €. Ihr Warenkorb'],
    [120000, 'In Ihren offenen Bestellungen ist schon Ware für 1.200,00 €.'],
  ])('a sum beyond the first order names both amounts (%i on order)', async (onOrderCent, sentence) => {
    at.withCheckoutDone();
    at.aShop({ reserveCart: refuse('FirstOrderLimitReached', { mostCent: 500000, onOrderCent }) });
    fakeFormTarget();
    const { user } = await at.readyToOrder();
    await user.click(await at.orderButton());
    expect(plain(await at.alert()).replace('€.Ihr', '€. Ihr')).toContain(sentence);
  });

  test.each([
    ['de', 'Mit diesem Rezept nur zur Abholung.'],
    ['en', 'Pickup only with this prescription.'],
  ] as const)(
    'a delivery the law forbids says why (%s) and offers the others with one click',
    async (locale, reason) => {
      at.withCheckoutDone();
      const received = at.aShop({
        reserveCart: refuse('DeliveryNotAllowed', {
          reasonDe: 'Mit diesem Rezept nur zur Abholung.',
          reasonEn: 'Pickup only with this prescription.',
          alternatives: ['pickup-1'],
        }),
      });
      const { user } = await at.atPrescription({ locale });
      await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
      await at.giveHealthConsent(user);
      await user.click(screen.getByRole('checkbox', { name: /^(Ich akzeptiere|I accept)/ }));
      await at.pressOrder(user, locale);
      const notice = await at.alert();
      expect(notice).toHaveTextContent(reason);
      const alternatives = await within(notice).findAllByRole('button');
      expect(alternatives).toHaveLength(1);
      await user.click(alternatives[0] as HTMLElement);
      expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
      expect(readCheckoutChoice()?.option).toEqual({ id: 'pickup-1', type: 'selfPickUp' });
      await at.pressOrder(user, locale);
      await waitFor(() => expect(received.reserveCart).toHaveLength(2));
      expect(received.reserveCart?.[1]?.body).toMatchObject({
        shippingOptionId: 'pickup-1',
        deliveryAddress: { street: 'Sanderglacis' },
      });
    },
  );
});
