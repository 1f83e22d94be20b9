import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import { readStored } from '#lib/storage.ts';
import { leaveCheckout, plain, session, summary } from '#testing/at-checkout.ts';
import {
  alert,
  allOptions,
  aShop,
  atPrescription,
  bySignedPdf,
  consent,
  email,
  fileInput,
  giveHealthConsent,
  healthDataGiven,
  hints,
  kaeppele,
  key,
  orderButton,
  patience,
  placed,
  pressOrder,
  readyToOrder,
  telemedicine,
  terms,
  withCheckoutDone,
} from '#testing/at-prescription.ts';
import { aCart, aCartLine } from '#testing/factories.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { type FakeAnswers, neverAnswers, refuse } from '#testing/fake-server.ts';
import { toastStore } from '#ui/toast.ts';
import { readCheckoutChoice } from './kept-order.ts';

afterEach(leaveCheckout);

describe('[RX-06] the order', () => {
  test('carries address, prescription, option, total and consents under a key, and leads to the orders', async () => {
    withCheckoutDone();
    const received = aShop();
    fakeFormTarget();
    const { user, router } = await readyToOrder();
    await pressOrder(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    expect(router.state.location.state).toEqual({ placed: 'MB-4711' });
    expect(received.reserveCart).toHaveLength(1);
    expect(received.reserveCart?.[0]?.body).toEqual({
      deliveryAddress: {
        fullName: 'Ute Vogelsang',
        street: 'Domstraße',
        houseNumber: '8',
        postalCode: '97070',
        city: 'Würzburg',
        country: 'DE',
        lat: null,
        long: null,
      },
      prescriptionDocument: { prescription3Key: key, format: 'physical' },
      shippingOptionId: 'standard',
      expectedTotalCent: 10980,
      consents: [
        { kind: 'terms-and-conditions', textVersion: 'shown' },
        { kind: 'health-data', textVersion: '2026-11-2' },
      ],
    });
    expect(received.reserveCart?.[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
    expect(toastStore.read().map(({ message }) => message)).toEqual(['Bestellung MB-4711 ist eingegangen.']);
    expect(readCheckoutChoice()).toBeNull();
    expect(readStored('prescription_v1')).toBeNull();
    // The cart is read anew: the badge of the header follows.
    await waitFor(() => expect(received.readCart?.length).toBeGreaterThan(1));
  });

  test('pickup carries the billing address', async () => {
    withCheckoutDone({ id: 'pickup-1', type: 'selfPickUp' });
    const received = aShop();
    const { user } = await atPrescription();
    await user.click(telemedicine());
    await consent(user);
    await waitFor(() => expect(plain(summary())).toContain('SelbstabholungKostenlos'));
    expect(plain(summary())).toContain('Uferstraße 12, 97070 Würzburg');
    await pressOrder(user);
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({
      deliveryAddress: { fullName: 'Clara Vogelsang', street: 'Sanderglacis', houseNumber: '14' },
      shippingOptionId: 'pickup-1',
      expectedTotalCent: 10490,
    });
  });

  test('a double click is one order', async () => {
    withCheckoutDone();
    const received = aShop({ reserveCart: neverAnswers });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await user.dblClick(await orderButton());
    expect(await orderButton()).toHaveAttribute('aria-busy', 'true');
    expect(received.reserveCart).toHaveLength(1);
  });

  test.each([
    ['de', 'Die Bestellung konnte nicht aufgegeben werden. Bitte versuchen Sie es erneut.'],
    ['en', 'Failed to place order. Please try again.'],
  ] as const)('a failure is an alert (%s)', async (locale, sentence) => {
    withCheckoutDone();
    aShop({ reserveCart: refuse('Internal') });
    const { user } = await atPrescription({ locale });
    await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
    await giveHealthConsent(user);
    await user.click(screen.getByRole('checkbox', { name: /^(Ich akzeptiere|I accept)/ }));
    await pressOrder(user, locale);
    expect(await alert()).toHaveTextContent(sentence);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveFocus();
  });

  test('what got lost on the way is sent again under the same key, after a reload too', async () => {
    withCheckoutDone();
    let isOnline = false;
    const received = aShop({
      reserveCart: () => {
        if (isOnline) return placed;
        throw new TypeError('Failed to fetch');
      },
    });
    fakeFormTarget();
    const { user, unmount } = await readyToOrder();
    await pressOrder(user);
    expect(await alert()).toHaveTextContent('Ihre Bestellung wird nur einmal angelegt');
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(received.reserveCart).toHaveLength(2));
    await screen.findByRole('button', { name: 'Noch einmal senden' });
    unmount();

    const { user: later, router } = await atPrescription();
    await screen.findByText('rezept.jpg');
    await later.click(terms());
    await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
    isOnline = true;
    await pressOrder(later);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    const keys = received.reserveCart?.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
  });

  test('an order that was made without an answer is found again, though the cart is empty by now', async () => {
    withCheckoutDone();
    let orders = 0;
    const received = aShop({
      readCart: () => (orders > 0 ? aCart([], 2) : aCart([kaeppele])),
      reserveCart: () => {
        orders += 1;
        if (orders > 1) return placed;
        throw new TypeError('Failed to fetch');
      },
    });
    fakeFormTarget();
    const { user, router } = await readyToOrder();
    await pressOrder(user);
    await alert();
    act(() => window.dispatchEvent(new CustomEvent('cart:updated', { detail: { source: 'modal' } })));
    expect(await screen.findByText(/^Ihre letzte Bestellung blieb ohne Antwort/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    const [first, second] = received.reserveCart ?? [];
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  test('another order has another key', async () => {
    withCheckoutDone();
    const received = aShop({ reserveCart: refuse('Internal') });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await pressOrder(user);
    await alert();
    await user.click(telemedicine());
    await pressOrder(user);
    await waitFor(() => expect(received.reserveCart).toHaveLength(2));
    const keys = received.reserveCart?.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    ['de', 'Lieferadresse nicht gefunden. Bitte schließen Sie zuerst den Schritt Adresse und Versand ab.'],
    ['en', 'Delivery address not found. Please complete checkout first.'],
  ] as const)(
    'without an address nothing is sent, and the checkout is one click away (%s)',
    async (locale, sentence) => {
      const received = aShop();
      const { user } = await atPrescription({ locale });
      expect(screen.getByText(sentence)).toBeVisible();
      await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
      await giveHealthConsent(user);
      await user.click(screen.getByRole('checkbox', { name: /^(Ich akzeptiere|I accept)/ }));
      await pressOrder(user, locale);
      expect(await alert()).toHaveTextContent(sentence);
      expect(received.reserveCart).toBeUndefined();
      const link = locale === 'de' ? 'Zu Adresse und Versand' : 'Go to address and shipping';
      expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '#/checkout');
    },
  );
});

describe('no order without a known total', () => {
  const waiting = /^Wir ermitteln noch die Versandkosten\./;
  const unread = /^Die Versandkosten konnten nicht ermittelt werden\. Solange der Gesamtbetrag nicht feststeht/;

  test('while the rates are on their way the button waits, and says so', async () => {
    withCheckoutDone();
    let answer: (options: typeof allOptions) => void = () => {};
    const answered = new Promise<typeof allOptions>((resolve) => {
      answer = resolve;
    });
    const received = aShop({ listShippingOptions: () => answered });
    const { user } = await atPrescription();
    await user.click(telemedicine());
    await consent(user);
    expect(await orderButton()).toBeDisabled();
    expect(await orderButton()).toHaveAccessibleDescription(waiting);
    expect(screen.getByText(waiting)).toHaveRole('status');
    expect(plain(summary())).toContain('Gesamt ohne Versand104,90 €');
    await user.click(await orderButton());

    answer(allOptions);
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    expect(screen.queryByText(waiting)).not.toBeInTheDocument();
    expect(received.reserveCart).toBeUndefined();
    await user.click(await orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({ expectedTotalCent: 10980 });
  });

  test('rates that cannot be read are said and asked for again; then one orders at the total shown', async () => {
    withCheckoutDone();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let answer: NonNullable<FakeAnswers['listShippingOptions']> = refuse('Internal');
    const received = aShop({ listShippingOptions: (request) => answer(request) });
    const { user } = await atPrescription();
    await user.click(telemedicine());
    await consent(user);
    expect(await screen.findByText(unread)).toHaveRole('status');
    expect(plain(summary())).not.toContain('Kostenlos');
    expect(await orderButton()).toBeDisabled();
    expect(await orderButton()).toHaveAccessibleDescription(unread);

    answer = () => allOptions;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    const known = await screen.findByText(/^Der Gesamtbetrag steht jetzt fest: 109,80.€\.$/);
    expect(known).toHaveFocus();
    await user.click(await orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({ expectedTotalCent: 10980 });
  });

  test('the price of another way to hand in the prescription is no price for this one', async () => {
    withCheckoutDone();
    const received = aShop({
      listShippingOptions: (request) => (request.query.prescriptionFormat === 'physical' ? allOptions : neverAnswers()),
    });
    const { user } = await atPrescription();
    await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
    await user.click(telemedicine());
    await consent(user);
    expect(await orderButton()).toHaveAccessibleDescription(waiting);
    await user.click(await orderButton());
    expect(received.reserveCart).toBeUndefined();
  });

  test('a delivery that is no longer offered is replaced with one click', async () => {
    withCheckoutDone({ id: 'pickup-closed', type: 'selfPickUp' });
    const received = aShop({ listShippingOptions: () => allOptions.filter(({ type }) => type !== 'selfPickUp') });
    const { user } = await atPrescription();
    await user.click(telemedicine());
    await consent(user);
    expect(await alert()).toHaveTextContent('Die gewählte Versandart gibt es nicht mehr');
    expect(await orderButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Standardversand, 4,90/ }));
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    await user.click(await orderButton());
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({ shippingOptionId: 'standard', expectedTotalCent: 10980 });
  });
});

describe('an order that is refused loses nothing', () => {
  test('a changed total is shown with its lines and accepted with one click', async () => {
    withCheckoutDone();
    const dearer = aCartLine({ priceCent: 1099 });
    let isChanged = false;
    const received = aShop({
      readCart: () => (isChanged ? aCart([dearer], 2) : aCart([kaeppele])),
      reserveCart: () => {
        if (isChanged) return placed;
        isChanged = true;
        return refuse('TotalChanged', {
          totalCent: 11480,
          lines: [{ itemId: kaeppele.itemId, quantity: 10, lineCent: 10990 }],
        })();
      },
    });
    fakeFormTarget();
    const { user, router } = await readyToOrder();
    await pressOrder(user);
    const notice = await alert();
    expect(plain(notice)).toContain('Bisher 109,80 €, jetzt 114,80 €.');
    expect(plain(notice)).toContain('Käppele 25/1: bisher 104,90 €, jetzt 109,90 €');
    await waitFor(() => expect(plain(summary())).toContain('Gesamt114,80 €'));
    await user.click(screen.getByRole('button', { name: /^Mit 114,80.€ zahlungspflichtig bestellen$/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    expect(received.reserveCart?.map(({ body }) => (body as { expectedTotalCent: number }).expectedTotalCent)).toEqual([
      10980, 11480,
    ]);
  });

  test('a line that went and one that came are told as such', async () => {
    withCheckoutDone();
    const steinburg = aCartLine({ itemId: 'steinburg-20-1', productId: 'p2', name: 'Steinburg 20/1', priceCent: 829 });
    let isChanged = false;
    aShop({
      readCart: () => (isChanged ? aCart([steinburg], 2) : aCart([kaeppele])),
      reserveCart: () => {
        isChanged = true;
        const lines = [{ itemId: steinburg.itemId, quantity: 10, lineCent: 8290 }];
        return refuse('TotalChanged', { totalCent: 8780, lines })();
      },
    });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await pressOrder(user);
    const notice = await alert();
    expect(plain(notice)).toContain('Käppele 25/1: bisher 104,90 €, jetzt nicht mehr bestellbar');
    await waitFor(() => expect(plain(notice)).toContain('Steinburg 20/1: 82,90 €, neu im Warenkorb'));
  });

  test.each([
    ['InsufficientStock', refuse('InsufficientStock', { available: 5 })],
    ['ProductsNotAvailable', refuse('ProductsNotAvailable')],
  ] as const)('%s names the product and leads to the cart', async (_id, refusal) => {
    withCheckoutDone();
    let isSoldOut = false;
    aShop({
      readCart: () => aCart([aCartLine({ available: !isSoldOut, stock: isSoldOut ? 5 : 40 })], isSoldOut ? 2 : 1),
      reserveCart: () => {
        isSoldOut = true;
        return refusal();
      },
    });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await pressOrder(user);
    const notice = await alert();
    expect(notice).toHaveTextContent('Nicht alles in Ihrem Warenkorb ist noch bestellbar.');
    expect(await within(notice).findByText('Käppele 25/1')).toBeVisible();
    expect(within(notice).getByRole('link', { name: 'Im Warenkorb prüfen' })).toHaveAttribute('href', '#/cart');
    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(terms()).toBeChecked();
  });

  test.each([
    ['nothing on order yet', { onOrder: 0, possible: 300 }, 'Käppele 25/1: höchstens 300 g'],
    ['some on order', { onOrder: 290, possible: 10 }, 'Käppele 25/1: noch 10 g, denn 290 g haben Sie schon bestellt'],
    ['all of it on order', { onOrder: 300, possible: 0 }, 'Käppele 25/1: zurzeit nichts mehr, denn 300 g haben'],
  ])(
    'too much of a product, with %s: which one, what is possible, and the way there',
    async (_what, line, sentence) => {
      withCheckoutDone();
      aShop({
        reserveCart: refuse('ProductLimitReached', {
          lines: [{ itemId: kaeppele.itemId, unit: 'gram', most: 300, ...line }],
        }),
      });
      fakeFormTarget();
      const { user } = await readyToOrder();
      await user.click(await orderButton());
      const notice = await alert();
      expect(plain(notice)).toContain(sentence);
      expect(notice).toHaveFocus();
      expect(within(notice).getByRole('link', { name: 'Menge im Warenkorb ändern' })).toHaveAttribute('href', '#/cart');
      expect(within(notice).getByRole('link', { name: '+49 931 0000120' })).toHaveAttribute(
        'href',
        'tel:+499310000120',
      );
      expect(screen.getByText('rezept.jpg')).toBeVisible();
      expect(terms()).toBeChecked();
      expect(await orderButton()).toBeEnabled();
    },
  );

  test.each([
    ['de', 'Sie haben schon 5 offene Bestellungen.', 'Zu den Bestellungen'],
    ['en', 'You already have 5 open orders.', 'Go to your orders'],
  ] as const)('too many open orders lead to the orders (%s)', async (locale, sentence, link) => {
    withCheckoutDone();
    aShop({ reserveCart: refuse('TooManyOpenOrders', { most: 5 }) });
    const { user } = await atPrescription({ locale });
    await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
    await giveHealthConsent(user);
    await user.click(screen.getByRole('checkbox', { name: /^(Ich akzeptiere|I accept)/ }));
    await user.click(await orderButton(locale));
    const notice = await alert();
    expect(notice).toHaveTextContent(sentence);
    expect(within(notice).getByRole('link', { name: link })).toHaveAttribute('href', '#/orders');
  });

  test.each([
    [0, 'legen wir Ware für höchstens 5.000,00 € zurück. Ihr Warenkorb'],
    [120000, 'Offen bestellt haben Sie schon für 1.200,00 €.'],
  ])('a sum beyond the first order names both amounts (%i on order)', async (onOrderCent, sentence) => {
    withCheckoutDone();
    aShop({ reserveCart: refuse('FirstOrderLimitReached', { mostCent: 500000, onOrderCent }) });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await user.click(await orderButton());
    expect(plain(await alert()).replace('zurück.Ihr', 'zurück. Ihr')).toContain(sentence);
  });

  test('a limit that does not say what is possible is told in one sentence', async () => {
    withCheckoutDone();
    aShop({ reserveCart: refuse('ProductLimitReached', { lines: [] }) });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await user.click(await orderButton());
    expect(await alert()).toHaveTextContent('mehr, als wir für eine Person zurücklegen können');
  });

  test('a file that is not there is asked for again, everything else stays', async () => {
    withCheckoutDone();
    const received = aShop({ reserveCart: refuse('PrescriptionNotFound') });
    fakeFormTarget();
    const { user } = await readyToOrder();
    await pressOrder(user);
    expect(await screen.findByText(/^Ihre Rezeptdatei ist nicht bei uns angekommen/)).toBeVisible();
    expect(fileInput()).toHaveFocus();
    expect(hints()).toEqual(['Bitte laden Sie eine Rezeptdatei hoch']);
    expect(readCheckoutChoice()?.shipping?.street).toBe('Domstraße 8');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText(/^Hochgeladen, \d/);
    expect(await orderButton()).toBeEnabled();
    expect(received.requestPrescriptionUpload).toHaveLength(2);
  });

  test.each([
    ['de', 'Mit diesem Rezept nur zur Abholung.'],
    ['en', 'Pickup only with this prescription.'],
  ] as const)(
    'a delivery the law forbids says why (%s) and offers the others with one click',
    async (locale, reason) => {
      withCheckoutDone();
      const received = aShop({
        reserveCart: refuse('DeliveryNotAllowed', {
          reasonDe: 'Mit diesem Rezept nur zur Abholung.',
          reasonEn: 'Pickup only with this prescription.',
          alternatives: ['pickup-1'],
        }),
      });
      const { user } = await atPrescription({ locale });
      await user.click(screen.getByRole('checkbox', { name: locale === 'de' ? 'Telemedizin' : 'Telemedicine' }));
      await giveHealthConsent(user);
      await user.click(screen.getByRole('checkbox', { name: /^(Ich akzeptiere|I accept)/ }));
      await pressOrder(user, locale);
      const notice = await alert();
      expect(notice).toHaveTextContent(reason);
      const alternatives = await within(notice).findAllByRole('button');
      expect(alternatives).toHaveLength(1);
      await user.click(alternatives[0] as HTMLElement);
      expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
      expect(readCheckoutChoice()?.option).toEqual({ id: 'pickup-1', type: 'selfPickUp' });
      await pressOrder(user, locale);
      await waitFor(() => expect(received.reserveCart).toHaveLength(2));
      expect(received.reserveCart?.[1]?.body).toMatchObject({
        shippingOptionId: 'pickup-1',
        deliveryAddress: { street: 'Sanderglacis' },
      });
    },
  );

  test('a delivery that does not go with the format is told before the order', async () => {
    withCheckoutDone({ id: 'courier', type: 'courier' });
    aShop({
      listShippingOptions: ({ query }) =>
        query.prescriptionFormat === 'digital'
          ? allOptions.map((option) =>
              option.type === 'courier' ? { ...option, available: false, reason: 'Nicht mit diesem Rezept.' } : option,
            )
          : allOptions,
    });
    const { user } = await atPrescription();
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
    await user.click(bySignedPdf());
    await consent(user);
    expect(await alert()).toHaveTextContent('Nicht mit diesem Rezept.');
    expect(await orderButton()).toBeDisabled();
    expect(hints()).toEqual(['Bitte wählen Sie eine andere Versandart']);
    await user.click(screen.getByRole('button', { name: /^Standardversand, 4,90/ }));
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a session that is over: one signs in above the page, and orders with one click', async () => {
    withCheckoutDone();
    let isSignedIn = true;
    let isOver = true;
    const received = aShop({
      readSession: () => (isSignedIn ? session() : null),
      readLegacySession: refuse('Unauthorized'),
      reserveCart: () => {
        if (!isOver) return placed;
        isSignedIn = false;
        return refuse('Unauthorized')();
      },
      sendSignInCode: () => ({ success: true, isDelayed: false }),
      signInWithCode: () => {
        isSignedIn = true;
        isOver = false;
        return { user: session().user };
      },
    });
    fakeFormTarget();
    const { user, router } = await readyToOrder();
    await pressOrder(user);
    await waitFor(() => expect(loginDialogStore.read()).toBe(true));
    const dialog = await screen.findByRole('dialog', { name: /^Anmelden/ });
    await user.type(within(dialog).getByLabelText('E-Mail-Adresse'), `${email}{Enter}`);
    await user.type(await screen.findByLabelText('Ziffer 1 von 6'), '1');
    await user.keyboard('23456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patience);

    expect(screen.getByText('rezept.jpg')).toBeVisible();
    expect(terms()).toBeChecked();
    expect(await healthDataGiven()).toBeVisible();
    await waitFor(async () => expect(await orderButton()).toBeEnabled());
    await pressOrder(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'), patience);
    expect(received.reserveCart).toHaveLength(2);
  });
});
