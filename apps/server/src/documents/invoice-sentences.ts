import { groupIban } from '@shop/contract/bank-account';
import { dateText } from './date-text.ts';
import { type Invoice, sumCents } from './invoice.ts';
import { invoiceWords as say } from './invoice-words.ts';
import { euroText, percentText } from './money-text.ts';

export function paymentSentence({ kind, payment, lines, seller, orderCode }: Invoice): string {
  const { paidOn } = payment;
  const amount = euroText(Math.abs(sumCents(lines)));
  const day = paidOn === null ? null : dateText(paidOn);
  if (kind === 'correction') return day === null ? say.payment.less({ amount }) : say.payment.partRefund({ amount });
  if (kind === 'cancellation') return day === null ? say.payment.nothing : say.payment.refund({ day, amount });
  if (payment.kind === 'pickup')
    return day === null ? say.payment.atPickup({ amount }) : say.payment.paidAtPickup({ day });
  if (day !== null) return say.payment.paidByTransfer({ day });
  return seller.iban === ''
    ? say.payment.transferWithoutAccount({ amount, orderCode })
    : say.payment.transfer({ amount, iban: groupIban(seller.iban), orderCode });
}

/** `rates` are those of its lines, in percent. */
export function adviceSentence({ kind }: Invoice, rates: readonly number[]): string {
  const [rate = 0] = rates;
  const vat = rates.length === 1 ? say.vatOfOneRate({ percent: percentText(rate) }) : say.vatOfSeveralRates;
  return kind !== 'invoice' ? vat : `${vat} ${say.refundAdvice}`;
}
