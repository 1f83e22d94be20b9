/** What checkout, orders and profile say alike: an address, a change that was not saved, and why the own data is not there. */
export const account = {
  waitlist: {
    title: 'Benachrichtigungen',
    about: 'Produkte, zu denen wir Ihnen schreiben, sobald sie wieder lieferbar sind.',
    open: 'Benachrichtigungen ansehen',
  },
  cancel: 'Abbrechen',
  signIn: 'Anmelden',
  toRegistration: 'Registrierung abschließen',
  retry: 'Erneut versuchen',
  sessionOver: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  pleaseCheck: 'Bitte prüfen Sie Ihre Angaben',
  saveFailed: 'Konnte nicht speichern. Bitte später erneut versuchen.',

  address: {
    fullName: 'Name',
    street: 'Straße',
    streetLine: 'Straße und Hausnummer',
    houseNumber: 'Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    saved: 'Adresse gespeichert.',
    checks: {
      fullName: 'Bitte geben Sie einen Namen an.',
      street: 'Bitte geben Sie die Straße an.',
      streetLine: 'Bitte geben Sie Straße und Hausnummer an.',
      houseNumber: 'Bitte geben Sie die Hausnummer an.',
      postalCode: 'Bitte geben Sie die Postleitzahl mit fünf Ziffern an.',
      city: 'Bitte geben Sie den Ort an.',
    },
  },
} as const;
