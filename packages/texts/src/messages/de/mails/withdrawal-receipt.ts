/** The receipt of a withdrawal. Its subject is constant: what somebody has typed never stands in a header. */
export const withdrawalReceipt = {
  subject: 'Eingangsbestätigung Ihres Widerrufs',
  title: 'Ihr Widerruf ist eingegangen',
  titleOfSeveral: 'Ihre Widerrufe sind eingegangen',
  greeting: 'Guten Tag,',
  received: 'Ihr Widerruf ist am <strong>{moment}</strong> Uhr bei uns eingegangen.',
  several: 'Mit dieser E-Mail-Adresse sind mehrere Widerrufe eingegangen: <strong>{count}</strong>.',
  lastOf: 'Der letzte ist am <strong>{moment}</strong> Uhr bei uns eingegangen.',
  contents: 'Inhalt Ihrer Erklärung',
  declares: {
    whole: 'Hiermit widerrufe ich den Vertrag zur Bestellung <strong>{code}</strong>.',
    part: 'Hiermit widerrufe ich den Vertrag zur Bestellung <strong>{code}</strong> für einzelne Produkte.',
  },
  fullName: 'Name',
  orderCode: 'Bestellnummer',
  email: 'Bestätigung an',
  scope: 'Umfang',
  scopes: { whole: 'Ganze Bestellung', part: 'Nur einzelne Produkte' },
  products: 'Welche Produkte',
  withoutText: 'Den Wortlaut dieser Erklärungen senden wir Ihnen auf Wunsch zu. Sie liegen uns vollständig vor.',
  withBlanks: 'In Internet- und E-Mail-Adressen stehen hier Leerzeichen, damit niemand sie versehentlich öffnet.',
  next: 'Wir prüfen Ihre Erklärung und antworten Ihnen. Bitte bewahren Sie diese E-Mail auf.',
  notYou:
    'Wenn Sie nichts widerrufen haben, hat jemand anderes diese Adresse angegeben. Dann können Sie diese E-Mail löschen.',
  questions: 'Fragen?',
  reason: 'Sie erhalten diese Nachricht, weil jemand diese Adresse bei „Vertrag widerrufen“ angegeben hat.',
} as const;
