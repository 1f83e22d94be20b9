import { type MailTemplateId, mailTemplateIds } from '@shop/contract/desk/mail-words';
import { type MailWordings, wordingLimit } from '@shop/contract/mail-wordings';
import type { SettingFault } from '@shop/contract/settings';
import { orderMails as german } from '@shop/texts/messages/de/mails/order-mails';
import { orderNotices as germanNotices } from '@shop/texts/messages/de/mails/order-notices';
import { orderMails as english } from '@shop/texts/messages/en/mails/order-mails';
import { orderNotices as englishNotices } from '@shop/texts/messages/en/mails/order-notices';
import { placeholdersIn } from '@shop/texts/messages/message-placeholders';
import { type WordingFault, wordingFault } from '@shop/texts/messages/wording-fault';
import type { Language } from '../../db/schema/identity.ts';

const languages = ['de', 'en'] as const;
const sentences: Record<Language, object> = {
  de: { ...german, notices: germanNotices },
  en: { ...english, notices: englishNotices },
};

const shortLimit = 120;

/**
 * These open, change or end a contract, or say that an order has come in: what they declare stays in words that were
 * checked for it. Their subject and heading can be changed. Mails about a withdrawal are no templates at all.
 */
const declarations: readonly MailTemplateId[] = [
  'received',
  'confirmed',
  'takenBack',
  'amendment',
  'amended',
  'rejected',
  'cancelled',
  'undelivered',
  'goodsTakenBack',
  'notPickedUp',
  'unanswered',
  'unpaid',
  'expired',
];

/** Sentences of one mail beside its first; what tells of money, terms and the contract is not among them. */
const further: Partial<Record<MailTemplateId, readonly string[]>> = {
  inReview: ['notices.reviewing'],
  reminder: ['notices.reminder'],
  paymentReminder: ['notices.paymentReminder', 'notices.paidMeanwhile'],
  preparing: [
    'notices.nextMail.standard',
    'notices.nextMail.courier',
    'notices.nextMail.selfPickUp',
    'notices.preparing',
  ],
  stopped: ['notices.stopped'],
  delayed: ['notices.delayed'],
  shippedAgain: ['notices.againFree'],
  nobodyThere: ['notices.nobodyThere'],
  completed: ['notices.anythingWrong'],
  shared: ['greeting', 'answer', 'reply', 'haveIdReady', 'bringId', 'invoice', 'orderAgain'],
};

/** Where the sentences of a mail stand that can be changed, in the order in which they are read. */
function pathsOf(id: MailTemplateId): string[] {
  const head = id === 'shared' ? [] : [`notices.subject.${id}`, `notices.title.${id}`];
  const news = id === 'shared' || declarations.includes(id) ? [] : [`notices.news.${id}`];
  return [...head, ...news, ...(further[id] ?? [])];
}

const changeable = new Map(
  mailTemplateIds.flatMap(pathsOf).map((path) => [path, { de: sentenceAt('de', path), en: sentenceAt('en', path) }]),
);

function sentenceAt(language: Language, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], sentences[language]);
  return found as string;
}

function longestAt(path: string): number {
  return /^notices\.(?:subject|title)\./.test(path) ? shortLimit : wordingLimit;
}

/** Why these words cannot stand there; `unknownPlaceholder` for a sentence that nobody may change or that is gone. */
export function wordingFaultAt(path: string, language: Language, words: string): WordingFault | null {
  const given = changeable.get(path);
  if (!given) return { reason: 'unknownPlaceholder', name: path };
  return wordingFault(given[language], words, longestAt(path));
}

export function wordingFaults(wordings: MailWordings): SettingFault[] {
  return Object.entries(wordings).flatMap(([path, words]) =>
    languages.flatMap((language) => {
      const fault = wordingFaultAt(path, language, words[language]);
      return fault ? [{ field: `${path}.${language}`, ...fault }] : [];
    }),
  );
}

/** Every mail with its sentences, the given words and what has to be filled in. */
export function mailTemplates(wordings: MailWordings) {
  const unfit = new Set(wordingFaults(wordings).map(({ field }) => field.replace(/\.\w+$/, '')));
  return mailTemplateIds.map((id) => ({
    id,
    sentences: pathsOf(id).map((path) => {
      const given = { de: sentenceAt('de', path), en: sentenceAt('en', path) };
      const { kinds, tags } = placeholdersIn(given.de);
      return {
        path,
        given,
        placeholders: [...kinds.keys()],
        mayStress: tags.has('strong'),
        longest: longestAt(path),
        isUnfit: unfit.has(path),
      };
    }),
  }));
}
