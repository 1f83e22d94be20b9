import type { MailWordings } from '@shop/contract/mail-wordings';
import { orderMails as german } from '@shop/texts/messages/de/mails/order-mails';
import { orderNotices as germanNotices } from '@shop/texts/messages/de/mails/order-notices';
import { ordersTimeline as germanTimeline } from '@shop/texts/messages/de/screens/orders-timeline';
import { orderMails as english } from '@shop/texts/messages/en/mails/order-mails';
import { orderNotices as englishNotices } from '@shop/texts/messages/en/mails/order-notices';
import { ordersTimeline as englishTimeline } from '@shop/texts/messages/en/screens/orders-timeline';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';
import { wordingFaultAt } from './mail-template-service.ts';

const given = {
  de: { ...german, notices: germanNotices, timeline: germanTimeline },
  en: { ...english, notices: englishNotices, timeline: englishTimeline },
};

/** In the words that come with the shop. */
export const mailWords = inBothLanguages(given.de, given.en);

export type MailWords = (typeof mailWords)[Language];

const compiled = new WeakMap<MailWordings, typeof mailWords>();

/**
 * In the pharmacy's own words where it has some. Words that do not fit the sentence, because this version wants something
 * else filled in, are passed over: the mail is sent with the given ones.
 */
export function mailWordsIn({ mails }: { mails: MailWordings }): typeof mailWords {
  if (Object.keys(mails).length === 0) return mailWords;
  const known = compiled.get(mails);
  if (known) return known;
  const words = inBothLanguages(reworded(given.de, mails, 'de'), reworded(given.en, mails, 'en'));
  compiled.set(mails, words);
  return words;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

function reworded<Sentences extends Tree>(tree: Sentences, mails: MailWordings, language: Language): Sentences {
  const copy = structuredClone(tree) as Record<string, unknown>;
  for (const [path, words] of Object.entries(mails)) {
    if (wordingFaultAt(path, language, words[language])) continue;
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<Record<string, unknown>>((node, name) => node[name] as Record<string, unknown>, copy);
    parent[last] = words[language];
  }
  return copy as Sentences;
}
