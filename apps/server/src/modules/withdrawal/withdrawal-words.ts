import type { Language } from '../../db/schema/identity.ts';
import type { Scope } from './withdrawal-queries.ts';

export interface Words {
  /** Constant: what somebody has typed never stands in a header. */
  subject: string;
  title: string;
  titleOfSeveral: string;
  greeting: string;
  received: readonly [before: string, after: string];
  several: readonly [before: string, after: string];
  lastOf: readonly [before: string, after: string];
  contents: string;
  declares: Record<Scope, string>;
  fullName: string;
  orderCode: string;
  email: string;
  scope: string;
  scopes: Record<Scope, string>;
  products: string;
  withoutText: string;
  withBlanks: string;
  next: string;
  notYou: string;
  questions: string;
  reason: string;
}

export const words: Record<Language, Words> = {
  de: {
    subject: 'Eingangsbestätigung Ihres Widerrufs',
    title: 'Ihr Widerruf ist eingegangen',
    titleOfSeveral: 'Ihre Widerrufe sind eingegangen',
    greeting: 'Guten Tag,',
    received: ['Ihr Widerruf ist am ', ' Uhr bei uns eingegangen.'],
    several: ['Mit dieser E-Mail-Adresse sind mehrere Widerrufe eingegangen: ', '.'],
    lastOf: ['Der letzte ist am ', ' Uhr bei uns eingegangen.'],
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
    withoutText:
      'Was eingetragen wurde, wiederholen wir hier nicht: Bestellnummer und E-Mail-Adresse gehören bei uns nicht zusammen. Vielleicht ist eine davon anders geschrieben. Der Widerruf liegt uns vollständig vor.',
    withBlanks: 'In Internet- und E-Mail-Adressen stehen hier Leerzeichen, damit niemand sie versehentlich öffnet.',
    next: 'Wir prüfen Ihre Erklärung und antworten Ihnen. Bitte bewahren Sie diese E-Mail auf.',
    notYou:
      'Haben Sie nichts widerrufen? Dann hat jemand anderes diese Adresse angegeben. Sie können die E-Mail löschen.',
    questions: 'Fragen?',
    reason: 'Sie erhalten diese Nachricht, weil diese Adresse bei „Vertrag widerrufen“ angegeben wurde.',
  },
  en: {
    subject: 'Receipt of your withdrawal',
    title: 'Your withdrawal has been received',
    titleOfSeveral: 'Your withdrawals have been received',
    greeting: 'Hello,',
    received: ['Your withdrawal reached us on ', ' (German time).'],
    several: ['Several withdrawals have reached us with this e-mail address: ', '.'],
    lastOf: ['The last one reached us on ', ' (German time).'],
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
    withoutText:
      'We do not repeat here what was entered: the order number and the e-mail address do not belong together in our records. Perhaps one of them is spelt differently. We have the withdrawal in full.',
    withBlanks: 'Web and e-mail addresses are shown with blanks so that nobody opens them by accident.',
    next: 'We check your declaration and answer you. Please keep this e-mail.',
    notYou: 'You did not withdraw from anything? Then somebody else gave this address. You can delete the e-mail.',
    questions: 'Questions?',
    reason: 'You receive this message because this address was given at “Withdraw from contract”.',
  },
};
