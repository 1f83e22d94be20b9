import { fillTemplate, type QuestionId, questionIds } from '@shop/contract/question-templates';
import { pharmacyName, type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import { questions as germanQuestions } from '@shop/texts/messages/de/mails/questions';
import { reasons as germanReasons } from '@shop/texts/messages/de/mails/reasons';
import { questions as englishQuestions } from '@shop/texts/messages/en/mails/questions';
import { reasons as englishReasons } from '@shop/texts/messages/en/mails/reasons';
import type { Language } from '../../db/schema/identity.ts';

const questions: Record<Language, Record<QuestionId, string>> = { de: germanQuestions, en: englishQuestions };
const reasons = { de: germanReasons, en: englishReasons };

/** Words ready to be sent or changed. */
export interface Template {
  id: string;
  text: string;
}

/** The questions in the words that come with the shop. */
export function givenQuestions(): Record<QuestionId, { de: string; en: string }> {
  const entries = questionIds.map((id) => [id, { de: questions.de[id], en: questions.en[id] }]);
  return Object.fromEntries(entries);
}

/** Questions ready to be asked about an order, in the patient's language and the pharmacy's words where it has its own. */
export function questionsFor({ code }: { code: string }, config: ShopConfig, language: Language): Template[] {
  const { phone, email, pharmacy } = shopConfigIn(config, language);
  const { openingHours, advisoryHours } = pharmacy;
  const values = { code, pharmacy: pharmacyName(config), phone, email, openingHours, advisoryHours };
  return questionIds.map((id) => {
    const text = config.questions[id]?.[language] ?? questions[language][id];
    return { id, text: fillTemplate(text, values) };
  });
}

/** Reasons to reject an order, in the patient's language. */
export function reasonsIn(language: Language): Template[] {
  return Object.entries(reasons[language]).map(([id, text]) => ({ id, text }));
}
