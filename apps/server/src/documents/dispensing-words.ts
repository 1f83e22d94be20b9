import { dispensing } from '@shop/texts/messages/de/papers/dispensing';
import { compileMessages } from '@shop/texts/messages/message-compiler';

/** Labels and lists are German, whatever the patient reads. */
export const dispensingWords = compileMessages(dispensing, 'de');
