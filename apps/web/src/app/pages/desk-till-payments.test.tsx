import { screen, waitFor } from '@testing-library/react';
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
