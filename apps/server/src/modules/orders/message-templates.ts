import { questions as germanQuestions } from '@shop/texts/messages/de/mails/questions';
import { reasons as germanReasons } from '@shop/texts/messages/de/mails/reasons';
import { questions as englishQuestions } from '@shop/texts/messages/en/mails/questions';
import { reasons as englishReasons } from '@shop/texts/messages/en/mails/reasons';
import type { Language } from '../../db/schema/identity.ts';

const questions = { de: germanQuestions, en: englishQuestions };
const reasons = { de: germanReasons, en: englishReasons };

/** Words ready to be sent or changed. */
export interface Template {
  id: string;
  text: string;
}

/** Questions ready to be asked, in the patient's language. */
export function questionsIn(language: Language): Template[] {
  return templatesOf(questions[language]);
}

/** Reasons to reject an order, in the patient's language. */
export function reasonsIn(language: Language): Template[] {
  return templatesOf(reasons[language]);
}

function templatesOf(words: Record<string, string>): Template[] {
  return Object.entries(words).map(([id, text]) => ({ id, text }));
}
