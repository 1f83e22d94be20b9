import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Order } from '../../db/schema/orders.ts';
import { compact, isBic, isIban } from '../../documents/bank-account.ts';
import { giroCodeText } from '../../documents/giro-code.ts';

/**
 * What a patient needs to pay by transfer. The order's code is the reference that tells whose money it is. An IBAN that no bank
 * would take is none, and neither is such a BIC: within Germany the IBAN is enough.
 */
export function transferOf({ code, totalCents }: Order, config: ShopConfig) {
  const { owner, iban, bic, bankName } = config.pharmacy;
  return {
    recipient: owner || pharmacyName(config),
    iban: isIban(iban) ? compact(iban) : '',
    bic: isBic(bic) ? compact(bic) : '',
    bankName,
    reference: code,
    amountCents: totalCents,
  };
}

/** Null when there is no account, or none can be drawn: then the transfer is typed in. It never keeps a page or a mail back. */
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

/** After the pharmacy has said yes, until the money is there. */
export function isTransferAwaited({ status, paymentMethod, paidAt }: Order): boolean {
  return status === 'confirmed' && paymentMethod === 'transfer' && !paidAt;
}
