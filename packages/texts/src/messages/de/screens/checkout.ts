/** The checkout screen, and the order summary that the prescription page shows too. */
export const checkout = {
  title: 'Adresse und Versand',
  lead: 'Bitte prüfen Sie, wohin und wie wir liefern. Ihr Rezept reichen Sie im nächsten Schritt ein, und erst dort schließen Sie Ihre Bestellung ab.',
  loading: 'Wir laden Ihre Angaben …',
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
    shippingOpen: 'Wir ermitteln noch die Versandkosten. Sie kommen zum Gesamtbetrag hinzu.',
    notBinding: 'Hier bestellen Sie noch nicht verbindlich. Im nächsten Schritt können Sie alles prüfen.',
    legal:
      'Es gelten unsere <terms>AGB</terms>. Dort steht auch, welche gesetzlichen Rechte Sie bei Mängeln haben. Wie wir mit Ihren Daten umgehen, steht in der <privacy>Datenschutz\u00aderklärung</privacy>.',
  },

  next: {
    button: 'Weiter',
    missing: 'Damit Sie weitergehen können, fehlt noch:',
    items: 'ein Produkt im Warenkorb, das Sie bestellen können',
    billing: 'die Rechnungsadresse',
    shipping: 'die Lieferadresse',
    option: 'die Versandart',
  },

  signedOut: {
    title: 'Nicht angemeldet',
    text: 'Bitte melden Sie sich an, weil wir für die Bestellung Ihre Angaben brauchen. Ihr Warenkorb bleibt dabei erhalten.',
  },
  unregistered: {
    title: 'Bitte schließen Sie Ihre Registrierung ab',
    text: 'Ohne Name, Anschrift, Geburtsdatum und Telefonnummer dürfen wir keine Arzneimittel versenden. Eine Telefonnummer verlangt die Apothekenbetriebsordnung, damit wir Sie beraten können.',
    register: 'Zur Registrierung',
  },
  dataFailed: {
    title: 'Wir konnten Ihre Angaben nicht laden.',
  },

  cart: {
    leftOut:
      '{count, plural, one {Eine Position können Sie so nicht bestellen. Bitte ändern oder entfernen Sie sie im Warenkorb:} other {# Positionen können Sie so nicht bestellen. Bitte ändern oder entfernen Sie sie im Warenkorb:}}',
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
    noBilling: 'Sie haben noch keine Rechnungsadresse angegeben.',
    noShipping: 'Wohin dürfen wir liefern?',
    notForPickup: 'Wenn Sie selbst abholen, brauchen wir keine Lieferadresse.',
    kept: 'Gespeicherte Liefer\u00adadressen',
    keptFailed: 'Wir konnten Ihre gespeicherten Lieferadressen nicht laden.',
    choose: '{name}, {address} wählen',
    other: 'Andere Adresse',
    onlyGermany: 'Wir liefern innerhalb Deutschlands.',
    keep: 'Für weitere Bestellungen speichern',
    saveBilling: 'Adresse speichern',
    useShipping: 'Adresse übernehmen',
    notKept: 'Wir verwenden die Adresse für diese Bestellung, konnten sie aber nicht speichern. {reason}',
  },

  shipping: {
    title: 'Versandart',
    legend: 'Versandart wählen',
    pickupHours: 'Abholzeiten: <hours></hours>',
    names: { selfPickUp: 'Selbstabholung', courier: 'Botendienst', standard: 'Standardversand' },
    notes: {
      selfPickUp: 'Wir schreiben Ihnen, sobald alles bereitliegt.',
      courier: 'Im Botengebiet der Apotheke, mit persönlicher Übergabe.',
      standard: 'Als Paket innerhalb Deutschlands.',
    },
    free: 'Kostenlos',
    priceOpen: 'wird noch ermittelt',
    loading: 'Wir ermitteln die Versandarten …',
    needsAddress: 'Die Versandarten zeigen wir Ihnen, sobald Sie eine Adresse angegeben haben.',
    failed: 'Wir konnten die Versandkosten nicht ermitteln.',
    failedText: 'Sie können mit Standardversand weitergehen und sehen den Preis, bevor Sie bestellen.',
    unavailable: 'Nicht möglich',
    noReason: 'Diese Versandart ist für Ihre Bestellung nicht möglich.',
    notPossible: '{name} ist nicht möglich.',
    alternatives: 'Bitte wählen Sie eine andere Versandart: {names}.',
    noAlternatives: 'Zurzeit ist keine Versandart möglich. Bitte rufen Sie uns an.',
  },

  payment: {
    title: 'Bezahlung',
    transfer:
      'Sie überweisen vor dem Versand. Die Bankverbindung mit QR-Code schicken wir Ihnen mit unserer Bestätigung.',
    pickup: 'Wenn Sie selbst abholen, bezahlen Sie in der Apotheke.',
  },

  info: {
    title: 'Gut zu wissen',
    vat: 'Alle Preise enthalten die Mehrwertsteuer. Die Versandkosten hängen von Versandart und Adresse ab; Sie sehen sie in Ihrer Bestellung.',
  },

  advice: {
    title: 'Beratung',
    text: 'Fragen zu Ihrem Arzneimittel beantworten wir am Telefon: <phone></phone>',
    hours: 'Zeiten: <hours></hours>',
  },
} as const;
