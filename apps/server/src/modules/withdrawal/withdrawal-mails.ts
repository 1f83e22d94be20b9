import type { ParsedInput } from '@shop/contract/endpoint';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { declareWithdrawal } from '@shop/contract/withdrawal';
import type { Language } from '../../db/schema/identity.ts';
import { momentText } from '../../documents/date-text.ts';
import { type Block, pharmacyLetter, reachBlocks, strong } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';

export type Declaration = ParsedInput<typeof declareWithdrawal>['body'];

interface Told {
  declaration: Declaration;
  receivedAt: Date;
  config: ShopConfig;
  shopUrl: string | null;
}

interface Words {
  /** Constant: what somebody has typed never stands in a header. */
  subject: string;
  title: string;
  greeting: string;
  received: readonly [before: string, after: string];
  contents: string;
  declares: Record<Declaration['scope'], string>;
  fullName: string;
  orderCode: string;
  email: string;
  scope: string;
  scopes: Record<Declaration['scope'], string>;
  products: string;
  next: string;
  notYou: string;
  questions: string;
  reason: string;
}

const words: Record<Language, Words> = {
  de: {
    subject: 'Eingangsbestätigung Ihres Widerrufs',
    title: 'Ihr Widerruf ist eingegangen',
    greeting: 'Guten Tag,',
    received: ['Ihr Widerruf ist am ', ' Uhr bei uns eingegangen.'],
    contents: 'Inhalt Ihrer Erklärung',
    declares: {
      whole: 'Hiermit widerrufe ich den Vertrag zu der genannten Bestellung.',
      part: 'Hiermit widerrufe ich den Vertrag zu der genannten Bestellung für einzelne Produkte.',
    },
    fullName: 'Name',
    orderCode: 'Bestellnummer',
    email: 'Bestätigung an',
    scope: 'Umfang',
    scopes: { whole: 'Ganze Bestellung', part: 'Nur einzelne Produkte' },
    products: 'Welche Produkte',
    next: 'Wir prüfen Ihre Erklärung und antworten Ihnen. Bitte bewahren Sie diese E-Mail auf.',
    notYou:
      'Haben Sie nichts widerrufen? Dann hat jemand anderes diese Adresse angegeben. Sie können die E-Mail löschen.',
    questions: 'Fragen?',
    reason: 'Sie erhalten diese Nachricht, weil diese Adresse bei „Vertrag widerrufen“ angegeben wurde.',
  },
  en: {
    subject: 'Receipt of your withdrawal',
    title: 'Your withdrawal has been received',
    greeting: 'Hello,',
    received: ['Your withdrawal reached us on ', ' (German time).'],
    contents: 'What you declared',
    declares: {
      whole: 'I hereby withdraw from the contract for the order named.',
      part: 'I hereby withdraw from the contract for the order named with regard to single products.',
    },
    fullName: 'Name',
    orderCode: 'Order number',
    email: 'Receipt to',
    scope: 'Scope',
    scopes: { whole: 'The whole order', part: 'Single products only' },
    products: 'Which products',
    next: 'We check your declaration and answer you. Please keep this e-mail.',
    notYou: 'You did not withdraw from anything? Then somebody else gave this address. You can delete the e-mail.',
    questions: 'Questions?',
    reason: 'You receive this message because this address was given at “Withdraw from contract”.',
  },
};

/** With the contents of the declaration and the time at which it came in, as § 356a BGB wants it. */
export function receiptMail(told: Told, language: Language): Mail {
  const say = words[language];
  const [before, after] = say.received;
  return {
    to: told.declaration.email,
    subject: say.subject,
    ...pharmacyLetter({
      ...told,
      language,
      title: say.title,
      blocks: [
        { kind: 'paragraph', words: say.greeting },
        { kind: 'paragraph', words: [before, strong(momentText(told.receivedAt, language)), after] },
        ...declarationBlocks(say, told.declaration),
        { kind: 'paragraph', words: say.next },
        { kind: 'paragraph', words: say.notYou },
        { kind: 'heading', level: 2, text: say.questions },
        ...reachBlocks(told.config),
      ],
      reason: say.reason,
    }),
  };
}

/** To the pharmacy, which reads German. */
export function noteMail(told: Told, { isKnown }: { isKnown: boolean }): Mail {
  return {
    to: told.config.email,
    subject: 'Ein Widerruf ist eingegangen',
    ...pharmacyLetter({
      ...told,
      language: 'de',
      title: 'Ein Widerruf ist eingegangen',
      blocks: [
        {
          kind: 'paragraph',
          words: ['Eingegangen am ', strong(momentText(told.receivedAt, 'de')), ' Uhr über „Vertrag widerrufen“.'],
        },
        {
          kind: 'paragraph',
          words: isKnown
            ? 'Zu der Bestellnummer gibt es eine Bestellung. Der Widerruf ist dort vermerkt. Wer ihn erklärt hat, ist nicht geprüft.'
            : 'Zu der Bestellnummer gibt es keine Bestellung. Vielleicht ist sie falsch geschrieben.',
        },
        ...declarationBlocks(words.de, told.declaration),
        { kind: 'paragraph', words: 'Die Eingangsbestätigung ist an die genannte Adresse unterwegs.' },
      ],
      reason: 'Diese Nachricht hat der Shop an die Apotheke gesendet.',
    }),
  };
}

function declarationBlocks(say: Words, declaration: Declaration): Block[] {
  const { fullName, orderCode, email, scope, products } = declaration;
  return [
    {
      kind: 'panel',
      blocks: [
        { kind: 'heading', level: 2, text: say.contents },
        { kind: 'paragraph', words: say.declares[scope] },
        {
          kind: 'rows',
          rows: [
            { label: say.fullName, value: fullName },
            { label: say.orderCode, value: orderCode },
            { label: say.scope, value: say.scopes[scope] },
            { label: say.email, value: email },
          ],
        },
        ...(products
          ? [
              { kind: 'heading' as const, level: 3 as const, text: say.products },
              { kind: 'quote' as const, text: products },
            ]
          : []),
      ],
    },
  ];
}
