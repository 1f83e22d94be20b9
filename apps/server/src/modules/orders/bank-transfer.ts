import { compact, isBic, isIban } from '@shop/contract/bank-account';
import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Order } from '../../db/schema/orders.ts';
import { giroCodeText } from '../../documents/giro-code.ts';

/**
 * What a patient needs to pay by bank transfer. The order's code is the payment reference. An IBAN or BIC with wrong
 * check digits is left out; within Germany the IBAN is enough.
 */
export function transferOf(order: Order, config: ShopConfig) {
  const { owner, iban, bic, bankName } = config.pharmacy;
  return {
    recipient: owner || pharmacyName(config),
    iban: isIban(iban) ? compact(iban) : '',
    bic: isBic(bic) ? compact(bic) : '',
    bankName,
    reference: order.code,
    // Of one that was paid in part, the rest.
    amountCents: order.totalCents - order.paidCents,
  };
}

/**
 * Null without an account, or when no code can be drawn: then the transfer is typed in. It never blocks a page or a
 * mail.
 */
export function giroCodeOf(order: Order, config: ShopConfig): string | null {
  const transfer = transferOf(order, config);
  try {
    return giroCodeText({ ...transfer, recipient: shortRecipient(transfer.recipient) });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A GiroCode carries one line of 70 characters; banks compare the name by its beginning. */
function shortRecipient(name: string): string {
  return Array.from(name.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .slice(0, 70)
    .join('')
    .trim();
}

/** From the confirmation until the money has arrived. */
export function isTransferAwaited({ status, paymentMethod, paidAt }: Order): boolean {
  return status === 'confirmed' && paymentMethod === 'transfer' && !paidAt;
}
