/** The sentences of the mails about an order. */
export const orderMails = {
  greeting: 'Guten Tag {name},',
  reason: 'Sie erhalten diese Nachricht, weil Sie bei uns bestellt haben. Sie enthält keine Werbung.',

  notAccepted:
    'Damit haben wir Ihre Bestellung noch nicht angenommen. Sie ist zunächst eine Bestellanfrage, die wir prüfen und Ihnen dann bestätigen. Erst mit dieser Bestätigung ist der Vertrag geschlossen.',
  hold: 'Wir haben die bestellte Menge bis {moment} für Sie reserviert. Wenn wir bis dahin mit der Prüfung begonnen haben, verfällt Ihre Bestellung nicht.',
  dispatch: {
    standard:
      'Sobald Ihr Rezept und Ihre Zahlung bei uns sind und keine Frage mehr offen ist, schicken wir das Paket innerhalb von {days} Werktagen ab. Solange wir auf etwas von Ihnen warten, zählt die Zeit nicht mit.',
    courier:
      'Sobald Ihr Rezept und Ihre Zahlung bei uns sind und keine Frage mehr offen ist, macht sich unser Bote innerhalb von {days} Werktagen auf den Weg. Solange wir auf etwas von Ihnen warten, zählt die Zeit nicht mit.',
    selfPickUp:
      'Sobald Ihr Rezept bei uns ist und keine Frage mehr offen ist, liegt Ihre Bestellung innerhalb von {days} Werktagen für Sie bereit. Solange wir auf etwas von Ihnen warten, zählt die Zeit nicht mit.',
  },
  next: 'So geht es weiter',
  missing: 'Das fehlt noch',
  nothingMissing:
    'Wir haben alles, was wir brauchen{status, select, preparing {, und bereiten Ihre Bestellung vor.} other {. Als Nächstes bereiten wir Ihre Bestellung vor.}}',
  progress: 'So weit ist Ihre Bestellung',
  stillToConfirm: 'Wir müssen Ihre Bestellung noch bestätigen. Das Ergebnis erhalten Sie per E-Mail.',
  original: {
    title: 'Originalrezept per Post',
    text: 'Bitte drucken Sie das Deckblatt aus, das dieser E-Mail beiliegt, und senden Sie es zusammen mit dem Originalrezept an: {address}.',
  },
  originalMissing: {
    title: 'Originalrezept per Post',
    text: 'Das Original ist noch nicht bei uns. Bitte senden Sie es zusammen mit dem Deckblatt aus unserer ersten E-Mail an: {address}.',
  },
  prescription: {
    ePrescription: {
      title: 'Rezept aus der Videosprechstunde',
      text: 'Das Rezept erhalten Sie von Ihrer Praxis. Wenn es ein signiertes PDF (QES) ist, laden Sie es bitte unverändert in Ihrem Konto unter „Bestellungen“ hoch. Ein E-Rezept weisen Sie uns in der E-Rezept-App zu, oder Sie lösen es mit Ihrer Gesundheitskarte bei uns in der Apotheke ein und nennen die Bestellnummer {code}. Bitte senden Sie keinen E-Rezept-Code per E-Mail.',
    },
    digital: {
      title: 'Signiertes PDF (QES)',
      text: 'Bitte laden Sie das PDF mit der qualifizierten elektronischen Signatur (QES) unverändert in Ihrem Konto unter „Bestellungen“ hoch, gleich oder sobald Sie es haben. Ein Original per Post brauchen wir nicht. Bitte senden Sie keinen E-Rezept-Code per E-Mail.',
      textByPractice:
        'Bitte laden Sie das PDF mit der qualifizierten elektronischen Signatur (QES) unverändert in Ihrem Konto unter „Bestellungen“ hoch, oder bitten Sie Ihre Praxis, es an {email} zu senden und dabei die Bestellnummer {code} zu nennen. Ein Original per Post brauchen wir nicht. Bitte senden Sie keinen E-Rezept-Code per E-Mail.',
    },
  },
  signedFileHere: {
    title: 'Signiertes PDF (QES)',
    text: 'Ihr signiertes PDF liegt uns vor, und wir prüfen die Signatur. Ein Original per Post brauchen wir nicht.',
  },
  prescriptionUnchecked: {
    title: 'Prüfung des Rezepts',
    text: 'Wir haben Ihr Rezept noch nicht abschließend geprüft. Wir melden uns, wenn wir dazu etwas brauchen.',
  },
  confirmation: {
    title: 'Bestätigung durch die Apotheke',
    text: 'Wir prüfen Ihr Rezept und ob alles lieferbar ist. Das Ergebnis erhalten Sie per E-Mail.',
  },
  payment: {
    transfer: {
      title: 'Zahlung nach der Bestätigung',
      text: 'Die Zahlungsdaten erhalten Sie mit der Bestätigung. Bitte überweisen Sie vorher nichts.',
    },
    pickup: { title: 'Zahlung bei der Abholung', text: 'Sie bezahlen, wenn Sie die Bestellung abholen.' },
  },
  delivery: {
    standard: {
      title: 'Versand',
      text: 'Wir versenden Ihre Bestellung, sobald Ihr {format, select, physical {Originalrezept} other {Rezept}} und Ihre Zahlung bei uns sind.',
    },
    courier: {
      title: 'Botendienst',
      text: 'Wir liefern Ihre Bestellung, sobald Ihr {format, select, physical {Originalrezept} other {Rezept}} und Ihre Zahlung bei uns sind.',
    },
    selfPickUp: {
      title: 'Abholung',
      text: 'Wir bereiten Ihre Bestellung vor, sobald {payment, select, transfer {Ihr {format, select, physical {Originalrezept} other {Rezept}} und Ihre Zahlung bei uns sind} other {Ihr {format, select, physical {Originalrezept} other {Rezept}} bei uns ist}}. Sie erhalten eine E-Mail, wenn sie bereitliegt.',
    },
  },

  transfer: {
    title: 'Bitte überweisen Sie',
    step: { title: 'Zahlung', text: 'Die Angaben für die Überweisung stehen unten.' },
    recipient: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    exactly: 'Bitte geben Sie den Verwendungszweck genau so an, damit wir Ihre Zahlung zuordnen können.',
    giroCodeAlt: 'GiroCode mit den Angaben, die als Text daneben stehen: Empfänger, IBAN, Betrag und Verwendungszweck',
    giroCode: 'Sie können diesen GiroCode mit Ihrer Banking-App scannen.',
    unknown: 'Die Bankverbindung schicken wir Ihnen noch. Bitte überweisen Sie vorher nichts.',
  },
  payAtPickup: 'Zu zahlen bei der Abholung: {amount}.',
  toPay: 'Zu zahlen',
  paidAmount: 'Sie haben {amount} bezahlt.',
  restAmount: 'Bitte überweisen Sie noch {amount}. Danach geht es weiter.',

  items: 'Ihre Auswahl',
  subtotal: 'Zwischensumme',
  free: 'kostenlos',
  total: 'Gesamt',
  vat: 'darin {percents} MwSt.',
  and: 'und',

  withdrawalRight: {
    heading: 'Können Sie widerrufen?',
    madeForYou:
      'Nein: Wir stellen es nach Ihrem Rezept eigens für Sie her (§ 312g Abs. 2 Nummer 1 BGB). Bis wir damit beginnen, können Sie stornieren.',
    sealedPack:
      'Ja, 14 Tage ab Erhalt, solange Sie die Versiegelung der Packung nicht öffnen (§ 312g Abs. 2 Nummer 3 BGB).',
  },

  details: 'Lieferung und Zahlung',
  orderCode: 'Bestellnummer',
  orderedAt: 'Eingegangen',
  deliveryLabel: 'Lieferung',
  deliveryKind: { selfPickUp: 'Selbstabholung', courier: 'Botendienst', standard: 'Standardversand' },
  deliveryAddress: 'Lieferadresse',
  pickupAt: 'Abholung bei',
  pickupHours: 'Abholzeiten',
  billingAddress: 'Rechnungsadresse',
  paymentLabel: 'Zahlung',
  paymentKind: { transfer: 'Überweisung nach der Bestätigung', pickup: 'bei der Abholung' },
  prescriptionLabel: 'Rezept',
  prescriptionKind: {
    physical: 'Papierrezept, Original per Post',
    ePrescription: 'Telemedizin',
    digital: 'Signiertes PDF (QES)',
  },
  expectedOn: 'Erwartet am',

  amendment: {
    heading: 'So sähe Ihre Bestellung aus',
    change: '{to, plural, =0 {entfällt (bisher {before})} other {{after} statt {before}}}',
    fromTotal: 'Bisher gesamt',
    toTotal: 'Neu gesamt',
    differenceLabel: 'Sie zahlen weniger',
    decide:
      'Bitte sagen Sie uns in Ihrem Konto unter „Bestellungen“, ob Sie einverstanden sind. Bis dahin bleibt die Bestellung, wie sie ist. Bitte überweisen Sie vorher nichts.',
    decideHere: 'Vorschlag ansehen',
    difference: 'Der neue Betrag ist um {amount} niedriger.',
    refund: 'Was Sie zu viel bezahlt haben, überweisen wir Ihnen zurück.',
    payLater: 'Bitte überweisen Sie erst, wenn Sie die Bestätigung mit dem neuen Betrag haben.',
  },
  message: 'Unsere Nachricht',
  reply: 'Antworten können Sie uns in Ihrem Konto unter „Bestellungen“. Bitte antworten Sie nicht auf diese E-Mail.',
  question: 'Unsere Frage',
  answer: 'Bitte schreiben Sie uns Ihre Antwort in Ihrem Konto unter „Bestellungen“, oder rufen Sie uns an.',
  answerHere: 'Frage beantworten',
  pharmacyReason: 'Begründung der Apotheke',
  ownReason: 'Grund',
  consentWithdrawn: 'Sie haben Ihre Einwilligung in die Verarbeitung Ihrer Gesundheitsdaten widerrufen.',
  withdrawalAccepted: 'Wir haben Ihren Widerruf angenommen.',
  withdrawalSteps: {
    received:
      'Wir prüfen ihn und melden uns. Was schon unterwegs zu Ihnen ist, öffnen Sie bitte nicht, bis Sie von uns gehört haben.',
    awaited:
      'Bitte senden Sie uns die Ware innerhalb von 14 Tagen zurück. Sobald sie bei uns ist, erhalten Sie Ihr Geld auf demselben Weg, auf dem Sie bezahlt haben.',
    refused: 'Wenn Sie damit nicht einverstanden sind, rufen Sie uns bitte an oder schreiben Sie uns.',
    closed: 'Von Ihnen brauchen wir nichts mehr, und es ist nichts mehr offen.',
    nothingDue: 'Zu diesem Widerruf ist kein Betrag offen, den wir Ihnen erstatten müssten.',
  },
  returns: {
    credited: 'Sie ist jetzt um {amount} niedriger.',
    refundInAll:
      'Mit anderem, das noch offen ist, erstatten wir Ihnen zusammen {amount} auf demselben Weg, auf dem Sie bezahlt haben.',
    owedNoMore: 'Diesen Betrag müssen Sie nicht mehr bezahlen.',
    paper: 'Den Beleg dazu finden Sie in Ihrem Konto unter „Bestellungen“.',
  },
  track: 'Sendung verfolgen',
  haveIdReady: 'Bitte halten Sie bei der Übergabe einen Ausweis bereit.',
  secondDelivery: 'Wenn die erste Zustellung nicht gelingt, ist die zweite für Sie kostenlos.',
  bringId:
    'Bitte bringen Sie einen Ausweis mit und nennen Sie die Bestellnummer. Wenn eine andere Person für Sie abholt, braucht sie Ihre Vollmacht und einen Ausweis.',
  invoice: 'Die Rechnung finden Sie in Ihrem Konto unter „Bestellungen“.',
  invoiceLater: 'Die Rechnung folgt: Sie finden sie in Ihrem Konto unter „Bestellungen“, sobald sie ausgestellt ist.',
  expiredWhy: 'Wir hatten die bestellte Menge bis {moment} für Sie reserviert. Diese Zeit ist abgelaufen.',
  orderAgain: 'Wenn Sie die Ware noch brauchen, bestellen Sie bitte neu.',
  nothingToPay: 'Sie müssen nichts bezahlen. Wenn Sie schon überwiesen haben, erhalten Sie den Betrag zurück.',
  refund: 'Wir erstatten Ihnen {amount} auf demselben Weg, auf dem Sie bezahlt haben.',

  questions: 'Fragen?',
  advice: 'Wir beraten Sie: {hours}.',
  openOrders: 'Bestellung ansehen',
  contract: 'Ihre Vertragsunterlagen',
  keep: 'Bitte bewahren Sie diese E-Mail auf. Sie enthält, was für Ihre Bestellung gilt.',
  terms: 'Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung {version}.',
  termsLink: 'Allgemeine Geschäftsbedingungen',
  withdrawal: 'Widerrufsbelehrung',
  termsHeading: 'Allgemeine Geschäftsbedingungen',
  moment: '{moment} Uhr',
} as const;
