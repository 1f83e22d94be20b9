import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { openAtDesk } from '#testing/at-handover.ts';

afterEach(leaveDesk);

test('a till payment with a wrong number is corrected with a reason', async () => {
  const till = {
    orderId: '77777777-7777-4777-8777-000000000009',
    code: 'R9JV-C2XG',
    amountCent: 8_980,
    paidAt: '2026-11-16T08:00:00.000Z',
    by: 'Anna Reuter',
    receipt: '4711, Kasse 2',
  };
  const { user, received } = await openAtDesk('/desk/payments', ['accounting'], {
    listPayments: () => ({ lastStatement: null, waiting: 0, entries: [], refunds: [], toleranceCent: 0 }),
    listStatements: () => ({ statements: [] }),
    listSettledPayments: () => ({ entries: [], till: [till] }),
    undoTillPayment: () => ({ success: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Frühere Auszüge' }));
  expect(await screen.findByText('Bon 4711, Kasse 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kassenzahlung der Bestellung R9JV-C2XG zurücknehmen' }));
  await user.type(screen.getByRole('textbox', { name: 'Grund' }), 'vertippt');
  await user.type(screen.getByRole('textbox', { name: /Bonnummer/ }), 'vier');
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
  expect(screen.getByText('Bitte geben Sie die Nummer ein, die auf dem Bon steht.')).toBeVisible();
  expect(received.undoTillPayment).toBeUndefined();
  await user.type(screen.getByRole('textbox', { name: /Bonnummer/ }), '{Backspace>4}4712');
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
  const receipt = { receiptNumber: '4712', tillName: null };
  await waitFor(() => expect(received.undoTillPayment?.[0]?.body).toEqual({ reason: 'vertippt', receipt }));
});

test('what was paid at the till goes back by the till, with the number of its receipt and without a GiroCode', async () => {
  const share = { payee: null, isOtherAccount: false, isOfTill: true, tillReceipt: '4711', qrCode: null };
  const refund = {
    orderId: '88888888-8888-4888-8888-000000000007',
    code: 'F4MD-N8QT',
    patientName: 'Petra Kellermann',
    amountCent: 11_230,
    shares: [{ ...share, amountCent: 11_230 }],
  };
  const { user, received } = await openAtDesk('/desk/payments', ['accounting'], {
    listPayments: () => ({ lastStatement: null, waiting: 0, entries: [], refunds: [refund], toleranceCent: 0 }),
    noteRefund: () => ({ success: true }),
  });
  expect(await screen.findByText(/an der Kasse bezahlt \(Bon 4711\) und gehen über die Kasse zurück/)).toBeVisible();
  expect(screen.queryByText(/Von welchem Konto das Geld kam/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Rückzahlung F4MD-N8QT an der Kasse erstattet' }));
  const form = within(await screen.findByRole('form', { name: 'Rückzahlung F4MD-N8QT an der Kasse' }));
  await user.click(form.getByRole('button', { name: /Rückzahlung abschließen/ }));
  expect(received.noteRefund).toBeUndefined();
  await user.type(form.getByRole('textbox', { name: /Bonnummer/ }), '4720');
  await user.click(form.getByRole('button', { name: /Rückzahlung abschließen/ }));
  const receipt = { receiptNumber: '4720', tillName: null };
  await waitFor(() => expect(received.noteRefund?.[0]?.body).toEqual({ receipt }));
});
