/** Home, about and contact: what does not come from the texts in `content/pages/`. */
export const home = {
  hero: {
    pause: 'Animation anhalten',
    play: 'Animation abspielen',
  },
  categories: 'Sortiment',

  /** What the icons of the three feature cards show. */
  featureIcons: { shipping: 'Lieferwagen', prescription: 'Geprüftes Rezept', registration: 'Schlüssel' },

  previews: {
    blog: 'Aus dem Ratgeber',
    allPosts: 'Alle Beiträge ansehen',
    faq: 'Häufige Fragen',
    allQuestions: 'Alle Fragen ansehen',
  },

  contact: {
    left: {
      title: 'So erreichen Sie uns',
      booking: { label: 'Termin buchen', actionText: 'Kostenlose Erstberatung' },
      phone: { label: 'Anrufen' },
      email: { label: 'E-Mail schreiben' },
    },
    form: {
      title: 'Schreiben Sie uns',
      subtitle:
        'Ihre Nachricht öffnet sich in Ihrem E-Mail-Programm, und Sie senden sie dort ab. Bitte schicken Sie uns auf diesem Weg keine Rezepte und keine Angaben zu Ihrer Gesundheit, weil E-Mails unterwegs nicht immer geschützt sind.',
      namePlaceholder: 'Name',
      emailPlaceholder: 'E-Mail',
      messagePlaceholder: 'Ihre Nachricht',
      acceptPrefix: 'Ich habe die',
      privacyLink: 'Datenschutz\u00aderklärung',
      acceptSuffix: 'gelesen und stimme zu.',
      submit: 'Nachricht senden',
      notAccepted: {
        home: 'Bitte akzeptieren Sie die Datenschutzerklärung',
        contactPage: 'Bitte akzeptiere die Datenschutzerklärung',
      },
      notOpened: {
        home: 'Ihr E-Mail-Programm ließ sich nicht öffnen, deshalb ist Ihre Nachricht nicht gesendet. Bitte versuchen Sie es noch einmal oder rufen Sie uns an.',
        contactPage: 'Es gab einen Fehler beim Senden. Bitte versuche es erneut.',
      },
      opened:
        'Ihre Nachricht liegt in Ihrem E-Mail-Programm bereit. Bitte senden Sie sie dort ab. Wenn sich kein Programm geöffnet hat, kopieren Sie den Text und schreiben Sie uns an {email}.',
      copy: 'Nachricht kopieren',
      copied: 'Nachricht kopiert',
      copyFailed: 'Das Kopieren hat nicht funktioniert. Bitte schreiben Sie uns an {email}.',
    },
  },

  visit: 'Besuchen Sie uns',
  openingHours: 'Geöffnet: <hours></hours>',
  findUs: 'So finden Sie zu uns',
  map: {
    label: 'Lageskizze: die Apotheke in der Nähe von {names}. Adresse: {street}',
    note: 'Skizze, nicht maßstäblich',
  },
} as const;
