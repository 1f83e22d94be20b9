import { invoice } from '@shop/texts/messages/de/papers/invoice';
import { spoken } from '@shop/texts/messages/spoken';

/** In German whatever the shop's language: it is a German tax document. */
export const invoiceWords = spoken(invoice, 'de');
