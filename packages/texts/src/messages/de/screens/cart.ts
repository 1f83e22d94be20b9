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
    hint: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.',
    guestHint:
      'Der Shop ist gerade nicht erreichbar. Deshalb sehen Sie hier nur, was auf diesem Gerät gespeichert ist.',
  },

  sessionOver: {
    title: 'Ihre Anmeldung ist abgelaufen.',
    hint: 'Ihr Warenkorb ist gespeichert. Sobald Sie sich wieder anmelden, sehen Sie ihn hier.',
    hintWithLines:
      'Ihr Warenkorb ist gespeichert, und hier steht, was Sie seitdem ausgewählt haben. Wenn Sie sich wieder anmelden, übernehmen wir dafür die Menge, die Sie hier sehen.',
    signIn: 'Erneut anmelden',
    asGuest: 'Als Gast fortfahren',
    failed: 'Das hat gerade nicht funktioniert. Bitte versuchen Sie es in wenigen Augenblicken noch einmal.',
  },

  empty: {
    title: 'Ihr Warenkorb ist leer',
    lead: 'Wenn Sie etwas bestellen möchten, legen Sie Blüten oder Extrakte hinein. Ihr Rezept brauchen Sie erst im letzten Schritt.',
    flowers: 'Blüten ansehen',
    extracts: 'Extrakte ansehen',
    signIn:
      'Sie haben schon etwas ausgewählt? <link>Melden Sie sich an</link>, dann laden wir Ihren gespeicherten Warenkorb.',
  },

  toast: {
    added: 'Produkt wurde zum Warenkorb hinzugefügt',
    toCart: 'Zum Warenkorb',
    updated: 'Menge wurde aktualisiert',
    kept: 'Im Gast-Warenkorb gespeichert',
    keptUntilSignIn: 'Ihre Anmeldung ist abgelaufen, aber Ihre Auswahl ist auf diesem Gerät gespeichert.',
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
    soldOut:
      'Dieses Produkt ist zurzeit nicht lieferbar. Deshalb können Sie es nicht bestellen, und wir rechnen es nicht mit.',
    lessLeft:
      'Davon haben wir nur noch {amount}. Bitte wählen Sie eine kleinere Menge; bis dahin rechnen wir die Position nicht mit.',
    otherQuantity:
      'Diese Menge können Sie nicht mehr bestellen. Bitte wählen Sie eine andere; bis dahin rechnen wir die Position nicht mit.',
    priceChanged: 'Der Preis hat sich geändert: bisher {before}, jetzt {now}.',
    unsent:
      'Das ist nur auf diesem Gerät gespeichert. Wir legen es in Ihren Warenkorb, sobald der Shop wieder erreichbar ist.',
    untilSignIn: 'Das ist nur auf diesem Gerät gespeichert, bis Sie sich wieder angemeldet haben.',
  },

  sum: {
    title: 'Summe',
    subtotal: 'Zwischensumme',
    vat: 'darin {percent}\u00A0% MwSt.',
    shipping: 'Die Versandkosten berechnen wir im nächsten Schritt',
    total: 'Gesamt ohne Versand',
    inclVat: 'Preise inkl. MwSt.',
    changing: 'Wir berechnen die Summe.',
    notCounted:
      '{count, plural, one {Eine Position können Sie zurzeit nicht bestellen, deshalb rechnen wir sie nicht mit.} other {# Positionen können Sie zurzeit nicht bestellen, deshalb rechnen wir sie nicht mit.}}',
    unsent:
      '{count, plural, one {Eine Position ist noch nicht bei uns angekommen, deshalb rechnen wir sie noch nicht mit.} other {# Positionen sind noch nicht bei uns angekommen, deshalb rechnen wir sie noch nicht mit.}}',
  },

  toCart: 'Zum Warenkorb',
  toCheckout: 'Zur Kasse',
  backToShop: 'Weiter im Shop',
  noCheckout: {
    sessionOver: 'Zur Kasse können Sie gehen, sobald Sie sich wieder angemeldet haben.',
    missing: 'Zur Kasse können Sie gehen, sobald der Shop wieder erreichbar ist.',
    nothingToOrder:
      'In Ihrem Warenkorb ist zurzeit nichts bestellbar. Bitte ändern Sie die Menge oder wählen Sie ein anderes Produkt.',
  },

  info: {
    request: 'Ihre Bestellung ist zunächst eine Bestellanfrage. Wir prüfen Ihr Rezept und bestätigen sie dann.',
    delivery: {
      selfPickUp: {
        paper:
          'Ihr Arzneimittel legen wir für Sie bereit, sobald das Originalrezept bei uns ist. Sie erhalten dann eine E-Mail.',
        other:
          'Ihr Arzneimittel legen wir für Sie bereit, sobald Ihr Rezept bei uns ist. Sie erhalten dann eine E-Mail.',
      },
      courier: {
        paper: 'Ihr Arzneimittel bringt unser Bote, sobald das Originalrezept und Ihre Zahlung eingegangen sind.',
        other: 'Ihr Arzneimittel bringt unser Bote, sobald Ihr Rezept und Ihre Zahlung eingegangen sind.',
      },
      standard: {
        paper: 'Ihr Arzneimittel versenden wir, sobald das Originalrezept und Ihre Zahlung eingegangen sind.',
        other: 'Ihr Arzneimittel versenden wir, sobald Ihr Rezept und Ihre Zahlung eingegangen sind.',
      },
    },
    quantities:
      'Welche Mengen Sie wählen können, hängt vom Hersteller ab. Bitte wählen Sie eine Menge, die zu Ihrem Rezept passt.',
    prescription: 'Seit dem 1. April 2024 können Ärztinnen und Ärzte Cannabis auf einem normalen Rezept verordnen.',
  },
} as const;
