import type { ShopConfig } from '@shop/contract/shop-config';
import { withdrawalNote } from '@shop/texts/messages/de/mails/withdrawal-note';
import { withdrawalReceipt as german } from '@shop/texts/messages/de/mails/withdrawal-receipt';
import { withdrawalReceipt as english } from '@shop/texts/messages/en/mails/withdrawal-receipt';
import { compileMessages, inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';
import { momentText } from '../../documents/date-text.ts';
import { type Block, inert, paragraph, pharmacyLetter, reachBlocks } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';
import { readOrderCode } from '../orders/withdrawn-order-service.ts';
import type { Withdrawal } from './withdrawal-queries.ts';

const words = inBothLanguages(german, english);
/** To the pharmacy, which reads German. */
const note = compileMessages(withdrawalNote, 'de');

type Words = (typeof words)[Language];

interface Told {
  /** At least one, in the order they came; for a receipt all to the same address. */
  withdrawals: readonly [Withdrawal, ...Withdrawal[]];
  config: ShopConfig;
  shopUrl: string | null;
}

/** As many declarations from strangers as are repeated word for word in one mail. */
const mostRepeated = 10;

/**
 * The receipt with contents, date and time (§ 356a (4) BGB): what was typed, as it was typed, wherever it goes. Nothing of an order
 * stands in it, so that it tells a stranger nothing. Links are inert, and floods come as a list: nobody can send much in the
 * pharmacy's name.
 */
export function receiptMail(told: Told, language: Language): Mail {
  const { withdrawals, config } = told;
  const say = words[language];
  const isOne = withdrawals.length === 1;
  return {
    to: withdrawals[0].email,
    subject: say.subject,
    ...pharmacyLetter({
      ...told,
      language,
      title: isOne ? say.title : say.titleOfSeveral,
      blocks: [
        paragraph(say.greeting),
        ...(isOne ? [] : countBlocks(say, withdrawals, language)),
        ...repeatedBlocks(say, withdrawals, language),
        paragraph(say.next),
        paragraph(say.notYou),
        { kind: 'heading', level: 2, text: say.questions },
        ...reachBlocks(config),
      ],
      reason: say.reason,
    }),
  };
}

/** To the pharmacy. `waiting` is how many more there are that no mail has told yet. */
export function noteMail(told: Told & { waiting?: number }): Mail {
  const { withdrawals, waiting = 0 } = told;
  const title = note.title({ count: withdrawals.length });
  return {
    to: told.config.email,
    subject: title,
    ...pharmacyLetter({
      ...told,
      language: 'de',
      title,
      blocks: [
        ...(withdrawals.length === 1 ? [] : [flood(withdrawals.length, waiting)]),
        ...withdrawals.flatMap(noteBlocks),
      ],
      reason: note.reason,
    }),
  };
}

function flood(told: number, waiting: number): Block {
  return paragraph(waiting > 0 ? note.manyMore({ told, waiting }) : note.many({ told }));
}

function noteBlocks(withdrawal: Withdrawal): Block[] {
  return [
    paragraph(note.received({ moment: momentText(withdrawal.receivedAt, 'de') })),
    paragraph(knownText(withdrawal)),
    ...declarationBlocks(words.de, withdrawal, note.contents),
  ];
}

function knownText({ orderId, isProven }: Withdrawal): string {
  if (orderId === null) return note.known.noOrder;
  return isProven ? note.known.sameEmail : note.known.otherEmail;
}

function countBlocks(say: Words, withdrawals: Told['withdrawals'], language: Language): Block[] {
  const last = withdrawals.at(-1) ?? withdrawals[0];
  return [
    paragraph(say.several({ count: withdrawals.length })),
    paragraph(say.lastOf({ moment: momentText(last.receivedAt, language) })),
  ];
}

function receivedBlock(say: Words, { receivedAt }: Withdrawal, language: Language): Block {
  return paragraph(say.received({ moment: momentText(receivedAt, language) }));
}

function repeatedBlocks(say: Words, withdrawals: Told['withdrawals'], language: Language): Block[] {
  const proven = withdrawals.filter(({ isProven }) => isProven);
  const others = withdrawals.filter(({ isProven }) => !isProven);
  const more = others.slice(mostRepeated);
  return [
    ...[...proven, ...others.slice(0, mostRepeated)].flatMap((one) => [
      receivedBlock(say, one, language),
      ...declarationBlocks(say, one, say.contents),
    ]),
    ...(more.length === 0 ? [] : [listOf(say, more, language), paragraph(say.withoutText)]),
  ];
}

/** Without what was typed freely: the code is shown only where it looks like one of ours. */
function listOf(say: Words, withdrawals: readonly Withdrawal[], language: Language): Block {
  const items = withdrawals.map(({ receivedAt, orderCode, scope }) =>
    [momentText(receivedAt, language), readOrderCode(orderCode), say.scopes[scope]].filter(Boolean).join(' · '),
  );
  return { kind: 'list', isNumbered: false, items };
}

/**
 * All that was declared, with the sentence that the person has confirmed, in their own language. Links in it are inert,
 * also in the pharmacy's own mail.
 */
function declarationBlocks(say: Words, withdrawal: Withdrawal, title: string): Block[] {
  const { fullName, orderCode, email, scope, products, language } = withdrawal;
  const hasBlanks = [fullName, orderCode, products ?? ''].some((typed) => inert(typed) !== typed);
  return [
    {
      kind: 'panel',
      blocks: [
        { kind: 'heading', level: 2, text: title },
        paragraph(words[language].declares[scope]({ code: inert(orderCode) })),
        {
          kind: 'rows',
          rows: [
            { label: say.fullName, value: inert(fullName) },
            { label: say.orderCode, value: inert(orderCode) },
            { label: say.scope, value: say.scopes[scope] },
            { label: say.email, value: email },
          ],
        },
        ...(products
          ? [
              { kind: 'heading' as const, level: 3 as const, text: say.products },
              { kind: 'quote' as const, text: inert(products) },
            ]
          : []),
      ],
    },
    ...(hasBlanks ? [{ kind: 'paragraph' as const, isSmall: true, words: say.withBlanks }] : []),
  ];
}
