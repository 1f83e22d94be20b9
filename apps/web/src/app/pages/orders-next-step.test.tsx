import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import * as at from '#testing/at-orders.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { aWireOrder, bankTransfer } from '#testing/wire-order.ts';

afterEach(at.leaveOrders);

describe('the next step', () => {
  test('the original: where it goes, and the sheet to enclose', async () => {
    const { files } = at.watchDownloads();
    const { user, received } = await at.openOne({}, { answers: { downloadCoverSheet: () => at.pdf() } });
    expect(at.nextStep().getByText(/Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg/)).toBeVisible();
    await user.click(at.nextStep().getByRole('button', { name: 'Deckblatt herunterladen' }));
    await waitFor(() => expect(files).toEqual(['deckblatt-7KQX-M29F.pdf']));
    expect(received.downloadCoverSheet?.[0]?.body).toEqual({ code: '7KQX-M29F' });
    expect(at.toasts()).toEqual([['Deckblatt heruntergeladen', 3000]]);
  });

  test('a question leaves the address for the original and its sheet in sight, as long as we wait for it', async () => {
    const question = { from: 'pharmacy' as const, at: '2025-11-12T14:00:00.000Z', text: 'Wann?', isFree: false };
    const asked = { status: 'clarification' as const, canAnswer: true, messages: [question] };
    const { unmount } = await at.openOne(asked);
    expect(at.nextStep().getByRole('textbox', { name: 'Ihre Antwort' })).toBeVisible();
    expect(at.nextStep().getByText(/Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg/)).toBeVisible();
    expect(at.nextStep().getByRole('button', { name: 'Deckblatt herunterladen' })).toBeVisible();
    unmount();
    await at.openOne({ ...asked, missing: ['paid'] });
    expect(at.nextStep().queryByRole('button', { name: 'Deckblatt herunterladen' })).not.toBeInTheDocument();
  });

  test('the payment: all that a transfer needs, to be read, copied or scanned', async () => {
    const { user } = await at.openOne({
      missing: ['originalReceived', 'paid'],
      payment: { method: 'transfer', paidAt: null, transfer: bankTransfer },
    });
    const next = at.nextStep();
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
      messages: [
        { from: 'pharmacy', at: '2025-11-12T15:05:00.000Z', text: 'Wann wurde das Rezept ausgestellt?', isFree: false },
      ],
    });
    const { user, received } = await at.openOne(asked, {
      answers: {
        answerQuestion: () => ({ ...asked, status: 'inReview', canAnswer: false, missing: ['prescriptionVerified'] }),
      },
    });
    expect(at.nextStep().getByText('Wann wurde das Rezept ausgestellt?')).toBeVisible();
    await user.click(at.button('Antwort senden'));
    const field = screen.getByRole('textbox', { name: 'Ihre Antwort' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Bitte schreiben Sie eine Antwort\./);
    await user.type(field, ' Am 3. November. ');
    await user.click(at.button('Antwort senden'));

    expect(await at.nextStep().findByText(/^Wir prüfen Ihre Angaben/)).toBeVisible();
    expect(received.answerQuestion?.map(({ body }) => body)).toEqual([{ code: '7KQX-M29F', text: 'Am 3. November.' }]);
    expect(at.toasts()).toEqual([['Antwort gesendet', 3000]]);
    expect(screen.getByRole('heading', { name: '7KQX-M29F', level: 2 })).toHaveFocus();
  });

  test('an answer that did not arrive is still there, also after the sign-in that it needs', async () => {
    let isOver = false;
    const asked = aWireOrder({ status: 'clarification', canAnswer: true });
    const { user } = await at.openOne(asked, {
      answers: {
        readSession: () => (isOver ? null : at.session),
        readLegacySession: refuse('Unauthorized'),
        answerQuestion: () => {
          isOver = true;
          return refuse('Unauthorized')();
        },
        sendSignInCode: () => ({ success: true, isDelayed: false }),
        signInWithCode: () => {
          isOver = false;
          return { user: at.session.user };
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Ihre Antwort' }), 'Am 3. November.');
    await user.click(at.button('Antwort senden'));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await screen.findByText(/^Sie sind nicht mehr angemeldet\. Was Sie geschrieben haben/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'clara@post.example{Enter}');
    await user.type(await dialog.findByRole('textbox', { name: 'Ziffer 1 von 6' }), '123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('textbox', { name: 'Ihre Antwort' })).toHaveValue('Am 3. November.');
  });

  test('the pickup: where, and what is to be paid', async () => {
    await at.openOne({
      status: 'readyForPickup',
      missing: [],
      shipping: { ...aWireOrder().shipping, type: 'selfPickUp', deliveryAddress: null },
      payment: { method: 'pickup', paidAt: null, transfer: null },
    });
    expect(at.nextStep().getByText(/liegt zur Abholung bereit: Mainblüte Apotheke, Uferstraße 12/)).toBeVisible();
    expect(at.nextStep().getByText('Zu zahlen bei der Abholung: 153,25 €')).toBeVisible();
  });

  test('until when the goods are kept', async () => {
    await at.openOne({ status: 'requested', missing: [], holdExpiresAt: '2025-11-19T13:20:00.000Z' });
    expect(
      at.nextStep().getByText('Wir haben die Ware bis zum 19. November 2025, 14:20 Uhr, für Sie reserviert.'),
    ).toBeVisible();
  });
});

describe('after ordering', () => {
  test('the page thanks, names the number and says what comes next, once', async () => {
    const placed = aWireOrder({ code: 'NEUE-2222', status: 'requested', missing: [] });
    at.givenOrders([aWireOrder({ date: '2026-01-01T00:00:00.000Z', id: at.done.id }), placed]);
    const { router } = await renderPage('/faq');
    await act(() => router.navigate('/orders', { state: { placed: 'NEUE-2222' } }));
    const thanks = await screen.findByRole('region', { name: /^Vielen Dank/ });
    expect(thanks).toHaveTextContent('Ihre Bestellnummer: NEUE-2222');
    expect(thanks).toHaveTextContent('So geht es weiter');
    await waitFor(() => expect(thanks).toHaveFocus());
    await waitFor(() => expect(at.button('Details zu NEUE-2222')).toHaveAttribute('aria-expanded', 'true'));
    expect(router.state.location.state).toBeNull();
    expect(window.location.href).not.toContain('NEUE');
  });
});
