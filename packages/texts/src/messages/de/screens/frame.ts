/** Header, footer, menus and what the building blocks of the interface say by themselves. */
export const frame = {
  skipToContent: 'Zum Inhalt springen',
  backToCart: 'Zurück zum Warenkorb',

  ui: {
    close: '{name} schließen',
    closeToast: 'Meldung schließen',
    optional: 'freiwillig',
  },

  pages: {
    label: 'Hauptnavigation',
    shop: 'Shop',
    blog: 'Ratgeber',
    faq: 'FAQ',
    about: 'Über uns',
    contact: 'Kontakt',
  },

  shopMenu: {
    toggle: 'Shop-Menü',
    title: 'Shop',
    flowers: 'Blüten',
    flowersNote: 'In Gramm, auf Rezept',
    extracts: 'Extrakte',
    extractsNote: 'In Millilitern, auf Rezept',
    howToOrder: 'So bestellen Sie',
    steps: {
      reserve: 'Reservieren',
      reserveNote: 'Ihre Bestellung ist zunächst eine Anfrage.',
      prescription: 'Rezept einreichen',
      prescriptionNote: 'Foto und Original, Telemedizin oder signiertes PDF.',
      payment: 'Bestätigung und Zahlung',
      paymentNote: 'Wir prüfen und melden uns bei Ihnen.',
      delivery: 'Versand oder Abholung',
      deliveryNote: 'Nach Eingang von Original und Zahlung.',
    },
    questions: 'Alle Fragen zum Ablauf',
  },

  search: {
    title: 'Suche',
    label: 'Suche im Shop',
    placeholder: 'Suchen',
    submit: 'Suche starten',
    open: 'Suche öffnen',
  },

  language: {
    title: 'Sprache',
    open: '{code}, Sprache wechseln',
    de: 'Deutsch',
    en: 'English',
    legalNote: 'Rechtstexte gelten in der deutschen Fassung.',
  },

  display: {
    title: 'Darstellung',
    open: 'Darstellung und Textgröße',
    theme: 'Farbschema',
    dark: 'Dunkel',
    light: 'Hell',
    toLight: 'Farbschema: Dunkel. Zu Hell wechseln',
    toDark: 'Farbschema: Hell. Zu Dunkel wechseln',
    textSize: 'Textgröße',
    percent: '{percent}\u00A0%',
    percentSpoken: '{percent} Prozent',
    smaller: 'Text kleiner',
    larger: 'Text größer',
    openFromValue: '{percent}\u00A0%, Darstellung und Textgröße öffnen',
    sample: 'So lesen Sie Texte bei {percent}\u00A0%.',
    reset: 'Zurücksetzen',
    note: 'Zurücksetzen stellt Dunkel und 100\u00A0% ein. Ihre Wahl bleibt auf diesem Gerät gespeichert.',
  },

  account: {
    signIn: 'Anmelden',
    signInLabel: 'Anmelden oder registrieren',
    greeting: 'Guten Tag, {name}',
    greetingWithoutName: 'Guten Tag',
    open: '{greeting}. Konto öffnen',
    menu: 'Konto',
    account: 'Mein Konto',
    overview: 'Übersicht',
    orders: 'Bestellungen',
    profile: 'Persönliche Daten',
    signOut: 'Abmelden',
    signedOut: 'Sie sind abgemeldet.',
    signOutFailed:
      'Die Abmeldung hat den Shop nicht erreicht. Bitte prüfen Sie Ihre Verbindung und melden Sie sich erneut ab.',
    registered: 'Registrierung abgeschlossen.',
  },

  cart: {
    label: 'Warenkorb{count, plural, =0 {} one {, eine Position} other {, # Positionen}}',
    notTaken: 'Ein Produkt konnte nicht oder nicht ganz in Ihren Warenkorb übernommen werden. {reason}',
  },

  progress: {
    label: 'Fortschritt',
    now: 'Schritt {step} von {count}',
    cart: 'Warenkorb',
    delivery: 'Adresse und Versand',
    prescription: 'Rezept',
    reserved: 'Reserviert',
  },

  menu: {
    open: 'Menü öffnen',
    title: 'Menü',
    close: 'Menü schließen',
    pages: 'Seiten',
    shopPages: 'Bereiche des Shops',
    call: 'Anrufen',
    callLabel: 'Anrufen: {phone}',
  },

  footer: {
    label: 'Rechtliches und mehr',
    copyright: '© {years} {name}',
    glossary: 'Glossar',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'AGB',
    accessibility: 'Barrierefreiheit',
    cookieSettings: 'Cookie-Einstellungen',
    withdrawal: 'Vertrag widerrufen',
  },

  euLogo: {
    name: 'EU-Versandlogo',
    newTab: '(öffnet in neuem Tab)',
    missing: 'EU-Versandlogo: Registereintrag fehlt.',
    missingHint:
      'Für die Apotheke: Tragen Sie euLogoRegisterUrl in config.json ein. Das Logo darf erst mit dem Eintrag im Versandhandelsregister gezeigt werden.',
  },

  /** Of goods by weight and volume (PAngV). */
  basePrice: 'Grundpreis {price} / {amount}',
  packs: '{count, plural, one {# Packung} other {# Packungen}}',
};
