/** How long what came last will do, reckoned on the device alone. */
export const ordersSupply = {
  title: 'Ihr Vorrat',
  open: 'Reichweite berechnen',
  close: 'Schließen',
  lead: 'Geben Sie ein, wie viel Sie am Tag brauchen. Wir rechnen aus, wie lange die Bestellung {code} reicht. Ihre Eingabe bleibt auf diesem Gerät; beim Abmelden löschen wir sie.',
  note: 'Das ist nur eine Rechnung. Wie viel Sie am Tag anwenden, steht auf Ihrem Rezept. Ändern Sie es nur zusammen mit Ihrer Ärztin oder Ihrem Arzt.',
  perDay: { gram: 'Gramm am Tag', milliliter: 'Milliliter am Tag' },
  nonsense: 'Bitte geben Sie eine Menge ein, die kleiner ist als die bestellte, zum Beispiel 0,5.',
  lasts: 'Das reicht bis zum {date}.',
  usedUp: 'Nach dieser Rechnung war der Vorrat am {date} aufgebraucht.',
  save: 'Erinnerung in den Kalender legen',
  reminder: 'Rechtzeitig nachbestellen',
  fileName: 'erinnerung.ics',
} as const;
