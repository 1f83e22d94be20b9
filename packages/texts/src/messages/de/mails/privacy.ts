/** Answers to what a person asked of their data. No health data: others may see the mailbox. */
export const privacy = {
  subject: 'Ihre Anfrage zum Datenschutz',
  greeting: '{name, select, none {Guten Tag,} other {Guten Tag {name},}}',
  about: 'es geht um Ihre Anfrage zum Datenschutz vom {day}.',
  questions: 'Fragen?',
  reason: 'Sie erhalten diese Nachricht, weil Sie eine Anfrage zum Datenschutz gestellt haben.',
  complaint:
    'Sind Sie damit nicht einverstanden, können Sie sich bei der Datenschutz-Aufsichtsbehörde Ihres Bundeslandes beschweren oder vor Gericht gehen.',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    birthDate: 'Geburtsdatum',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    fullName: 'Name in der Rechnungsadresse',
    street: 'Straße',
    houseNumber: 'Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
  },
  kept: {
    openOrders:
      'Bestellungen, die noch nicht abgeschlossen sind: bis zu ihrem Ende und danach so lange, wie das Gesetz es verlangt',
    disputedOrders: 'Bestellungen, zu denen noch etwas zu klären ist: bis es geklärt ist',
    dispensedOrders: 'Nachweise über ausgelieferte Bestellungen (Apothekenbetriebsordnung)',
    otherOrders: 'Angaben zu beendeten Bestellungen',
    invoices: 'Rechnungen und Buchungen (§ 147 Abgabenordnung, § 257 Handelsgesetzbuch)',
    consents: 'Nachweise Ihrer Einwilligungen',
  },
  copyReady: {
    title: 'Ihre Datenkopie liegt bereit',
    news: 'Die Kopie aller Daten, die wir zu Ihnen gespeichert haben, liegt in Ihrem Konto. Nach der Anmeldung laden Sie sie unter „Persönliche Daten“ herunter. Per E-Mail schicken wir sie nicht, damit sie niemand sonst liest.',
    open: 'Zu meinen persönlichen Daten',
  },
  corrected: {
    title: 'Ihre Angaben sind berichtigt',
    news: 'Diese Angaben haben wir berichtigt:',
    papers: 'Rechnungen und Nachweise, die schon geschrieben sind, bleiben unverändert. So verlangt es das Gesetz.',
  },
  erased: {
    title: 'Ihre Daten sind gelöscht',
    news: 'Ihr Konto und alles, was wir nicht aufbewahren müssen, ist gelöscht. Anmelden können Sie sich damit nicht mehr.',
    nothingStays: 'Weitere Daten von Ihnen haben wir nicht mehr.',
    stays: 'Das müssen wir noch aufbewahren:',
    until: '{what}: bis {day}',
    restricted:
      'Diese Daten sind gesperrt: Wir sehen sie nicht an und nutzen sie nur, wo das Gesetz es verlangt. Danach werden auch sie gelöscht.',
  },
  restricted: {
    title: 'Ihre Daten sind eingeschränkt',
    news: 'Ihre Daten sind ab sofort gesperrt: In der Apotheke sieht und nutzt sie niemand mehr, außer wo das Gesetz es verlangt. Ihr Konto und Ihre Daten können Sie selbst weiterhin ansehen.',
    ordering: 'Bestellen können Sie in dieser Zeit nicht. Bevor die Einschränkung endet, sagen wir Ihnen Bescheid.',
  },
  liftAnnounced: {
    title: 'Die Einschränkung Ihrer Daten endet',
    news: 'Wir heben die Einschränkung Ihrer Daten demnächst auf. Der Grund:',
    object: 'Sind Sie damit nicht einverstanden, melden Sie sich bitte bei uns.',
  },
  lifted: {
    title: 'Die Einschränkung Ihrer Daten ist aufgehoben',
    news: 'Ihre Daten sind nicht mehr eingeschränkt. Sie können wieder bestellen.',
  },
  extended: {
    title: 'Die Antwort braucht länger',
    news: 'Ihre Anfrage zum Datenschutz können wir nicht innerhalb eines Monats beantworten. Sie bekommen die Antwort bis zum {day}. Der Grund:',
  },
  refused: {
    title: 'Was Sie verlangen, können wir nicht erfüllen',
    grounds: {
      unproven: 'Wir konnten nicht feststellen, dass die Anfrage zum Datenschutz von Ihnen kommt:',
      unfounded: 'Die Anfrage zum Datenschutz ist offensichtlich unbegründet oder wiederholt sich zu oft:',
      noData: 'Unter dieser Adresse haben wir keine Daten gespeichert:',
    },
  },
} as const;
