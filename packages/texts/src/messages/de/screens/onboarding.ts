/** The registration of a patient after the first sign-in. */
export const onboarding = {
  title: 'Registrierung',
  almostDone: 'Fast geschafft',
  signedInAs: 'Angemeldet als {email}',
  signedIn: 'Sie sind angemeldet.',
  signIn: 'Jetzt anmelden',
  notSignedIn: 'Sie sind noch nicht angemeldet.',
  lead: 'Bitte vervoll\u00adständigen Sie Ihre Registrie\u00adrung. Die Angaben müssen zu Ihrem Rezept passen, damit wir es zuordnen können.',
  signInFirst:
    'Bitte melden Sie sich mit Ihrer E-Mail-Adresse und dem Einmalcode an. Danach können Sie die Registrie\u00adrung abschließen. Die Angaben müssen zu Ihrem Rezept passen, damit wir es zuordnen können.',

  person: 'Zu Ihrer Person',
  address: 'Anschrift',

  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefon',
  phoneHint: 'Mit oder ohne 0 am Anfang, etwa 931 0000144',
  street: 'Straße',
  houseNumber: 'Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  germany: 'Deutschland',
  countryHint: 'Wir liefern derzeit nur innerhalb Deutschlands.',
  birthDate: 'Geburtsdatum',
  birthDateHint: 'Wie auf dem Rezept, zum Beispiel 31 3 1955',
  birthDay: 'Tag',
  birthMonth: 'Monat',
  birthYear: 'Jahr',
  acceptance:
    'Ich akzeptiere die <terms>Allgemeinen Geschäfts\u00adbedingungen</terms> und habe die <privacy>Datenschutz\u00aderklärung</privacy> gelesen.',
  newTab: '(öffnet in einem neuen Tab)',
  submit: 'Registrie\u00adrung ab\u00adschließen',

  checks: {
    name: 'Bitte geben Sie Ihren Namen an',
    phone: 'Bitte geben Sie Ihre Telefonnummer an',
    address: 'Bitte vervollständigen Sie die Anschrift',
    postalCode: 'Die Postleitzahl scheint nicht zu stimmen. Bitte geben Sie nur Ziffern ein.',
    birthDate: 'Bitte geben Sie Ihr Geburtsdatum an',
    birthDateImpossible: 'Dieses Geburtsdatum kann nicht stimmen. Bitte prüfen Sie Tag, Monat und Jahr (vier Ziffern).',
    acceptance: 'Bitte akzeptieren Sie Datenschutzerklärung und AGB',
  },
  swapped: 'Hinweis: Wir haben Postleitzahl und Ort getauscht, weil sie im jeweils anderen Feld standen.',
  pleaseCheck: 'Bitte prüfen Sie Ihre Angaben',

  failed: 'Registrierung fehlgeschlagen',
  errors: {
    noSession:
      'Sie sind nicht angemeldet. Bitte melden Sie sich mit dem Einmalcode an, bevor Sie die Registrierung abschließen.',
    sessionInvalid:
      'Sie sind nicht mehr angemeldet. Bitte melden Sie sich mit dem Einmalcode noch einmal an und wiederholen Sie die Registrierung.',
    PhoneNumberInvalid:
      'Diese Telefonnummer ist ungültig oder bereits vergeben. Bitte geben Sie eine andere Nummer ohne Ländervorwahl ein.',
    UniqueConstraintViolation: {
      phone:
        'Diese Telefonnummer ist bereits registriert. Bitte melden Sie sich an oder verwenden Sie eine andere Nummer.',
      email:
        'Diese E-Mail-Adresse ist bereits registriert. Bitte melden Sie sich an oder verwenden Sie eine andere Adresse.',
      value:
        'Diese Angabe gehört schon zu einem anderen Konto. Bitte melden Sie sich an oder verwenden Sie eine andere.',
    },
    unknown: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es erneut oder kontaktiere den Support.',
    requestFailed: 'Anfrage fehlgeschlagen',
    notCompleted: 'Wir konnten die Registrierung nicht abschließen',
  },

  complete: 'Registrierung abgeschlossen.',
  completeLead: 'Sie können jetzt bestellen und Ihr Rezept einreichen.',
  toShop: 'Zum Shop',
  toCart: 'Zum Warenkorb',
} as const;
