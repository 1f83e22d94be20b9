import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Order } from '../../db/schema/orders.ts';
import { giroCodeText, isIban } from '../../documents/giro-code.ts';

/** What a patient needs to pay by transfer. The order's code is the reference that tells whose money it is. */
export function transferOf({ code, totalCents }: Order, config: ShopConfig) {
  const { owner, iban, bic, bankName } = config.pharmacy;
  return { recipient: owner || pharmacyName(config), iban, bic, bankName, reference: code, amountCents: totalCents };
}

/** Null while the pharmacy has not entered its account: then the patient hears from it by other ways. */
export function giroCodeOf(order: Order, config: ShopConfig): string | null {
  return isIban(config.pharmacy.iban) ? giroCodeText(transferOf(order, config)) : null;
}

/** After the pharmacy has said yes, until the money is there. */
export function isTransferAwaited({ status, paymentMethod, paidAt }: Order): boolean {
  return status === 'confirmed' && paymentMethod === 'transfer' && !paidAt;
}
