/** What comes next for an order, and what the patient can do for it. */
export const ordersNext = {
  label: 'Nächster Schritt',
  answer: {
    title: 'Wir haben eine Rückfrage',
    label: 'Ihre Antwort',
    hint: 'Höchstens {max} Zeichen',
    missing: 'Bitte schreiben Sie eine Antwort.',
    tooLong: 'Bitte kürzen Sie Ihre Antwort auf {max} Zeichen.',
    send: 'Antwort senden',
    sent: 'Antwort gesendet',
    failed: 'Ihre Antwort konnte nicht gesendet werden.',
  },
  open: {
    both: 'Noch zwei Dinge, dann bereiten wir Ihre Bestellung vor',
    original: 'Bitte senden Sie uns das Originalrezept',
    payment: 'Bitte überweisen Sie den Betrag',
    prescription: 'Wir brauchen noch Ihr Rezept',
  },
  prescription: {
    step: 'Rezept einreichen',
    digital:
      'Laden Sie das signierte PDF (QES) unten unverändert hoch. Oder Ihre Praxis sendet es an {email} und nennt die Bestellnummer {code}; hat sie das schon getan, müssen Sie nichts weiter tun. Ein Original per Post brauchen wir nicht.',
    ePrescription:
      'Das Rezept erhalten Sie nach der Videosprechstunde von Ihrer Praxis. Ein signiertes PDF (QES) laden Sie unten unverändert hoch. Ein E-Rezept weisen Sie uns in der E-Rezept-App zu, oder Sie lösen es mit Ihrer Gesundheitskarte bei uns ein und nennen die Bestellnummer {code}. Bitte senden Sie keinen E-Rezept-Code per E-Mail.',
  },
  original: {
    step: 'Originalrezept senden',
    text: 'Bitte senden Sie das Originalrezept an {address}. Legen Sie das Deckblatt bei, dann finden wir Ihre Bestellung sofort.',
    coverSheet: 'Deckblatt herunterladen',
    coverSheetName: 'deckblatt-{code}.pdf',
    saved: 'Deckblatt heruntergeladen',
    failed: 'Fehler beim Herunterladen des Deckblatts',
  },
  payment: {
    step: 'Betrag überweisen',
    text: 'Bitte geben Sie den Verwendungszweck genau so an, damit wir Ihre Zahlung zuordnen können.',
    recipient: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    reference: 'Verwendungs\u00adzweck',
    amount: 'Betrag',
    copyRecipient: 'Empfänger kopieren',
    copyIban: 'IBAN kopieren',
    copyReference: 'Verwendungszweck kopieren',
    copyAmount: 'Betrag kopieren',
    qrCode: 'GiroCode mit den Angaben, die daneben als Text stehen: Empfänger, IBAN, Verwendungszweck und Betrag',
    qrHint: 'Mit der Banking-App scannen',
  },
  wait: {
    review:
      'Wir prüfen Ihre Angaben und Ihr Rezept. Sie müssen nichts tun und erhalten eine E-Mail, sobald es weitergeht.',
    answerRead: 'Ihre Antwort ist bei uns. Wir melden uns, sobald wir sie gelesen haben.',
    preparation:
      'Wir bereiten Ihre Bestellung vor. Sie müssen nichts tun und erhalten eine E-Mail, sobald es weitergeht.',
  },
  hold: 'Wir halten die Ware bis zum {date}, {time}\u00A0Uhr, für Sie zurück.',
  onItsWay: 'Ihre Bestellung ist unterwegs zu Ihnen. Bitte halten Sie bei der Übergabe einen Ausweis bereit.',
  track: 'Sendung verfolgen',
  pickUp: 'Ihre Bestellung liegt zur Abholung bereit. Bitte bringen Sie einen Ausweis mit.',
  pickUpAt: 'Ihre Bestellung liegt zur Abholung bereit: {address}. Bitte bringen Sie einen Ausweis mit.',
  payAtPickup: 'Zu zahlen bei der Abholung: {amount}',
  ended: {
    rejected: 'Wir konnten diese Bestellung leider nicht annehmen.',
    cancelled: 'Diese Bestellung wurde storniert. Eine Zahlung, die wir schon erhalten haben, erstatten wir.',
    expired:
      'Die Reservierung ist verfallen, weil die Zeit abgelaufen ist, für die wir die Ware zurückhalten. Sie können erneut bestellen.',
  },
  reason: 'Begründung der Apotheke',
} as const;
