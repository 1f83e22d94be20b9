/** The checkout screen, and the order summary that the prescription page shows too. */
export const checkout = {
  title: 'Adresse und Versand',
  loading: 'Ihre Angaben werden geladen…',
  change: 'Ändern',
  newTab: '(öffnet in neuem Tab)',

  summary: {
    title: 'Ihre Bestellung',
    items: 'Zwischensumme',
    shipping: 'Versand',
    notChosen: 'noch nicht gewählt',
    total: 'Gesamt',
    totalWithoutShipping: 'Gesamt ohne Versand',
    vat: 'inkl. {percent}\u00A0% MwSt.',
    shippingOpen: 'Die Versandkosten werden noch ermittelt und kommen zum Gesamtbetrag hinzu.',
    notBinding: 'Noch keine verbindliche Bestellung. Sie prüfen alles im nächsten Schritt.',
    legal:
      'Es gelten unsere <terms>AGB</terms>. Wie wir mit Ihren Daten umgehen, steht in der <privacy>Datenschutz\u00aderklärung</privacy>.',
  },

  next: {
    button: 'Weiter',
    missing: 'Zum Weitergehen fehlt noch:',
    items: 'ein Produkt im Warenkorb, das bestellt werden kann',
    billing: 'die Rechnungsadresse',
    shipping: 'die Lieferadresse',
    option: 'die Versandart',
  },

  signedOut: {
    title: 'Nicht angemeldet',
    text: 'Für die Bestellung brauchen wir Ihre Angaben. Ihr Warenkorb bleibt beim Anmelden erhalten.',
  },
  unregistered: {
    title: 'Bitte schließen Sie Ihre Registrierung ab',
    text: 'Ohne Name, Anschrift, Geburtsdatum und Telefonnummer dürfen wir keine Arzneimittel versenden. Eine Telefonnummer verlangt die Apothekenbetriebsordnung, damit wir Sie beraten können.',
    register: 'Zur Registrierung',
  },
  dataFailed: {
    title: 'Ihre Angaben konnten nicht geladen werden.',
  },

  cart: {
    leftOut:
      '{count, plural, one {Eine Position ist so nicht bestellbar. Bitte ändern oder entfernen Sie sie im Warenkorb:} other {# Positionen sind so nicht bestellbar. Bitte ändern oder entfernen Sie sie im Warenkorb:}}',
    repriced:
      '{count, plural, one {Bei einer Position hat sich der Preis geändert:} other {Bei # Positionen hat sich der Preis geändert:}}',
    toCart: 'Im Warenkorb prüfen',
  },

  address: {
    billingTitle: 'Rechnungs\u00adadresse',
    shippingTitle: 'Liefer\u00adadresse',
    changeBilling: 'Rechnungsadresse ändern',
    changeShipping: 'Lieferadresse ändern',
    enterBilling: 'Rechnungs\u00adadresse eingeben',
    enterShipping: 'Liefer\u00adadresse eingeben',
    sameAsBilling: 'Wie Rechnungs\u00adadresse',
    noBilling: 'Noch keine Rechnungsadresse angegeben.',
    noShipping: 'Wohin dürfen wir liefern?',
    notForPickup: 'Für die Selbstabholung wird keine Lieferadresse gebraucht.',
    kept: 'Gespeicherte Liefer\u00adadressen',
    keptFailed: 'Ihre gespeicherten Lieferadressen konnten nicht geladen werden.',
    choose: '{name}, {address} wählen',
    other: 'Andere Adresse',
    onlyGermany: 'Wir liefern innerhalb Deutschlands.',
    keep: 'Für weitere Bestellungen speichern',
    saveBilling: 'Adresse speichern',
    useShipping: 'Adresse übernehmen',
    notKept: 'Die Adresse gilt für diese Bestellung, konnte aber nicht gespeichert werden. {reason}',
  },

  shipping: {
    title: 'Versandart',
    legend: 'Versandart wählen',
    names: { selfPickUp: 'Selbstabholung', courier: 'Botendienst', standard: 'Standardversand' },
    notes: {
      selfPickUp: 'Wir melden uns, sobald alles bereitliegt.',
      courier: 'Rund um Mainfranken, mit persönlicher Übergabe.',
      standard: 'Als Paket innerhalb Deutschlands.',
    },
    free: 'Kostenlos',
    priceOpen: 'wird noch ermittelt',
    loading: 'Die Versandarten werden ermittelt…',
    needsAddress: 'Die Versandarten zeigen wir, sobald eine Adresse angegeben ist.',
    failed: 'Die Versandkosten konnten nicht ermittelt werden.',
    failedText: 'Sie können mit Standardversand weitergehen. Den Preis sehen Sie, bevor Sie bestellen.',
    unavailable: 'Nicht möglich',
    noReason: 'Diese Versandart ist für Ihre Bestellung nicht möglich.',
    notPossible: '{name} ist nicht möglich.',
    alternatives: 'Bitte wählen Sie eine andere Versandart: {names}.',
    noAlternatives: 'Zurzeit ist keine Versandart möglich. Bitte rufen Sie uns an.',
  },

  payment: {
    title: 'Bezahlung',
    transfer: 'Per Überweisung vor dem Versand: Mit unserer Bestätigung erhalten Sie die Bankverbindung mit QR-Code.',
    pickup: 'Bei Selbstabholung in der Apotheke.',
  },

  info: {
    title: 'Gut zu wissen',
    vat: 'Alle Preise enthalten die Mehrwertsteuer. Die Versandkosten hängen von Versandart und Adresse ab; sie stehen in Ihrer Bestellung.',
  },

  advice: {
    title: 'Beratung',
    text: 'Fragen zu Ihrem Arzneimittel beantworten wir kostenlos am Telefon: <phone></phone>',
    hours: 'Zeiten: <hours></hours>',
  },
} as const;
