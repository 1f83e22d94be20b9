/** To the pharmacy, which reads German: what was declared through the form. */
export const withdrawalNote = {
  title: '{count, plural, one {Ein Widerruf ist eingegangen} other {Mehrere Widerrufe sind eingegangen}}',
  many: 'In kurzer Zeit sind viele Widerrufe eingegangen. Damit Ihr Postfach nicht überläuft, stehen {told} in dieser E-Mail.',
  manyMore:
    'In kurzer Zeit sind viele Widerrufe eingegangen. Damit Ihr Postfach nicht überläuft, stehen {told} in dieser E-Mail. {waiting} weitere folgen in der nächsten Stunde.',
  contents: 'Inhalt der Erklärung',
  received: 'Eingegangen am <strong>{moment}</strong> Uhr über „Vertrag widerrufen“.',
  known: {
    noOrder:
      'Zu der Bestellnummer gibt es keine Bestellung. Vielleicht ist sie falsch geschrieben. Die Eingangsbestätigung enthält deshalb nur Datum und Uhrzeit.',
    otherEmail:
      'Zu der Bestellnummer gibt es eine Bestellung, aber mit einer anderen E-Mail-Adresse. Der Widerruf ist dort vermerkt. Wer ihn erklärt hat, ist nicht geprüft. Die Eingangsbestätigung enthält deshalb nur Datum und Uhrzeit.',
    sameEmail:
      'Zu der Bestellnummer gibt es eine Bestellung mit dieser E-Mail-Adresse. Der Widerruf ist dort vermerkt. Wer ihn erklärt hat, ist nicht geprüft. Die Eingangsbestätigung wiederholt die ganze Erklärung.',
  },
  reason: 'Diese Nachricht hat der Shop an die Apotheke gesendet.',
} as const;
