import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  button,
  givenOrders,
  leaveOrders,
  openOne,
  openOrders,
  pdf,
  toasts,
  watchDownloads,
} from '#testing/at-orders.ts';
import { aCart } from '#testing/factories.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { aWireOrder, inList, type WireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

describe('[OR-04] the invoice', () => {
  test.each(['shipped', 'readyForPickup', 'completed'] as const)('of a %s order is downloaded', async (status) => {
    const { files } = watchDownloads();
    const order = aWireOrder({ status, missing: [], invoice: { number: '2025-0041', corrections: [] } });
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
    expect(later).toHaveAccessibleDescription(/^Sie können die Rechnung herunterladen, sobald/);
    await user.click(later);
    expect(received.downloadInvoice).toBeUndefined();
  });

  test('that waits for the tax number of the pharmacy says so', async () => {
    await openOne({ status: 'shipped', missing: [], invoiceWaits: true });
    expect(button('Rechnung folgt')).toHaveAccessibleDescription(/wenn unsere Steuernummer eingetragen ist/);
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
    await waitFor(() => expect(toasts()).toEqual([['We could not add it to your cart', 3000]]));
    expect(screen.queryByRole('link', { name: 'Go to the cart' })).not.toBeInTheDocument();
  });
});

describe('cancelling', () => {
  test('asks first, then cancels and shows it', async () => {
    const cancelled = aWireOrder({ status: 'cancelled', missing: [], canCancel: false, canReplacePrescription: false });
    const { user, received } = await openOne({}, { answers: { cancelOrder: () => cancelled } });
    await user.click(button('Bestellung stornieren'));
    const dialog = within(screen.getByRole('dialog', { name: 'Bestellung stornieren?' }));
    expect(dialog.getByText(/Ihre Bestellung 7KQX-M29F über 153,25\s€/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Nicht stornieren' }));
    expect(received.cancelOrder).toBeUndefined();

    await user.click(button('Bestellung stornieren'));
    await user.click(button('Jetzt stornieren'));
    expect(await screen.findByText(/^Diese Bestellung ist storniert/)).toBeVisible();
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

test('a contract can be withdrawn from, a reservation cannot', async () => {
  const { user, router, unmount } = await openOne();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Vertrag widerrufen' }));
  expect(await screen.findByRole('textbox', { name: 'Bestellnummer' })).toHaveValue('7KQX-M29F');
  expect(router.state.location.search).toBe('');
  unmount();
  await openOne({ type: 'reservation' });
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
});

test('a declared withdrawal is told with its date and what comes next, and is not offered again', async () => {
  const withdrawal = { declaredAt: '2025-11-16T10:24:00.000Z', scope: 'whole' as const };
  const { unmount } = await openOne({ withdrawal });
  const next = screen.getByRole('region', { name: 'Nächster Schritt' });
  expect(next).toHaveTextContent('Sie haben den Vertrag widerrufen');
  expect(next).toHaveTextContent('am 16. November 2025 um 11:24 Uhr bei uns eingegangen');
  expect(next).not.toHaveTextContent('Originalrezept');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Erklärt am').parentElement).toHaveTextContent('16. November 2025');
  expect(main.queryByRole('link', { name: 'Vertrag widerrufen' })).not.toBeInTheDocument();
  unmount();
  // The rest of an order can still be withdrawn from.
  await openOne({ withdrawal: { ...withdrawal, scope: 'part' } });
  expect(within(screen.getByRole('main')).getByText('Nur einzelne Produkte')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Vertrag widerrufen' })).toBeVisible();
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
