/** The sentences of the mails about an order. */
export const orderMails = {
  greeting: 'Guten Tag {name},',
  reason: 'Diese Nachricht gehört zu Ihrer Bestellung. Sie enthält keine Werbung.',

  notAccepted:
    'Das ist noch keine Annahme. Die Apotheke muss Ihre Anfrage bestätigen. Erst mit der Bestätigung ist der Vertrag geschlossen.',
  hold: 'Wir legen die bestellte Menge bis {moment} für Sie zurück. Haben wir bis dahin mit der Prüfung begonnen, verfällt Ihre Anfrage nicht.',
  dispatch: {
    standard:
      'Sobald Ihr Rezept und Ihre Zahlung bei uns sind und keine Frage mehr offen ist, geht das Paket innerhalb von {days} Werktagen auf den Weg. Solange wir auf etwas von Ihnen warten, ruht diese Frist.',
    courier:
      'Sobald Ihr Rezept und Ihre Zahlung bei uns sind und keine Frage mehr offen ist, geht Ihre Bestellung innerhalb von {days} Werktagen auf den Weg. Solange wir auf etwas von Ihnen warten, ruht diese Frist.',
    selfPickUp:
      'Sobald Ihr Rezept bei uns ist und keine Frage mehr offen ist, liegt Ihre Bestellung innerhalb von {days} Werktagen bereit. Solange wir auf etwas von Ihnen warten, ruht diese Frist.',
  },
  next: 'So geht es weiter',
  missing: 'Das fehlt noch',
  nothingMissing: 'Es fehlt nichts mehr. Wir bereiten Ihre Bestellung vor.',
  stillToConfirm: 'Die Apotheke muss Ihre Anfrage noch bestätigen. Das Ergebnis erhalten Sie per E-Mail.',
  original: {
    title: 'Originalrezept per Post',
    text: 'Drucken Sie das Deckblatt aus, das dieser E-Mail beiliegt. Legen Sie das Originalrezept dazu. Senden Sie beides an: {address}.',
  },
  originalMissing: {
    title: 'Originalrezept per Post',
    text: 'Das Original ist noch nicht bei uns. Bitte senden Sie es mit dem Deckblatt an: {address}. Das Deckblatt liegt unserer ersten E-Mail bei.',
  },
  prescription: {
    ePrescription: {
      title: 'Rezept aus der Videosprechstunde',
      text: 'Das Rezept erhalten Sie von Ihrer Praxis. Ist es ein signiertes PDF (QES), laden Sie es unverändert in Ihrem Konto unter „Bestellungen“ hoch. Ein E-Rezept weisen Sie uns in der E-Rezept-App zu, oder Sie lösen es mit Ihrer Gesundheitskarte bei uns in der Apotheke ein und nennen die Bestellnummer {code}. Bitte senden Sie keinen E-Rezept-Code per E-Mail.',
    },
    digital: {
      title: 'Signiertes PDF (QES)',
      text: 'Laden Sie das PDF mit der qualifizierten elektronischen Signatur (QES) unverändert in Ihrem Konto unter „Bestellungen“ hoch. Oder Ihre Praxis sendet es an {email} und nennt die Bestellnummer {code}. Ein Original per Post brauchen wir nicht. Bitte senden Sie keinen E-Rezept-Code per E-Mail.',
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
    text: 'Wir prüfen Rezept und Verfügbarkeit. Das Ergebnis erhalten Sie per E-Mail.',
  },
  payment: {
    transfer: {
      title: 'Zahlung nach der Bestätigung',
      text: 'Die Zahlungsdaten erhalten Sie mit der Bestätigung. Bitte überweisen Sie vorher nichts.',
    },
    pickup: { title: 'Zahlung bei der Abholung', text: 'Sie zahlen, wenn Sie die Bestellung abholen.' },
  },
  delivery: {
    standard: {
      title: 'Versand',
      text: 'Wir versenden, sobald {format, select, physical {Originalrezept} other {Rezept}} und Zahlung bei uns sind.',
    },
    courier: {
      title: 'Botendienst',
      text: 'Wir liefern, sobald {format, select, physical {Originalrezept} other {Rezept}} und Zahlung bei uns sind.',
    },
    selfPickUp: {
      title: 'Abholung',
      text: 'Wir bereiten die Bestellung vor, sobald {payment, select, transfer {{format, select, physical {Originalrezept} other {Rezept}} und Zahlung bei uns sind} other {das {format, select, physical {Originalrezept} other {Rezept}} bei uns ist}}. Sie erhalten eine E-Mail, wenn sie bereitliegt.',
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
    exactly: 'Bitte geben Sie den Verwendungszweck genau so an. Sonst können wir Ihre Zahlung nicht zuordnen.',
    giroCodeAlt: 'GiroCode mit den Angaben, die als Text daneben stehen: Empfänger, IBAN, Betrag und Verwendungszweck',
    giroCode: 'Sie können diesen GiroCode mit Ihrer Banking-App scannen.',
    unknown: 'Die Bankverbindung erhalten Sie von uns. Bitte überweisen Sie vorher nichts.',
  },
  payAtPickup: 'Zu zahlen bei der Abholung: {amount}.',
  toPay: 'Zu zahlen',
  paidAmount: 'Der Betrag von {amount} ist bezahlt.',

  items: 'Ihre Auswahl',
  subtotal: 'Zwischensumme',
  free: 'kostenlos',
  total: 'Gesamt',
  vat: 'darin {percents} MwSt.',
  and: 'und',

  details: 'Lieferung und Zahlung',
  orderCode: 'Bestellnummer',
  orderedAt: 'Eingegangen',
  deliveryLabel: 'Lieferung',
  deliveryKind: { selfPickUp: 'Selbstabholung', courier: 'Botendienst', standard: 'Standardversand' },
  deliveryAddress: 'Lieferadresse',
  pickupAt: 'Abholung bei',
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
  question: 'Unsere Frage',
  answer: 'Ihre Antwort schreiben Sie in Ihrem Konto unter „Bestellungen“. Sie können uns auch anrufen.',
  answerHere: 'Frage beantworten',
  pharmacyReason: 'Begründung der Apotheke',
  ownReason: 'Grund',
  consentWithdrawn: 'Sie haben Ihre Einwilligung in die Verarbeitung Ihrer Gesundheitsdaten widerrufen.',
  track: 'Sendung verfolgen',
  haveIdReady: 'Bitte halten Sie bei der Übergabe einen Ausweis bereit.',
  secondDelivery: 'Schlägt die Zustellung fehl, ist die zweite Zustellung kostenlos.',
  bringId:
    'Bitte bringen Sie einen Ausweis mit und nennen Sie die Bestellnummer. Holt eine andere Person für Sie ab, braucht sie Ihre Vollmacht und einen Ausweis.',
  invoice: 'Die Rechnung finden Sie in Ihrem Konto unter „Bestellungen“.',
  expiredWhy: 'Wir hatten die bestellte Menge bis {moment} für Sie zurückgelegt. Diese Zeit ist abgelaufen.',
  orderAgain: 'Wenn Sie die Bestellung noch brauchen, senden Sie uns bitte eine neue Anfrage.',
  nothingToPay: 'Sie müssen nichts bezahlen. Haben Sie schon überwiesen, erhalten Sie den Betrag zurück.',
  refund: 'Ihre Zahlung über {amount} erhalten Sie zurück, auf demselben Weg, auf dem Sie bezahlt haben.',

  questions: 'Fragen?',
  advice: 'Wir beraten Sie kostenlos: {hours}.',
  openOrders: 'Bestellung ansehen',
  terms: 'Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung {version}.',
  termsLink: 'Allgemeine Geschäftsbedingungen',
  withdrawal: 'Widerrufsbelehrung',
  termsHeading: 'Allgemeine Geschäftsbedingungen',
  moment: '{moment} Uhr',
} as const;
