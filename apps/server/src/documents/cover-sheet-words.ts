import type { PaperLanguage } from './date-text.ts';

export interface CoverSheetWords {
  title: string;
  subtitle: string;
  orderCode: string;
  name: string;
  birthDate: string;
  reservedAt: string;
  items: string;
  more: (count: number) => string;
  codeAlt: (orderCode: string) => string;
  slot: string;
  slotAdvice: string;
  checksTitle: string;
  checks: string[];
  questions: string;
  sheet: string;
}

export const coverSheetWords: Record<PaperLanguage, CoverSheetWords> = {
  de: {
    title: 'Deckblatt zum Rezept',
    subtitle: 'Bitte zusammen mit dem Original einsenden',
    orderCode: 'Bestellnummer',
    name: 'Name',
    birthDate: 'Geboren am',
    reservedAt: 'Reserviert am',
    items: 'Positionen',
    more: (count) => `und ${count} weitere`,
    codeAlt: (orderCode) => `QR-Code mit der Bestellnummer ${orderCode}`,
    slot: 'Originalrezept hier anlegen',
    slotAdvice: 'Bitte nicht heften, kleben oder durch die Schrift falten.',
    checksTitle: 'Vor dem Absenden',
    checks: [
      'Das Original liegt bei, keine Kopie.',
      'Datum und Unterschrift der Praxis sind lesbar.',
      'Der Umschlag ist ausreichend frankiert.',
    ],
    questions: 'Fragen:',
    sheet: 'Blatt 1 von 1',
  },
  en: {
    title: 'Prescription cover sheet',
    subtitle: 'Please send it together with the original',
    orderCode: 'Order number',
    name: 'Name',
    birthDate: 'Date of birth',
    reservedAt: 'Reserved on',
    items: 'Items',
    more: (count) => `and ${count} more`,
    codeAlt: (orderCode) => `QR code with the order number ${orderCode}`,
    slot: 'Place the original prescription here',
    slotAdvice: 'Please do not staple, glue or fold through the writing.',
    checksTitle: 'Before you send it',
    checks: [
      'The original is enclosed, not a copy.',
      'The date and the signature of the practice are legible.',
      'The envelope carries enough postage.',
    ],
    questions: 'Questions:',
    sheet: 'Sheet 1 of 1',
  },
};
