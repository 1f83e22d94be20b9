import { questions as german } from '@shop/texts/messages/de/mails/questions';
import { questions as english } from '@shop/texts/messages/en/mails/questions';
import type { Language } from '../../db/schema/identity.ts';

const words = { de: german, en: english };

/** Questions ready to be asked, in the patient's language. */
export function questionsIn(language: Language): { id: string; text: string }[] {
  return Object.entries(words[language]).map(([id, text]) => ({ id, text }));
}
