/** Header, footer, menus and what the building blocks of the interface say by themselves. */
export const frame = {
  skipToContent: 'Zum Inhalt springen',
  closure: 'Schließzeit der Apotheke',
  noConnection: {
    title: 'Keine Verbindung zum Shop.',
    text: 'Was Sie geöffnet haben, erscheint von selbst, sobald Sie wieder verbunden sind. Bis dahin bleibt diese Seite, wie sie ist.',
  },
  readingOnly: {
    title: 'Im Moment können Sie hier nur lesen.',
    text: 'Anmelden, Warenkorb, Bestellungen und Nachrichten gehen gerade nicht; Preise und Verfügbarkeit können sich inzwischen geändert haben. Was Sie eingegeben haben, bleibt stehen. Diese Zeile verschwindet, sobald alles wieder geht. Eilige Fragen: {phone}.',
  },
  closedCatalogue: {
    title: 'Unser Sortiment',
    forPatients: 'Für Patientinnen und Patienten',
    text: 'Arzneimittel und Preise zeigen wir Ihnen, sobald Sie angemeldet sind.',
    signIn: 'Anmelden',
  },
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
    shortlist: 'Merkliste',
    shortlistNote: 'Vergleichen und für die Praxis ausdrucken',
    howToOrder: 'So bestellen Sie',
    steps: {
      reserve: 'Bestellen',
      reserveNote: 'Ihre Bestellung gilt, sobald wir sie bestätigt haben.',
      prescription: 'Rezept einreichen',
      prescriptionNote: 'Als Foto mit Original per Post, nach einer Videosprechstunde oder als signiertes PDF.',
      payment: 'Bestätigung und Zahlung',
      paymentNote: 'Wir prüfen alles und schreiben Ihnen, wie Sie bezahlen.',
      delivery: 'Versand oder Abholung',
      deliveryNote: 'Sobald das Original Ihres Rezepts und Ihre Zahlung bei uns sind.',
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
    legalNote: 'Bei Rechtstexten gilt die deutsche Fassung.',
  },

  /** Read by whoever does not read German: in English in both languages. */
  englishOffer: {
    label: 'Language',
    text: 'This shop is also available in English.',
    accept: 'Switch to English',
    decline: 'Stay with German',
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
    sample: 'So groß ist der Text bei {percent}\u00A0%.',
    reset: 'Zurücksetzen',
    note: 'Mit „Zurücksetzen“ stellen Sie das dunkle Farbschema und 100\u00A0% ein. Wir speichern Ihre Wahl auf diesem Gerät.',
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
      'Die Abmeldung hat nicht funktioniert. Bitte prüfen Sie Ihre Internetverbindung und melden Sie sich noch einmal ab.',
    registered: 'Registrierung abgeschlossen.',
  },

  cart: {
    label: 'Warenkorb{count, plural, =0 {} one {, 1 Position} other {, # Positionen}}',
    notTaken: 'Wir konnten ein Produkt nicht oder nicht in voller Menge in Ihren Warenkorb übernehmen. {reason}',
  },

  progress: {
    label: 'Fortschritt',
    now: 'Schritt {step} von {count}',
    cart: 'Warenkorb',
    delivery: 'Adresse und Versand',
    prescription: 'Rezept',
    reserved: 'Bestellt',
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
