import type { Block } from '../mail/letter-service.ts';
import type { MailWords } from './mail-words.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Why something was done, in the words of whoever did it. */
export function reasonBlocks(say: MailWords, { message, messageBy }: NoticeFacts): Block[] {
  const text = messageBy === 'patient' ? say.ownReason : say.pharmacyReason;
  return message ? [{ kind: 'heading', level: 2, text }, ...quoteBlocks(message)] : [];
}

export function quoteBlocks(message: string | null): Block[] {
  return message ? [{ kind: 'quote', text: message }] : [];
}
