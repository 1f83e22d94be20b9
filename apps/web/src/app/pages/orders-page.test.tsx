import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { button, done, givenOrders, leaveOrders, nextStep, openOne, openOrders } from '#testing/at-orders.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { aWireOrder, inList, type WireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

const cardNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

const card = (name: string) => within(screen.getByRole('article', { name }));

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
    expect(first).toHaveTextContent('Order of 12 November 2025');
    expect(first).toHaveTextContent('Received');
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
    expect(await screen.findByText('We could not load your orders. Please try again later.')).toBeVisible();
  });

  test('that it is loading', async () => {
    givenOrders([], { listOrders: neverAnswers });
    await renderPage('/orders');
    expect(await screen.findByText('Wir laden Ihre Bestellungen …')).toBeInTheDocument();
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
    // Nobody can sign out who is not signed in.
    expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Abmelden' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(received.listOrders).toBeUndefined();
  });
});

test('an English reader finds no German word for the way it comes', async () => {
  const shipping = { ...aWireOrder().shipping, type: 'standard' as const, name: 'Paket' };
  const { container } = await openOne({ shipping }, { locale: 'en' });
  expect(screen.getAllByText('Standard delivery').length).toBeGreaterThan(0);
  expect(container).not.toHaveTextContent('Paket');
});

describe('the way of an order', () => {
  test('stands in plain words with its times, the current step marked', async () => {
    await openOne();
    const steps = within(screen.getByRole('list', { name: 'Bestellverlauf' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Bestellung (erledigt) 12.11., 14:20',
      'Bestätigung (erledigt) 12.11., 16:05',
      'Original und Zahlung Original fehlt noch',
      'Zustellung Botendienst',
      'Übergabe',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  });

  test('names its steps by what they are, and ticks one only when it has happened', async () => {
    const prescription = { ...aWireOrder().prescription, verifiedAt: null };
    await openOne({ status: 'inReview', type: 'reservation', steps: [], prescription });
    const steps = within(screen.getByRole('list', { name: 'Bestellverlauf' })).getAllByRole('listitem');
    expect(steps[1]).toHaveTextContent('Bestätigung Wird gerade geprüft');
    for (const step of steps.slice(1)) expect(step).not.toHaveTextContent(/erledigt|Geprüft|Bestätigt/);
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
        messages: [{ from: 'pharmacy', at: endedAt, text: 'Das Rezept ist abgelaufen.', isFree: false }],
      }),
    ]);
    await user.click(button('Details zu 7KQX-M29F'));
    const steps = within(await screen.findByRole('list', { name: 'Bestellverlauf' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Bestellung (erledigt) 12.11., 14:20',
      'Abgelehnt 13.11., 10:00',
    ]);
    expect(nextStep().getByText('Das Rezept ist abgelaufen.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Rechnung/ })).not.toBeInTheDocument();
  });
});

describe('[OR-06] the details', () => {
  const fact = (group: string, name: string | RegExp) =>
    within(screen.getByRole('region', { name: group })).getByText(name).nextElementSibling;

  test('name our deadline', async () => {
    const { shipping } = aWireOrder();
    const deadline = { workingDays: 2, since: '2025-11-13T09:00:00.000Z', dueAt: '2025-11-17T09:00:00.000Z' };
    await openOne({ missing: [], shipping: { ...shipping, deadline } });
    expect(fact('Lieferung', 'Unsere Frist')).toHaveTextContent('2 Werktage ab 13.11., 10:00, also bis 17.11., 10:00');
  });

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
    const lines = products.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(lines[0]).toMatch(/^Käppele 25\/110 g · Rhön CannamedKein Widerrufsrecht: .* stornieren\.104,90 €$/);
    expect(lines[1]).toMatch(/^Sund Öl CBD5030 ml · Sund PharmaKein Widerrufsrecht: .*41,45 €$/);
    expect(products.getByRole('link', { name: 'Käppele 25/1' })).toHaveAttribute('href', '#/product/kaeppele-25-1');
    expect(products.getByText('Versand').nextElementSibling).toHaveTextContent('6,90 €');
    expect(products.getByText('Gesamt').nextElementSibling).toHaveTextContent('153,25 €');
    expect(products.getByText(/^darin 19\s% MwSt\.$/).nextElementSibling).toHaveTextContent('24,47 €');

    expect(fact('Lieferung', 'Unsere Frist')).toHaveTextContent('Bis dahin ruht die Frist.');
    expect(fact('Rezept', 'Form')).toHaveTextContent('Papierrezept, Original per Post');
    expect(fact('Rezept', 'Datei')).toHaveTextContent('rezept.jpg');
    expect(fact('Rezept', 'Geprüft')).toHaveTextContent('Am 12. November 2025');
    expect(fact('Rezept', 'Original')).toHaveTextContent('Noch nicht eingegangen');
  });

  test('say of a file that came another way who added it, and no name of it', async () => {
    const prescription = { ...aWireOrder().prescription, fileName: null, isFromPharmacy: true };
    await openOne({ prescription });
    expect(fact('Rezept', 'Datei')).toHaveTextContent('Vom Apothekenteam hinzugefügt');
  });

  test('of a pickup say since when it is ready', async () => {
    const at = { type: 'selfPickUp' as const, readyForPickupAt: '2025-11-14T09:00:00.000Z' };
    await openOne({ status: 'readyForPickup', shipping: { ...aWireOrder().shipping, ...at } });
    expect(fact('Lieferung', 'Art')).toHaveTextContent('Selbstabholung');
    expect(fact('Lieferung', 'Abholzeiten')).toHaveTextContent('Montag bis Freitag 9 bis 18 Uhr');
    expect(fact('Lieferung', 'Abholbereit seit')).toHaveTextContent('14. November 2025');
  });
});
