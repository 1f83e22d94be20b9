/** The invoice, in German whatever the shop's language: it is a German tax document. */
export const invoice = {
  title: {
    invoice: 'Rechnung {number}',
    cancellation: 'Stornorechnung {number}',
    correction: 'Rechnungskorrektur {number}',
    sample: 'Muster – {title}',
  },
  sample: 'Muster aus einer Demo: keine gültige Rechnung, kein Anspruch auf Vorsteuerabzug, nichts zu bezahlen.',
  cancels: 'Diese Stornorechnung hebt die Rechnung {number} vom {day} auf.',
  corrects: 'Diese Rechnungskorrektur berichtigt die Rechnung {number} vom {day} um die folgenden Positionen.',
  issuedOn: 'vom {day}',
  page: 'Seite {page} von {pages}',

  facts: {
    number: 'Rechnungsnummer',
    issuedOn: 'Rechnungsdatum',
    suppliedOn: 'Leistungsdatum',
    orderCode: 'Bestellnummer',
  },
  columns: {
    position: 'Pos.',
    name: 'Bezeichnung',
    pzn: 'PZN',
    quantity: 'Menge',
    vat: 'MwSt.',
    unitPrice: 'Einzelpreis',
    total: 'Betrag',
  },
  kinds: { bud: 'Cannabisblüten', extract: 'Cannabisextrakt' },

  net: 'Nettobetrag',
  netOfRate: 'Nettobetrag zu {percent}',
  vat: '{percent} MwSt.',
  sum: { invoice: 'Rechnungsbetrag', cancellation: 'Stornobetrag', correction: 'Korrekturbetrag' },

  payment: {
    paidAndBack: 'Bezahlt wurden {paid}. Davon erstatten wir Ihnen {back}.',
    neverPaid: 'Bezahlt wurden 0,00 €. Es ist nichts zu erstatten und nichts mehr zu bezahlen.',
    nothing: 'Für diese Lieferung müssen Sie nichts bezahlen.',
    refund: 'Wir erstatten Ihnen Ihre Zahlung vom {day} über {amount}.',
    partRefund: 'Von Ihrer Zahlung erstatten wir Ihnen {amount}.',
    less: 'Für diese Lieferung müssen Sie {amount} weniger bezahlen.',
    atPickup: 'Bitte bezahlen Sie den Betrag von {amount} bei der Abholung.',
    paidAtPickup: 'Bezahlt bei der Abholung am {day}.',
    paidByTransfer: 'Bezahlt per Überweisung am {day}. Bitte überweisen Sie nichts mehr.',
    transfer: 'Bitte überweisen Sie {amount} auf das Konto {iban} mit dem Verwendungszweck {orderCode}.',
    transferWithoutAccount: 'Bitte überweisen Sie {amount} mit dem Verwendungszweck {orderCode}.',
  },
  vatOfOneRate: 'Alle Einzelpreise enthalten {percent} MwSt.',
  vatOfSeveralRates: 'Alle Einzelpreise enthalten die MwSt. mit dem Satz, der in ihrer Zeile steht.',
  refundAdvice:
    'Wenn Sie eine Erstattung beantragen, reichen Sie bitte diese Rechnung mit einer Kopie Ihres Rezepts bei Ihrer Versicherung ein.',

  seller: {
    owner: 'Inh. {owner}',
    vatId: 'USt-IdNr. {vatId}',
    taxNumber: 'Steuernummer {vatId}',
    supervision: 'Aufsicht: {authority}',
    iban: 'IBAN {iban}',
    bic: 'BIC {bic}',
  },
} as const;
