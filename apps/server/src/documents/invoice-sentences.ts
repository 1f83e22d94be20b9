import { groupIban } from '@shop/contract/bank-account';
import { dateText } from './date-text.ts';
import { type Invoice, sumCents } from './invoice.ts';
import { invoiceWords as say } from './invoice-words.ts';
import { euroText, percentText } from './money-text.ts';

export function paymentSentence({ kind, payment, lines, seller, orderCode }: Invoice): string {
  const { paidOn } = payment;
  const cents = Math.abs(sumCents(lines));
  const amount = euroText(cents);
  const day = paidOn === null ? null : dateText(paidOn);
  if (kind !== 'invoice' && payment.settled) return settledSentence(kind, payment.settled, cents);
  if (kind === 'correction') return day === null ? say.payment.less({ amount }) : say.payment.partRefund({ amount });
  if (kind === 'cancellation') return day === null ? say.payment.nothing : say.payment.refund({ day, amount });
  if (payment.kind === 'pickup')
    return day === null ? say.payment.atPickup({ amount }) : say.payment.paidAtPickup({ day });
  if (day !== null) return say.payment.paidByTransfer({ day });
  return seller.iban === ''
    ? say.payment.transferWithoutAccount({ amount, orderCode })
    : say.payment.transfer({ amount, iban: groupIban(seller.iban), orderCode });
}

function settledSentence(
  kind: 'cancellation' | 'correction',
  { paidCents, backCents }: { paidCents: number; backCents: number },
  cents: number,
): string {
  const paid = euroText(paidCents);
  // Beside a part, other money may be due back.
  const back = kind === 'correction' ? Math.min(backCents, cents) : backCents;
  if (back > 0) return say.payment.paidAndBack({ paid, back: euroText(back) });
  if (kind === 'correction') return say.payment.less({ amount: euroText(cents) });
  return paidCents > 0 ? say.payment.paidAndBack({ paid, back: euroText(0) }) : say.payment.neverPaid;
}

/** `rates` are those of its lines, in percent. */
export function adviceSentence({ kind }: Invoice, rates: readonly number[]): string {
  const [rate = 0] = rates;
  const vat = rates.length === 1 ? say.vatOfOneRate({ percent: percentText(rate) }) : say.vatOfSeveralRates;
  return kind !== 'invoice' ? vat : `${vat} ${say.refundAdvice}`;
}
