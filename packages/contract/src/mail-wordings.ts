/** Sentences of order mails in the pharmacy's own words, by the path of the sentence they stand for. */
export type MailWordings = Readonly<Record<string, { de: string; en: string }>>;

export const wordingLimit = 800;
const mostWordings = 200;

/** Whether each sentence can be said is asked where the sentences are known: see `wording-fault.ts` of the texts. */
export function isMailWordings(value: unknown): value is MailWordings {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const wordings = Object.values(value);
  return wordings.length <= mostWordings && wordings.every((words) => isSentence(words?.de) && isSentence(words?.en));
}

function isSentence(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= wordingLimit;
}
