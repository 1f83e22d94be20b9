/** What comes next for an order, and what the patient can do for it. */
export const ordersNext = {
  label: 'Nächster Schritt',
  withdrawn: {
    title: 'Sie haben den Vertrag widerrufen',
    text: 'Ihr Widerruf ist am {date} um {time} Uhr bei uns eingegangen. Wir prüfen ihn und schreiben Ihnen per E-Mail, wie es weitergeht und ob Sie etwas zurückschicken sollen. Bitte überweisen Sie nichts mehr.',
  },
  answer: {
    title: 'Wir haben eine Rückfrage',
    label: 'Ihre Antwort',
    hint: 'Höchstens {max} Zeichen',
    missing: 'Bitte schreiben Sie eine Antwort.',
    tooLong: 'Bitte kürzen Sie Ihre Antwort auf {max} Zeichen.',
    send: 'Antwort senden',
    sent: 'Antwort gesendet',
    failed: 'Wir konnten Ihre Antwort nicht senden.',
  },
  amendment: {
    title: 'Wir schlagen eine Änderung Ihrer Bestellung vor',
    caption: 'Ihre Bestellung bisher und nach der Änderung',
    product: 'Produkt',
    before: 'Bisher',
    after: 'Neu',
    price: 'Preis',
    dropped: 'entfällt',
    fromTotal: 'Bisher gesamt',
    toTotal: 'Neu gesamt',
    difference: 'Sie zahlen weniger',
    paid: 'Wenn Sie zustimmen, überweisen wir Ihnen zurück, was Sie zu viel bezahlt haben. Wenn Sie ablehnen, bleibt die Bestellung, wie sie ist, und wir melden uns.',
    unpaid:
      'Bitte überweisen Sie noch nichts. Wenn Sie zustimmen, erhalten Sie die Bestätigung mit dem neuen Betrag. Wenn Sie ablehnen, bleibt die Bestellung, wie sie ist, und wir melden uns.',
    words: 'Nachricht an die Apotheke (freiwillig)',
    agree: 'Zustimmen',
    decline: 'Ablehnen',
    agreed: 'Bestellung geändert',
    declined: 'Vorschlag abgelehnt',
    failed: 'Wir konnten Ihre Entscheidung nicht senden.',
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
      'Bitte laden Sie das signierte PDF (QES) unten unverändert hoch, gleich oder sobald Sie es haben. Ein Original per Post brauchen wir nicht.',
    digitalByPractice:
      'Bitte laden Sie das signierte PDF (QES) unten unverändert hoch, oder bitten Sie Ihre Praxis, es an {email} zu senden und dabei die Bestellnummer {code} zu nennen. Wenn sie das schon getan hat, müssen Sie nichts weiter tun. Ein Original per Post brauchen wir nicht.',
    ePrescription:
      'Das Rezept erhalten Sie nach der Videosprechstunde von Ihrer Praxis. Wenn es ein signiertes PDF (QES) ist, laden Sie es unten unverändert hoch. Ein E-Rezept weisen Sie uns in der E-Rezept-App zu, oder Sie lösen es mit Ihrer Gesundheitskarte bei uns ein und nennen die Bestellnummer {code}. Bitte senden Sie keinen E-Rezept-Code per E-Mail.',
  },
  original: {
    step: 'Originalrezept senden',
    meanwhile: 'Das Originalrezept brauchen wir außerdem',
    text: 'Bitte senden Sie das Originalrezept an {address} und legen Sie das Deckblatt bei, damit wir Ihre Bestellung sofort finden.',
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
    toReview:
      'Ihre Bestellung liegt bei uns und wird als Nächstes geprüft. Sie müssen nichts tun und erhalten eine E-Mail, sobald es weitergeht.',
    review:
      'Wir prüfen Ihre Angaben und Ihr Rezept. Sie müssen nichts tun und erhalten eine E-Mail, sobald es weitergeht.',
    answerRead: 'Ihre Antwort ist bei uns. Wir melden uns, sobald wir sie gelesen haben.',
    confirmation:
      'Wir haben Ihr Rezept geprüft. Als Nächstes bestätigen wir Ihre Bestellung. Sie müssen nichts tun und erhalten dann eine E-Mail.',
    check:
      'Ihre Bestellung ist bestätigt, und wir prüfen noch Ihr Rezept. Sie müssen nichts tun und erhalten eine E-Mail, sobald es weitergeht.',
    toPrepare:
      'Wir haben alles, was wir brauchen. Als Nächstes bereiten wir Ihre Bestellung vor. Sie müssen nichts tun und erhalten dann eine E-Mail.',
    preparation:
      'Wir bereiten Ihre Bestellung vor. Sie müssen nichts tun und erhalten eine E-Mail, sobald es weitergeht.',
  },
  hold: 'Wir haben die Ware bis zum {date}, {time}\u00A0Uhr, für Sie reserviert.',
  parcelOnItsWay: 'Ihre Bestellung ist als Paket unterwegs zu Ihnen.',
  onItsWay: 'Ihre Bestellung ist unterwegs zu Ihnen. Bitte halten Sie bei der Übergabe einen Ausweis bereit.',
  nobodyThere:
    'Unser Bote hat Sie nicht angetroffen, und Ihre Bestellung ist wieder bei uns in der Apotheke. Wir melden uns, um einen neuen Termin zu vereinbaren. Der zweite Weg ist für Sie kostenlos.',
  track: 'Sendung verfolgen',
  pickUp: 'Ihre Bestellung liegt zur Abholung bereit. Bitte bringen Sie einen Ausweis mit.',
  pickUpAt: 'Ihre Bestellung liegt zur Abholung bereit: {address}. Bitte bringen Sie einen Ausweis mit.',
  payAtPickup: 'Zu zahlen bei der Abholung: {amount}',
  ended: {
    rejected: 'Wir konnten diese Bestellung leider nicht annehmen.',
    cancelled: 'Diese Bestellung ist storniert. Wenn Sie schon bezahlt haben, erstatten wir Ihnen den Betrag.',
    expired:
      'Diese Bestellung ist verfallen, weil die Zeit abgelaufen ist, für die wir die Ware reserviert hatten. Sie können gern neu bestellen.',
  },
  reason: 'Begründung der Apotheke',
} as const;
