/** The sheet that a patient sends along with the original prescription. */
export const coverSheet = {
  title: 'Deckblatt zum Rezept',
  subtitle: 'Bitte zusammen mit dem Original einsenden',
  orderCode: 'Bestellnummer',
  name: 'Name',
  birthDate: 'Geboren am',
  reservedAt: 'Bestellt am',
  items: 'Positionen',
  more: 'und {count} weitere',
  codeAlt: 'QR-Code mit der Bestellnummer {orderCode}',
  slot: 'Originalrezept hier anlegen',
  slotAdvice: 'Bitte nicht heften, kleben oder durch die Schrift falten.',
  checksTitle: 'Vor dem Absenden',
  checks: {
    original: 'Das Original liegt bei, keine Kopie.',
    signature: 'Datum und Unterschrift der Praxis sind lesbar.',
    postage: 'Der Umschlag ist ausreichend frankiert.',
  },
  questions: 'Fragen:',
  sheet: 'Blatt 1 von 1',
} as const;
