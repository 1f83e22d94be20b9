/** The withdrawal from a contract without a sign-in (§ 356a BGB). The words of both buttons are the law's. */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  lead: 'Hier können Sie einen Vertrag widerrufen, den Sie online mit uns geschlossen haben. Sie müssen sich dafür nicht anmelden und keine Gründe nennen.',
  steps: 'Schritte',
  entries: 'Angaben',
  confirmation: 'Bestätigen',

  fullName: 'Name',
  orderCode: 'Bestellnummer',
  orderCodeHint: 'Sie steht in der Bestätigung, die wir Ihnen per E-Mail gesendet haben.',
  email: 'E-Mail für die Eingangs\u00adbestätigung',
  scope: 'Umfang',
  whole: 'Ganze Bestellung',
  part: 'Nur einzelne Produkte',
  products: 'Welche Produkte?',
  productsHint: 'Zum Beispiel Name und Menge',
  submit: 'Vertrag widerrufen',
  submitHint:
    'Im nächsten Schritt prüfen Sie Ihre Angaben. Wir erhalten Ihre Erklärung erst, wenn Sie dort bestätigen.',

  pleaseCheck: 'Bitte prüfen Sie Ihre Angaben',
  checks: {
    fullName: 'Bitte geben Sie Ihren Namen an.',
    fullNameLong: 'Bitte kürzen Sie den Namen auf 200 Zeichen.',
    orderCode: 'Bitte geben Sie die Bestellnummer an.',
    orderCodeLong: 'Eine Bestellnummer hat höchstens 50 Zeichen. Bitte prüfen Sie sie.',
    email: 'Bitte geben Sie die E-Mail-Adresse für die Eingangsbestätigung an.',
    emailInvalid: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht zum Beispiel so aus: name@beispiel.de',
    products: 'Bitte nennen Sie die Produkte, für die Ihr Widerruf gilt.',
    productsLong: 'Bitte kürzen Sie die Angabe auf 2.000 Zeichen.',
  },

  review: {
    title: 'Widerruf bestätigen',
    lead: 'Bitte prüfen Sie Ihre Erklärung. Sobald Sie bestätigen, geht sie an uns.',
    declaration: 'Hiermit widerrufe ich den Vertrag zur Bestellung <code></code>.',
    declarationPart: 'Hiermit widerrufe ich den Vertrag zur Bestellung <code></code> für einzelne Produkte.',
    receiptTo: 'Bestätigung an',
    confirm: 'Widerruf bestätigen',
    change: 'Angaben ändern',
    hint: 'Sie erhalten eine E-Mail mit Datum und Uhrzeit Ihres Widerrufs. Wenn Bestellnummer und E-Mail-Adresse zu Ihrer Bestellung gehören, steht darin auch der Inhalt.',
    failed: 'Das Senden hat nicht funktioniert. Ihre Angaben sind noch da.',
    otherwise:
      'Sie können uns auch eine E-Mail an <email></email> schreiben. Für die Frist genügt es, dass Sie sie rechtzeitig absenden.',
  },

  receipt: {
    title: 'Ihr Widerruf ist eingegangen',
    received: 'Eingegangen am {date} um {time} Uhr',
    text: 'Wir senden eine Eingangsbestätigung auch an <email></email>. Wir prüfen Ihre Erklärung und antworten Ihnen.',
    contents: 'Inhalt Ihrer Erklärung',
    print: 'Bestätigung drucken',
    another: 'Weiteren Vertrag widerrufen',
  },

  note: 'Für Arzneimittel, die wir eigens für Sie herstellen, kann das Widerrufsrecht ausgeschlossen sein. Sie können Ihre Erklärung trotzdem abgeben, denn wir prüfen jeden Widerruf und antworten Ihnen.',
  information: 'Widerrufs\u00adbelehrung',
  toInformation: 'Zur Widerrufsbelehrung',
} as const;
