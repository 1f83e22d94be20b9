import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { refuse } from '#testing/fake-server.ts';
import { aCandidate, anEntry, openPayments, payments } from '#testing/payments-at-desk.ts';

afterEach(leaveDesk);

test('too little is shown side by side and booked as a part', async () => {
  const state = { payments: payments() };
  const { user, received } = await openPayments(state, {
    bookPayment: () => {
      state.payments = payments({ entries: [] });
      return { success: true };
    },
  });
  const compared = within(await screen.findByRole('table', { name: 'Vergleich mit R9JV-C2XG' }));
  expect(compared.getByRole('row', { name: /Betrag.*85,80.*89,80.*ungleich/ })).toBeVisible();
  expect(compared.getByRole('row', { name: /Name Hartung, T\. Tobias Hartung gleich/ })).toBeVisible();
  expect(screen.getByText(/Teilzahlung: 4,00 € fehlen noch/)).toBeVisible();
  expect(screen.queryByText('Als bezahlt gelten lassen')).toBeNull();
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Hartung, T.' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Zuordnen' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Keine Rückzahlung ist fällig.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Offene Buchungen' })).toBeNull());
  const shares = [{ orderId: aCandidate().orderId, amountCent: 8_580 }];
  expect(received.bookPayment?.[0]?.body).toEqual({ shares });
});

test('one transfer for two orders is shared, and wrong shares are not sent', async () => {
  const other = aCandidate({ orderId: '99999999-9999-4999-8999-000000000002', code: 'T5NJ-9CVD', openCent: 2_000 });
  const entry = anEntry({ amountCent: 11_000, reason: 'tooMuch', candidates: [aCandidate(), other] });
  const { user, received } = await openPayments(
    { payments: payments({ entries: [entry] }) },
    {
      bookPayment: () => ({ success: true }),
    },
  );
  const share = await screen.findByRole('textbox', { name: 'Anteil von T5NJ-9CVD in €' });
  expect(screen.getByRole('textbox', { name: 'Anteil von R9JV-C2XG in €' })).toHaveValue('90,00');
  await user.clear(share);
  await user.type(share, '15');
  await user.click(screen.getByRole('button', { name: 'Zuordnen' }));
  expect(screen.getByText('Die Anteile müssen zusammen 110,00 € ergeben.')).toBeVisible();
  expect(received.bookPayment).toBeUndefined();
  await user.clear(share);
  await user.type(share, '20,00');
  await user.click(screen.getByRole('button', { name: 'Zuordnen' }));
  await waitFor(() => expect(received.bookPayment).toHaveLength(1));
  expect(received.bookPayment?.[0]?.body).toMatchObject({ shares: [{ amountCent: 9_000 }, { amountCent: 2_000 }] });
});

test('an entry without an order is set aside with its reason, by keys alone', async () => {
  const unknown = anEntry({ result: 'open', reason: 'unknown', candidates: [], purpose: '' });
  const { user, received } = await openPayments(
    { payments: payments({ entries: [unknown] }) },
    {
      setPaymentAside: () => ({ success: true }),
    },
  );
  await screen.findByText(/passt keine Bestellung/);
  expect(screen.queryByRole('button', { name: /^zuordnen/ })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Bestellung/ })).toBeVisible();
  await user.keyboard('x');
  const reason = await screen.findByRole('textbox', { name: 'Grund' });
  expect(reason).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByText('Bitte schreiben Sie den Grund.')).toBeVisible();
  await user.type(reason, 'Zinsen der Bank');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(received.setPaymentAside?.[0]?.body).toEqual({ reason: 'Zinsen der Bank' }));
});

test('sure ones are booked in one go, each call going on where the last one ended', async () => {
  const sure = anEntry({ result: 'sure', reason: null, amountCent: 8_980 });
  const answers = [
    { booked: 0, left: 200, alike: [], next: sure.id },
    { booked: 200, left: 0, alike: [], next: sure.id },
  ];
  const { user, received } = await openPayments(
    { payments: payments({ entries: [sure], waiting: 400 }) },
    { bookSurePayments: () => answers.shift() ?? { booked: 0, left: 0, alike: [], next: null } },
  );
  await user.click(await screen.findByRole('button', { name: /Eine sichere verbuchen/ }));
  await waitFor(() => expect(received.bookSurePayments).toHaveLength(2));
  expect(received.bookSurePayments?.map(({ body }) => body)).toEqual([{ after: null }, { after: sure.id }]);
  expect(await screen.findByText('200 Zahlungen verbucht.')).toBeVisible();
});

test('a refused file says why, and an unknown table is read once its columns are chosen', async () => {
  const columns = ['Buchungstag', 'Summe', 'Zweck', 'Wer'];
  const refusals = [
    refuse('StatementRefused', { reason: 'account' }),
    refuse('ColumnsUnknown', { columns, rows: [['16.11.2026', '12,30', 'R9JV-C2XG', 'Lena']] }),
  ];
  const statement = {
    id: '77777777-7777-4777-8777-000000000001',
    readAt: '2026-11-16T08:00:00.000Z',
    readBy: 'Anna Reuter',
    fileName: 'umsatz.csv',
    kind: 'csv' as const,
    number: null,
    from: null,
    to: null,
    entries: 3,
    fresh: 2,
  };
  const { user, received } = await openPayments(
    { payments: payments({ entries: [] }) },
    {
      readStatement: () =>
        refusals.shift()?.() ?? {
          statements: [statement],
          unread: [{ zipped: null, line: 12, reason: 'day' }],
          refused: [{ name: 'mai.xml', reason: 'broken' }],
        },
    },
  );
  const field = await screen.findByLabelText('Dateien wählen');
  const csv = new File(['Tag;Betrag'], 'umsatz.csv', { type: 'text/csv' });
  await user.upload(field, [new File(['<x/>'], 'fremd.xml', { type: 'text/xml' }), csv]);
  expect(await screen.findByText(/gehört zu einem anderen Konto/)).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Spalten von umsatz.csv' }));
  expect(form.getByRole('combobox', { name: 'Buchungstag' })).toHaveValue('Buchungstag');
  await user.click(form.getByRole('button', { name: 'Mit diesen Spalten lesen' }));
  expect(form.getByText('Bitte wählen Sie die Spalte.')).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: /^Betrag/ }), 'Summe');
  expect(form.getByRole('cell', { name: '12,30' })).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Mit diesen Spalten lesen' }));
  expect(await screen.findByText('3 Buchungen, davon 2 neu.')).toBeVisible();
  expect(screen.getByText(/fehlt: Zeile 12 \(kein gültiger Tag\)/)).toBeVisible();
  const chosen = { day: 'Buchungstag', amount: 'Summe', purpose: 'Zweck' };
  expect(received.readStatement?.[2]?.body).toMatchObject({ fileName: 'umsatz.csv', columns: chosen });
});

test('a refund shows a GiroCode for each account that paid and is closed by hand with a reason', async () => {
  const qrCode = { size: 29, path: 'M0 0h1v1h-1z' };
  const share = { isOtherAccount: false, isOfTill: false, tillReceipt: null, qrCode };
  const refund = {
    orderId: '99999999-9999-4999-8999-000000000003',
    code: 'F4MD-N8QT',
    patientName: 'Petra Kellermann',
    amountCent: 11_230,
    shares: [
      { ...share, amountCent: 11_229, payee: { name: 'Petra Kellermann', iban: 'DE02120300000000202051' } },
      {
        ...share,
        amountCent: 1,
        payee: { name: 'Wer Auchimmer', iban: 'DE02500105170137075030' },
        isOtherAccount: true,
      },
    ],
  };
  const { user, received } = await openPayments(
    { payments: payments({ entries: [], refunds: [refund] }) },
    {
      noteRefund: () => ({ success: true }),
    },
  );
  expect(await screen.findByRole('img', { name: 'GiroCode der Rückzahlung an Petra Kellermann' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'GiroCode der Rückzahlung an Wer Auchimmer' })).toBeVisible();
  expect(screen.getByText(/^0,01\s€ an Wer Auchimmer, DE02500105170137075030$/)).toBeVisible();
  expect(screen.getAllByText('Nicht das Konto der ersten Zahlung')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Rückzahlung F4MD-N8QT anders erledigt' }));
  const form = within(await screen.findByRole('form', { name: 'Rückzahlung F4MD-N8QT abschließen' }));
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'bar an der Kasse');
  await user.click(form.getByRole('button', { name: /Rückzahlung abschließen/ }));
  await waitFor(() => expect(received.noteRefund?.[0]?.body).toEqual({ reason: 'bar an der Kasse' }));
});

test('what was booked by mistake is undone with a reason', async () => {
  const settled = {
    id: '88888888-8888-4888-8888-000000000009',
    bookedOn: '2026-11-16',
    direction: 'in' as const,
    amountCent: 8_980,
    name: 'Tobias Hartung',
    purpose: 'R9JV-C2XG',
    settledAt: '2026-11-16T08:00:00.000Z',
    asideReason: null,
    shares: [{ code: 'R9JV-C2XG', amountCent: 8_980 }],
  };
  const { user, received } = await openPayments(
    { payments: payments() },
    {
      listStatements: () => ({ statements: [] }),
      listSettledPayments: () => ({ entries: [settled], till: [] }),
      undoPayment: () => ({ success: true }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Frühere Auszüge' }));
  await user.click(await screen.findByRole('button', { name: /Zuordnung von Tobias Hartung.*zurücknehmen/ }));
  const form = within(await screen.findByRole('form', { name: 'Zuordnung zurücknehmen' }));
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'falsche Bestellung');
  await user.click(form.getByRole('button', { name: /^Zurücknehmen/ }));
  await waitFor(() => expect(received.undoPayment?.[0]?.body).toEqual({ reason: 'falsche Bestellung' }));
});

test('the screen speaks English too, and says when it could not load', async () => {
  await openPayments({ payments: payments() }, { listPayments: refuse('Unavailable') }, 'en');
  expect(await screen.findByText('The payments could not be loaded.')).toBeVisible();
});
