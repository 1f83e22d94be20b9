import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { refuse } from '#testing/fake-server.ts';
import { aCandidate, anEntry, openPayments, payments } from '#testing/payments-at-desk.ts';

afterEach(leaveDesk);

test('what pays orders like one’s own waits for an answer, which is given here', async () => {
  const { orderId, code } = aCandidate();
  const sure = anEntry({ result: 'sure', reason: null, candidates: [aCandidate({ openCent: 8_580 })] });
  const shown = payments({ entries: [sure] });
  const isAlike = refuse('LikeOwnOrder', { orderId, code });
  const { user, received } = await openPayments(
    { payments: shown },
    {
      bookSurePayments: () => ({ booked: 0, left: 0, alike: [{ orderId, code }], next: null }),
      bookPayment: isAlike,
      answerLikeness: () => ({ success: true }),
    },
  );
  const question = /Ist die Bestellung R9JV-C2XG Ihre eigene\?/;
  await user.click(await screen.findByRole('button', { name: /Eine sichere verbuchen/ }));
  expect(await screen.findByText(question)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nein, nicht meine' }));
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());

  await user.click(screen.getByRole('button', { name: /Zuordnen/ }));
  expect(await screen.findByText(question)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ja, meine eigene' }));
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(received.answerLikeness?.map(({ body }) => body)).toEqual([{ isOwn: false }, { isOwn: true }]);
});
