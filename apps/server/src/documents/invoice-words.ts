import { invoice } from '@shop/texts/messages/de/papers/invoice';
import { compileMessages } from '@shop/texts/messages/message-compiler';

/** In German whatever the shop's language: it is a German tax document. */
export const invoiceWords = compileMessages(invoice, 'de');
