import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import { aWireOrder, bankTransfer, inList, type WireOrder } from '#features/orders/order-for-tests.ts';
import type { Locale } from '#i18n/messages.ts';
import { aCart } from '#testing/factories.ts';
import { type FakeAnswers, fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { dismissToast, toastStore } from '#ui/toast.ts';

const session = {
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: 'clara@post.example', firstName: 'Clara', name: 'Clara Vogelsang', onboardingCompleted: true },
  onboardingCompleted: true,
};

const done: WireOrder = aWireOrder({
  id: '0f6d2a8a-8d53-4c52-9a3b-6f0f6f4e1c02',
  code: 'M4RT-2ZXA',
  status: 'completed',
  date: '2025-10-03T08:00:00.000Z',
  missing: [],
  invoice: { number: '2025-0041' },
  canCancel: false,
  canReplacePrescription: false,
});

/** Clara is signed in and has these orders; each is answered with its id and its code only. */
function givenOrders(orders: WireOrder[], answers: FakeAnswers = {}) {
  return fakeServer({
    readSession: () => session,
    readHealthConsent: () => ({ textVersion: '2026-11-2', givenAt: null }),
    listOrders: () => orders.map(inList),
    readOrder: ({ params, query }) =>
      orders.find(({ id, code }) => id === params.id && code === query.code) ?? refuse('NotFound')(),
    ...answers,
  });
}

interface Opened {
  answers?: FakeAnswers;
  locale?: Locale;
}

async function openOrders(orders: WireOrder[], { answers, locale = 'de' }: Opened = {}) {
  const received = givenOrders(orders, answers);
  const page = await renderPage('/orders', { locale });
  await screen.findAllByRole('article');
  return { ...page, received };
}

/** The first order, once its details are there. */
async function openOne(differences: Partial<WireOrder> = {}, opened: Opened = {}) {
  const page = await openOrders([aWireOrder(differences)], opened);
  await screen.findByRole('list', { name: /^(Bestellverlauf|Progress of the order)$/ });
  return page;
}

const toasts = () => toastStore.read().map(({ message, durationMs }) => [message, durationMs]);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cardNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
const nextStep = () => within(screen.getByRole('region', { name: 'Nächster Schritt' }));
const pdf = (text = '%PDF-1.7') => new Response(text, { headers: { 'content-type': 'application/pdf' } });

/** The names of the files that were handed to the browser, and where links that left it lead. */
function watchDownloads() {
  const files: string[] = [];
  const places: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download) files.push(this.download);
    else places.push(this.href);
  });
  return { files, places };
}

afterEach(async () => {
  await act(async () => closeLogin());
  for (const { id } of toastStore.read()) dismissToast(id);
});

describe('[OR-02] the list', () => {
  test('shows code, status, date, type and total, what is under way first and open', async () => {
    await openOrders([done, aWireOrder()]);
    expect(cardNames()).toEqual(['7KQX-M29F', 'M4RT-2ZXA']);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Bestellung vom 12. November 2025');
    expect(first).toHaveTextContent('Original fehlt noch');
    expect(first).toHaveTextContent('153,25 €');
    expect(second).toHaveTextContent('Bestellung vom 3. Oktober 2025');
    expect(second).toHaveTextContent('Abgeschlossen');
    expect(button('Details zu 7KQX-M29F')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Details zu M4RT-2ZXA')).toHaveAttribute('aria-expanded', 'false');
  });

  test('in English', async () => {
    await openOrders([aWireOrder({ status: 'requested', type: 'reservation' })], { locale: 'en' });
    const first = screen.getByRole('article', { name: '7KQX-M29F' });
    expect(first).toHaveTextContent('Reservation of 12 November 2025');
    expect(first).toHaveTextContent('Reserved');
    expect(first).toHaveTextContent('€153.25');
  });

  test('fetches the details of the others when they are opened', async () => {
    const { user, received } = await openOrders([aWireOrder(), done]);
    await user.click(button('Details zu M4RT-2ZXA'));
    await card('M4RT-2ZXA').findByRole('list', { name: 'Bestellverlauf' });
    expect(received.readOrder?.map(({ query }) => query.code)).toEqual(['7KQX-M29F', 'M4RT-2ZXA']);
    await user.click(button('Details zu M4RT-2ZXA'));
    expect(card('M4RT-2ZXA').queryByRole('list', { name: 'Bestellverlauf' })).not.toBeInTheDocument();
  });

  test('never shows an id', async () => {
    const { container } = await openOne();
    expect(container.innerHTML).not.toContain(aWireOrder().id);
  });

  test('is fetched anew, with the open order, when somebody comes back to the window', async () => {
    let status: WireOrder['status'] = 'confirmed';
    const now = () => aWireOrder({ status, missing: [] });
    const received = givenOrders([], { listOrders: () => [inList(now())], readOrder: now });
    await renderPage('/orders');
    await screen.findByRole('list', { name: 'Bestellverlauf' });
    status = 'shipped';
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect((await screen.findAllByText('In Zustellung')).length).toBeGreaterThan(0);
    await screen.findByText(/^Ihre Bestellung ist unterwegs/);
    expect(received.listOrders).toHaveLength(2);
    expect(received.readOrder).toHaveLength(2);
  });
});

describe('what the page says instead of a list', () => {
  test('[OR-07] that it could not be loaded, with a way to try again', async () => {
    let isDown = true;
    givenOrders([aWireOrder()], {
      listOrders: () => (isDown ? refuse('Internal')() : [inList(aWireOrder())]),
    });
    const { user } = await renderPage('/orders');
    expect(
      await screen.findByText('Fehler beim Laden der Bestellungen. Bitte versuchen Sie es später erneut.'),
    ).toBeVisible();
    isDown = false;
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByText(/^Fehler beim Laden/)).not.toBeInTheDocument();
  });

  test('[OR-07] the same in English', async () => {
    givenOrders([], { listOrders: refuse('Internal') });
    await renderPage('/orders', { locale: 'en' });
    expect(await screen.findByText('The orders could not be loaded. Please try again later.')).toBeVisible();
  });

  test('that it is loading', async () => {
    givenOrders([], { listOrders: neverAnswers });
    await renderPage('/orders');
    expect(await screen.findByText('Ihre Bestellungen werden geladen …')).toBeInTheDocument();
  });

  test('that there is nothing yet, and the way to the shop', async () => {
    givenOrders([]);
    await renderPage('/orders');
    expect(await screen.findByRole('heading', { name: 'Noch keine Bestellungen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Shop' })).toHaveAttribute('href', '#/shop');
  });

  test('that one has to sign in, without asking the server for orders', async () => {
    const received = fakeServer({});
    const { user } = await renderPage('/orders');
    await screen.findByRole('heading', { name: 'Bitte melden Sie sich an' });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(received.listOrders).toBeUndefined();
  });
});

describe('the way of an order', () => {
  test('stands in plain words with its times, the current step marked', async () => {
    await openOne();
    const steps = within(screen.getByRole('list', { name: 'Bestellverlauf' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Reserviert (erledigt) 12.11., 14:20',
      'Angaben geprüft (erledigt) 12.11., 16:05',
      'Original und Zahlung Original fehlt noch',
      'In Zustellung Botendienst',
      'Übergeben',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  });

  test('that ended says so, with the reason', async () => {
    const endedAt = '2025-11-13T09:00:00.000Z';
    const { user } = await openOrders([
      aWireOrder({
        status: 'rejected',
        missing: [],
        steps: [
          { status: 'requested', at: '2025-11-12T13:20:00.000Z' },
          { status: 'rejected', at: endedAt },
        ],
        messages: [{ from: 'pharmacy', at: endedAt, text: 'Das Rezept ist abgelaufen.' }],
      }),
    ]);
    await user.click(button('Details zu 7KQX-M29F'));
    const steps = within(await screen.findByRole('list', { name: 'Bestellverlauf' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Reserviert (erledigt) 12.11., 14:20',
      'Abgelehnt 13.11., 10:00',
    ]);
    expect(nextStep().getByText('Das Rezept ist abgelaufen.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Rechnung/ })).not.toBeInTheDocument();
  });
});

describe('the next step', () => {
  test('the original: where it goes, and the sheet to enclose', async () => {
    const { files } = watchDownloads();
    const { user, received } = await openOne({}, { answers: { downloadCoverSheet: () => pdf() } });
    expect(nextStep().getByText(/Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg/)).toBeVisible();
    await user.click(nextStep().getByRole('button', { name: 'Deckblatt herunterladen' }));
    await waitFor(() => expect(files).toEqual(['deckblatt-7KQX-M29F.pdf']));
    expect(received.downloadCoverSheet?.[0]?.body).toEqual({ code: '7KQX-M29F' });
    expect(toasts()).toEqual([['Deckblatt heruntergeladen', 3000]]);
  });

  test('the payment: all that a transfer needs, to be read, copied or scanned', async () => {
    const { user } = await openOne({
      missing: ['originalReceived', 'paid'],
      payment: { method: 'transfer', paidAt: null, transfer: bankTransfer },
    });
    const next = nextStep();
    expect(next.getByText('Noch zwei Dinge, dann bereiten wir Ihre Bestellung vor')).toBeVisible();
    expect(next.getByText('Empfänger').nextElementSibling).toHaveTextContent('Mainblüte Apotheke');
    expect(next.getByText('IBAN').nextElementSibling).toHaveTextContent('DE02 1203 0000 0000 2020 51');
    expect(next.getByText(/^Verwendungs.?zweck$/).nextElementSibling).toHaveTextContent('7KQX-M29F');
    expect(next.getByText('Betrag').nextElementSibling).toHaveTextContent('153,25 €');
    const code = next.getByRole('img', { name: /^GiroCode/ });
    expect(code).toHaveAttribute('viewBox', '0 0 29 29');
    expect(code.querySelector('path')).toHaveAttribute('d', 'M4 4h7v1h-7z');
    expect(code).toHaveAttribute('data-theme', 'light');

    for (const [label, text] of [
      ['IBAN kopieren', 'DE02120300000000202051'],
      ['Betrag kopieren', '153,25'],
      ['Verwendungszweck kopieren', '7KQX-M29F'],
    ] as const) {
      await user.click(next.getByRole('button', { name: label }));
      await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));
    }
  });

  test('a question is answered, and the order goes back into review', async () => {
    const asked = aWireOrder({
      status: 'clarification',
      canAnswer: true,
      messages: [{ from: 'pharmacy', at: '2025-11-12T15:05:00.000Z', text: 'Wann wurde das Rezept ausgestellt?' }],
    });
    const { user, received } = await openOne(asked, {
      answers: { answerQuestion: () => ({ ...asked, status: 'inReview', canAnswer: false, missing: [] }) },
    });
    expect(nextStep().getByText('Wann wurde das Rezept ausgestellt?')).toBeVisible();
    await user.click(button('Antwort senden'));
    const field = screen.getByRole('textbox', { name: 'Ihre Antwort' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Bitte schreiben Sie eine Antwort\./);
    await user.type(field, ' Am 3. November. ');
    await user.click(button('Antwort senden'));

    expect(await nextStep().findByText(/^Wir prüfen Ihre Angaben/)).toBeVisible();
    expect(received.answerQuestion?.map(({ body }) => body)).toEqual([{ code: '7KQX-M29F', text: 'Am 3. November.' }]);
    expect(toasts()).toEqual([['Antwort gesendet', 3000]]);
    expect(screen.getByRole('heading', { name: '7KQX-M29F', level: 2 })).toHaveFocus();
  });

  test('an answer that did not arrive is still there, also after the sign-in that it needs', async () => {
    let isOver = false;
    const asked = aWireOrder({ status: 'clarification', canAnswer: true });
    const { user } = await openOne(asked, {
      answers: {
        readSession: () => (isOver ? null : session),
        readLegacySession: refuse('Unauthorized'),
        answerQuestion: () => {
          isOver = true;
          return refuse('Unauthorized')();
        },
        sendSignInCode: () => ({ success: true, isDelayed: false }),
        signInWithCode: () => {
          isOver = false;
          return { user: session.user };
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Ihre Antwort' }), 'Am 3. November.');
    await user.click(button('Antwort senden'));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await screen.findByText(/^Sie sind nicht mehr angemeldet\. Was Sie geschrieben haben/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'clara@post.example{Enter}');
    await user.type(await dialog.findByRole('textbox', { name: 'Ziffer 1 von 6' }), '123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 5000 });
    expect(await screen.findByRole('textbox', { name: 'Ihre Antwort' })).toHaveValue('Am 3. November.');
  });

  test('the pickup: where, and what is to be paid', async () => {
    await openOne({
      status: 'readyForPickup',
      missing: [],
      shipping: { ...aWireOrder().shipping, type: 'selfPickUp', deliveryAddress: null },
      payment: { method: 'pickup', paidAt: null, transfer: null },
    });
    expect(nextStep().getByText(/liegt zur Abholung bereit: Mainblüte Apotheke, Uferstraße 12/)).toBeVisible();
    expect(nextStep().getByText('Zu zahlen bei der Abholung: 153,25 €')).toBeVisible();
  });

  test('until when the goods are kept', async () => {
    await openOne({ status: 'requested', missing: [], holdExpiresAt: '2025-11-19T13:20:00.000Z' });
    expect(
      nextStep().getByText('Wir halten die Ware bis zum 19. November 2025, 14:20 Uhr, für Sie zurück.'),
    ).toBeVisible();
  });
});

describe('[OR-06] the details', () => {
  const fact = (group: string, name: string | RegExp) =>
    within(screen.getByRole('region', { name: group })).getByText(name).nextElementSibling;

  test('show the delivery, the products, the sums and the prescription', async () => {
    await openOne({
      status: 'shipped',
      missing: [],
      shipping: { ...aWireOrder().shipping, trackingUrl: 'https://track.example/1', isExternal: true },
    });
    expect(fact('Lieferung', 'Art')).toHaveTextContent('Botendienst');
    expect(fact('Lieferung', 'Apotheke')).toHaveTextContent('Uferstraße 12');
    expect(fact('Lieferung', 'Lieferadresse')).toHaveTextContent('Clara VogelsangSanderglacis 1497072 Würzburg');
    expect(fact('Lieferung', 'Zustellung durch')).toHaveTextContent('einen Versanddienst');
    expect(fact('Lieferung', 'Voraussichtlich da')).toHaveTextContent('18. November 2025');
    const [tracking] = screen.getAllByRole('link', { name: 'Sendung verfolgen' });
    expect(tracking).toHaveAttribute('href', 'https://track.example/1');

    const products = within(screen.getByRole('region', { name: 'Produkte' }));
    const lines = products.getAllByRole('listitem').map((line) => line.textContent.replaceAll('\u00a0', ' '));
    expect(lines).toEqual(['Käppele 25/110 g · Rhön Cannamed104,90 €', 'Sund Öl CBD5030 ml · Sund Pharma41,45 €']);
    expect(products.getByRole('link', { name: 'Käppele 25/1' })).toHaveAttribute('href', '#/product/kaeppele-25-1');
    expect(products.getByText('Versand').nextElementSibling).toHaveTextContent('6,90 €');
    expect(products.getByText('Gesamt').nextElementSibling).toHaveTextContent('153,25 €');
    expect(products.getByText(/^darin 19\s% MwSt\.$/).nextElementSibling).toHaveTextContent('24,47 €');

    expect(fact('Rezept', 'Form')).toHaveTextContent('Papierrezept, Original per Post');
    expect(fact('Rezept', 'Datei')).toHaveTextContent('rezept.jpg');
    expect(fact('Rezept', 'Geprüft')).toHaveTextContent('Am 12. November 2025');
    expect(fact('Rezept', 'Original')).toHaveTextContent('Noch nicht eingegangen');
  });

  test('of a pickup say since when it is ready', async () => {
    await openOne({
      status: 'readyForPickup',
      shipping: { ...aWireOrder().shipping, type: 'selfPickUp', readyForPickupAt: '2025-11-14T09:00:00.000Z' },
    });
    expect(fact('Lieferung', 'Art')).toHaveTextContent('Selbstabholung');
    expect(fact('Lieferung', 'Abholbereit seit')).toHaveTextContent('14. November 2025');
  });
});

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
    ['en', 'Refresh details', 'No code available, the details cannot be fetched'],
  ] as const)('is not possible without a code, and says so: %s', async (locale, name, text) => {
    const { user, received } = await openOrders([aWireOrder({ code: null })], { locale });
    await user.click(button(name));
    expect(toasts()).toEqual([[text, 3000]]);
    expect(received.readOrder).toBeUndefined();
  });
});

describe('[OR-04] the invoice', () => {
  test.each(['shipped', 'readyForPickup', 'completed'] as const)('of a %s order is downloaded', async (status) => {
    const { files } = watchDownloads();
    const order = aWireOrder({ status, missing: [], invoice: { number: '2025-0041' } });
    const { user, received } = await openOrders([order], { answers: { downloadInvoice: () => pdf() } });
    if (status === 'completed') await user.click(button('Details zu 7KQX-M29F'));
    await screen.findByRole('list', { name: 'Bestellverlauf' });
    await user.click(button('Rechnung herunterladen'));
    await waitFor(() => expect(files).toEqual(['rechnung-2025-0041.pdf']));
    expect(received.downloadInvoice?.[0]?.body).toEqual({ code: '7KQX-M29F' });
    expect(toasts()).toEqual([['Rechnung heruntergeladen', 3000]]);
  });

  test('that comes as an address is opened, as base64 downloaded', async () => {
    const { files, places } = watchDownloads();
    const answers = [{ url: 'https://files.example/r.pdf' }, { base64Pdf: btoa('%PDF-1.7') }];
    const { user } = await openOne(
      { status: 'shipped', missing: [] },
      { answers: { downloadInvoice: () => Response.json(answers.shift()) } },
    );
    await user.click(button('Rechnung herunterladen'));
    await waitFor(() => expect(places).toEqual(['https://files.example/r.pdf']));
    await user.click(button('Rechnung herunterladen'));
    await waitFor(() => expect(files).toEqual(['rechnung-7KQX-M29F.pdf']));
  });

  test.each([
    ['a refusal', refuse('Internal')],
    ['an address that is no page', () => Response.json({ url: 'javascript:alert(1)' })],
  ])('fails with a sentence on %s', async (_, downloadInvoice) => {
    const { files, places } = watchDownloads();
    const { user } = await openOne({ status: 'shipped', missing: [] }, { answers: { downloadInvoice } });
    await user.click(button('Rechnung herunterladen'));
    await waitFor(() => expect(toasts()).toEqual([['Fehler beim Herunterladen der Rechnung', 3000]]));
    expect([...files, ...places]).toEqual([]);
  });

  test('without a code says so', async () => {
    const { user, received } = await openOrders([aWireOrder({ code: null, status: 'shipped' })]);
    await user.click(button('Rechnung herunterladen'));
    expect(toasts()).toEqual([['Code fehlt - Rechnung kann nicht heruntergeladen werden', 3000]]);
    expect(received.downloadInvoice).toBeUndefined();
  });

  test('is not there before the order is sent, and the button says why', async () => {
    const { user, received } = await openOne({ status: 'preparing', missing: [] });
    const later = button('Rechnung nach Versand');
    expect(later).toHaveAttribute('aria-disabled', 'true');
    expect(later).toHaveAccessibleDescription(/^Die Rechnung gibt es, sobald/);
    await user.click(later);
    expect(received.downloadInvoice).toBeUndefined();
  });
});

describe('[OR-05] ordering again', () => {
  test('puts every product in the cart with its quantity', async () => {
    const { user, received } = await openOne({}, { answers: { addCartItem: () => aCart() } });
    await user.click(button('Erneut bestellen'));
    await waitFor(() => expect(toasts()).toEqual([['2 Produkte wurden zum Warenkorb hinzugefügt', 3000]]));
    expect(received.addCartItem?.map(({ body }) => body)).toEqual([
      { itemId: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c01', quantity: 10 },
      { itemId: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c02', quantity: 30 },
    ]);
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '#/cart');
  });

  test('tells which are in the cart and which are not, and why', async () => {
    const { user } = await openOne(
      {},
      {
        answers: {
          addCartItem: ({ body }) =>
            (body as { quantity: number }).quantity === 10 ? refuse('ProductsNotAvailable')() : aCart(),
        },
      },
    );
    await user.click(button('Erneut bestellen'));
    expect(await screen.findByText('Käppele 25/1: nicht mehr verfügbar.')).toBeVisible();
    expect(screen.getByText('Sund Öl CBD50, 30 ml')).toBeVisible();
    expect(toasts()).toEqual([
      ['Ein Produkt wurde zum Warenkorb hinzugefügt', 3000],
      ['Fehler beim Hinzufügen zum Warenkorb', 3000],
    ]);
  });

  test('in English says when nothing could be added', async () => {
    const { user } = await openOne({}, { locale: 'en', answers: { addCartItem: refuse('ProductsNotAvailable') } });
    await user.click(button('Order again'));
    await waitFor(() => expect(toasts()).toEqual([['Could not add to the cart', 3000]]));
    expect(screen.queryByRole('link', { name: 'Go to the cart' })).not.toBeInTheDocument();
  });
});

describe('cancelling', () => {
  test('asks first, then cancels and shows it', async () => {
    const cancelled = aWireOrder({ status: 'cancelled', missing: [], canCancel: false, canReplacePrescription: false });
    const { user, received } = await openOne({}, { answers: { cancelOrder: () => cancelled } });
    await user.click(button('Bestellung stornieren'));
    const dialog = within(screen.getByRole('dialog', { name: 'Bestellung stornieren?' }));
    expect(dialog.getByText(/^Bestellung 7KQX-M29F über 153,25\s€/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Nicht stornieren' }));
    expect(received.cancelOrder).toBeUndefined();

    await user.click(button('Bestellung stornieren'));
    await user.click(button('Jetzt stornieren'));
    expect(await screen.findByText(/^Diese Bestellung wurde storniert/)).toBeVisible();
    expect(received.cancelOrder?.[0]?.body).toEqual({ code: '7KQX-M29F' });
    expect(toasts()).toEqual([['Bestellung storniert', 3000]]);
    expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('article')).getAllByText('Storniert').length).toBe(2);
  });

  test('that comes too late says so and fetches how things stand', async () => {
    let status: WireOrder['status'] = 'confirmed';
    const now = () => aWireOrder({ status, canCancel: status === 'confirmed', missing: [] });
    givenOrders([], {
      listOrders: () => [inList(now())],
      readOrder: now,
      cancelOrder: () => {
        status = 'preparing';
        return refuse('InvalidState')();
      },
    });
    const { user } = await renderPage('/orders');
    await user.click(await screen.findByRole('button', { name: 'Bestellung stornieren' }));
    await user.click(button('Jetzt stornieren'));
    expect(await screen.findByText(/Dieser Schritt ist nicht mehr möglich/)).toBeVisible();
    await user.click(button('Nicht stornieren'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Bestellung stornieren' })).not.toBeInTheDocument(),
    );
  });
});

describe('after ordering', () => {
  test('the page thanks, names the number and says what comes next, once', async () => {
    const placed = aWireOrder({ code: 'NEUE-2222', status: 'requested', missing: [] });
    givenOrders([aWireOrder({ date: '2026-01-01T00:00:00.000Z', id: done.id }), placed]);
    const { router } = await renderPage('/faq');
    await act(() => router.navigate('/orders', { state: { placed: 'NEUE-2222' } }));
    const thanks = await screen.findByRole('region', { name: /^Vielen Dank/ });
    expect(thanks).toHaveTextContent('Ihre Bestellnummer: NEUE-2222');
    expect(thanks).toHaveTextContent('So geht es weiter');
    await waitFor(() => expect(thanks).toHaveFocus());
    await waitFor(() => expect(button('Details zu NEUE-2222')).toHaveAttribute('aria-expanded', 'true'));
    expect(router.state.location.state).toBeNull();
    expect(window.location.href).not.toContain('NEUE');
  });
});

test('a contract can be withdrawn from, a reservation cannot', async () => {
  const { user, router, unmount } = await openOne();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Vertrag widerrufen' }));
  expect(await screen.findByRole('textbox', { name: 'Bestellnummer' })).toHaveValue('7KQX-M29F');
  expect(router.state.location.search).toBe('');
  unmount();
  await openOne({ type: 'reservation' });
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
});

test('another prescription file can be handed in while nothing is prepared', async () => {
  const { user, unmount } = await openOne();
  await user.click(button('Rezeptdatei ersetzen'));
  expect(screen.getByRole('region', { name: 'Rezeptdatei ersetzen' })).toHaveFocus();
  // It waits for the consent here too.
  expect(screen.getByLabelText('Datei auswählen')).toBeDisabled();
  expect(await screen.findByRole('checkbox', { name: /^Ich willige ausdrücklich ein/ })).not.toBeChecked();
  await user.click(button('Abbrechen'));
  expect(button('Rezeptdatei ersetzen')).toHaveFocus();
  unmount();
  await openOne({ canReplacePrescription: false });
  expect(screen.queryByRole('button', { name: /^Rezeptdatei/ })).not.toBeInTheDocument();
});
