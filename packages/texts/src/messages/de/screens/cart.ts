/** The cart: its panel, its page and what adding to it says. */
export const cart = {
  title: 'Warenkorb',
  close: 'Warenkorb schließen',
  loading: 'Lade Warenkorb…',
  retry: 'Erneut versuchen',
  positions: '{count, plural, one {Eine Position} other {# Positionen}}',
  positionsOnPrescription:
    '{count, plural, one {Eine Position, verschreibungs\u00adpflichtig} other {# Positionen, alle verschreibungs\u00adpflichtig}}',

  missing: {
    title: 'Kein Warenkorb gefunden.',
    hint: 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es in wenigen Augenblicken erneut.',
    guestHint: 'Der Shop antwortet gerade nicht. Sie sehen, was auf diesem Gerät gespeichert ist.',
  },

  sessionOver: {
    title: 'Ihre Anmeldung ist abgelaufen.',
    hint: 'Ihr Warenkorb ist gespeichert. Melden Sie sich erneut an, dann sehen Sie ihn wieder.',
    hintWithLines:
      'Ihr Warenkorb ist gespeichert. Was Sie seitdem ausgewählt haben, steht hier. Nach der Anmeldung gilt dafür die Menge, die Sie hier sehen.',
    signIn: 'Erneut anmelden',
    asGuest: 'Als Gast fortfahren',
    failed: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es in wenigen Augenblicken erneut.',
  },

  empty: {
    title: 'Ihr Warenkorb ist leer',
    lead: 'Legen Sie Blüten oder Extrakte hinein, um eine Reservierung zu beginnen. Ein Rezept brauchen Sie erst im letzten Schritt.',
    flowers: 'Blüten ansehen',
    extracts: 'Extrakte ansehen',
    signIn:
      'Sie haben schon etwas ausgewählt? <link>Melden Sie sich an</link>, dann laden wir Ihren gespeicherten Warenkorb.',
  },

  toast: {
    added: 'Produkt wurde zum Warenkorb hinzugefügt',
    updated: 'Menge wurde aktualisiert',
    kept: 'Im Gast-Warenkorb gespeichert',
    keptUntilSignIn: 'Ihre Anmeldung ist abgelaufen. Ihre Auswahl ist auf diesem Gerät gespeichert.',
  },

  line: {
    unnamed: 'Produkt',
    quantity: 'Menge {name}',
    amountAndPrice: '{amount}, {price}',
    perUnit: { gram: '{price} / 1\u00A0g', milliliter: '{price} / 1\u00A0ml', pack: '{price} / Packung' },
    less: 'Weniger {name}',
    more: 'Mehr {name}',
    remove: 'Entfernen',
    removeNamed: '{name} entfernen',
    removeChoice: '{amount} (entfernen)',
    removed: '<name>{product}</name> wurde entfernt.',
    undo: 'Rückgängig',
  },

  note: {
    soldOut: 'Zurzeit nicht lieferbar. Zählt nicht zur Summe und kann nicht bestellt werden.',
    lessLeft:
      'Nur noch {amount} verfügbar. Bitte wählen Sie eine kleinere Menge; bis dahin zählt die Position nicht zur Summe.',
    otherQuantity:
      'Diese Menge ist nicht mehr bestellbar. Bitte wählen Sie eine andere; bis dahin zählt die Position nicht zur Summe.',
    priceChanged: 'Der Preis hat sich geändert: bisher {before}, jetzt {now}.',
    unsent: 'Nur auf diesem Gerät gespeichert. Wir legen es in Ihren Warenkorb, sobald der Shop wieder antwortet.',
    untilSignIn: 'Nur auf diesem Gerät gespeichert, bis Sie sich wieder angemeldet haben.',
  },

  sum: {
    title: 'Summe',
    subtotal: 'Zwischensumme',
    vat: 'darin {percent}\u00A0% MwSt.',
    shipping: 'Versandkosten werden im nächsten Schritt berechnet',
    total: 'Gesamt ohne Versand',
    inclVat: 'Preise inkl. MwSt.',
    changing: 'Die Summe wird berechnet.',
    notCounted:
      '{count, plural, one {Eine Position ist nicht bestellbar und zählt nicht zur Summe.} other {# Positionen sind nicht bestellbar und zählen nicht zur Summe.}}',
    unsent:
      '{count, plural, one {Eine Position ist noch nicht übertragen und zählt nicht zur Summe.} other {# Positionen sind noch nicht übertragen und zählen nicht zur Summe.}}',
  },

  toCart: 'Zum Warenkorb',
  toCheckout: 'Zur Kasse',
  backToShop: 'Weiter im Shop',
  noCheckout: {
    sessionOver: 'Zur Kasse geht es, sobald Sie sich wieder angemeldet haben.',
    missing: 'Zur Kasse geht es, sobald der Shop wieder antwortet.',
    nothingToOrder: 'Zur Kasse geht es, sobald eine Position bestellbar ist.',
  },

  info: {
    request: 'Ihre Bestellung ist zunächst eine Anfrage. Wir bestätigen sie nach Prüfung des Rezepts.',
    delivery: 'Ihr Arzneimittel versenden wir, sobald das Originalrezept und Ihre Zahlung eingegangen sind.',
    quantities: 'Mengen richten sich nach der Abgabeeinheit des Herstellers. Die Menge muss zu Ihrem Rezept passen.',
    prescription: 'Seit dem 1. April 2024 kann Cannabis auf einem normalen Rezept verordnet werden.',
  },
} as const;
