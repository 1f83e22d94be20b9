/** The patient's own data and what can be done with it. */
export const profile = {
  title: 'Persönliche Daten',
  lead: 'Hier finden Sie die Angaben zu Ihrem Konto, Ihre Adressen und Ihre Einwilligungen.',
  loading: 'Wir laden Ihre Daten …',

  signInTitle: 'Bitte melden Sie sich an',
  signInText:
    'Wenn Sie sich mit Ihrer E-Mail-Adresse und dem Einmalcode angemeldet haben, sehen Sie hier Ihre persönlichen Daten.',
  signedOutMeanwhile:
    'Sie sind nicht mehr angemeldet. Was Sie eingegeben haben, steht noch hier. Bitte melden Sie sich an und speichern Sie es dann.',

  onboardingTitle: 'Fast geschafft',
  onboardingText: 'Bitte schließen Sie zuerst Ihre Registrierung ab. Danach finden Sie hier Ihre Angaben.',

  loadFailed: 'Ihre Daten sind gerade nicht abrufbar.',
  unauthorized: 'Ihre Anmeldung ist abgelaufen oder ungültig. Bitte melden Sie sich erneut an.',
  sampleInstead: 'Was Sie hier sehen, ist ein Beispiel. Ihre eigenen Daten sind unverändert gespeichert.',
  signInAgain: 'Neu anmelden',
  reload: 'Erneut laden',
  sample: 'Beispieldaten',
  notYours: 'Diese Angaben gehören nicht zu Ihrem Konto.',
  locked: 'Solange Sie Beispieldaten sehen, können Sie nichts ändern.',

  restrictedTitle: 'Die Verarbeitung Ihrer Daten ist eingeschränkt.',
  restrictedText:
    'Sie sehen Ihre Daten und Bestellungen weiterhin. Die Apotheke sieht und nutzt sie nur, wo das Gesetz es verlangt. Bestellen können Sie erst wieder, wenn die Einschränkung endet; vorher sagen wir Ihnen Bescheid.',

  change: 'Ändern',
  cancel: 'Abbrechen',
  save: 'Speichern',

  person: {
    title: 'Zur Person',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    birthDate: 'Geburtsdatum',
    changePhone: 'Telefonnummer ändern',
    changeEmail: 'E-Mail-Adresse ändern',
    fixed:
      'Name und Geburtsdatum müssen zum Rezept passen. Wenn sich daran etwas ändert, <contact>schreiben Sie uns</contact> bitte.',
  },

  phone: {
    title: 'Telefonnummer ändern',
    label: 'Neue Telefonnummer',
    hint: 'Mit oder ohne 0 am Anfang, etwa 931 0000144',
    missing: 'Bitte geben Sie Ihre Telefonnummer an',
    taken: 'Diese Telefonnummer ist bereits registriert. Bitte verwenden Sie eine andere Nummer.',
    saved: 'Telefonnummer gespeichert.',
  },

  email: {
    title: 'E-Mail-Adresse ändern',
    text: 'Wir senden einen Einmalcode an die neue Adresse und danach einen an die bisherige. Wenn Sie beide Codes eingeben, gilt die neue Adresse sofort. Ohne den zweiten Code gilt sie nach sieben Tagen.',
    label: 'Neue E-Mail-Adresse',
    missing: 'Bitte geben Sie die neue E-Mail-Adresse ein.',
    invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht zum Beispiel so aus: name@beispiel.de',
    same: 'Das ist schon Ihre E-Mail-Adresse.',
    send: 'Code anfordern',
    sentTo: 'Wir haben sechs Ziffern an <email></email> gesendet. Der Code gilt fünf Minuten.',
    code: 'Einmalcode',
    digit: 'Ziffer {position} von {count}',
    incomplete: 'Bitte geben Sie alle sechs Ziffern ein.',
    otherAddress: 'Andere Adresse',
    resend: 'Code erneut senden',
    resendIn: 'Erneut senden in {seconds}\u00a0s',
    confirm: 'E-Mail-Adresse bestätigen',
    taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte verwenden Sie eine andere.',
    saved: 'E-Mail-Adresse geändert.',
    waiting: {
      title: 'Ihre neue E-Mail-Adresse gilt noch nicht',
      text: '<newEmail></newEmail> gilt ab {date}. Bis dahin melden Sie sich mit <email></email> an, und wir schreiben Ihnen dorthin. Wenn Sie den Code aus Ihrem bisherigen Postfach eingeben, gilt die neue Adresse sofort, und wir melden Sie auf anderen Geräten ab.',
      enterCode: 'Code eingeben',
      cancel: 'Änderung abbrechen',
      cancelled: 'Die Änderung ist abgebrochen. Ihre E-Mail-Adresse bleibt, wie sie ist.',
      codeTitle: 'Code aus dem bisherigen Postfach',
      sentBefore:
        'Der Code steht in unserer Nachricht an <email></email>. Er gilt fünf Minuten. Wenn er älter ist, lassen Sie sich bitte einen neuen senden.',
      confirm: 'Jetzt umstellen',
      later: 'Später',
      gone: 'Diese Änderung ist nicht mehr offen. Ihre E-Mail-Adresse ist unverändert.',
    },
  },

  consents: {
    title: 'Einwilli\u00adgungen',
    none: 'Wir haben keine Einwilligungen von Ihnen gespeichert.',
    kinds: {
      terms: 'Allgemeine Geschäfts\u00adbedingungen',
      privacy: 'Datenschutz\u00aderklärung',
      healthData: 'Verarbeitung von Gesundheits\u00addaten',
      other: 'Einwilligung „{kind}“',
    },
    accepted: 'Akzeptiert am {date}, {time} Uhr',
    read: 'Gelesen am {date}, {time} Uhr',
    given: 'Erteilt am {date}, {time} Uhr',
    withdrawn: 'Widerrufen am {date}, {time} Uhr',
    withdraw: 'Einwilligung widerrufen',
    seeText: 'Text ansehen',
    seeTextOf: 'Text ansehen: {name}',
  },

  address: {
    billingTitle: 'Rechnungs\u00adadresse',
    editBilling: 'Rechnungs\u00adadresse bearbeiten',
    changeBilling: 'Rechnungsadresse ändern',
    save: 'Adresse speichern',
  },

  delivery: {
    title: 'Liefer\u00adadressen',
    text: 'Hier speichern Sie Adressen, an die wir statt an die Rechnungsadresse liefern sollen. Beim Bestellen wählen Sie eine davon aus.',
    none: 'Sie haben noch keine Lieferadresse gespeichert.',
    loadFailed: 'Wir konnten die Lieferadressen nicht laden.',
    add: 'Liefer\u00adadresse hinzufügen',
    addTitle: 'Neue Liefer\u00adadresse',
    editTitle: 'Liefer\u00adadresse bearbeiten',
    changeOne: 'Lieferadresse {address} ändern',
    remove: 'Löschen',
    removeOne: 'Lieferadresse {address} löschen',
    removeTitle: 'Lieferadresse löschen?',
    removeText:
      'Wir löschen diese Adresse aus Ihrem Konto. Bestellungen, die wir schon dorthin liefern, ändern sich nicht.',
    removed: 'Lieferadresse gelöscht.',
    removeFailed: 'Wir konnten die Adresse nicht löschen. Bitte versuchen Sie es noch einmal.',
  },

  data: {
    title: 'Ihre Daten',
    exportTitle: 'Daten herunterladen',
    exportText:
      'Sie erhalten alles, was wir zu Ihrem Konto gespeichert haben, als ZIP-Datei: die Angaben als JSON und dazu Ihre Dateien. Der Download beginnt sofort.',
    export: 'Daten herunter\u00adladen',
    exported: 'Ihre Daten sind heruntergeladen.',
    exportFailed: 'Wir konnten die Daten nicht herunterladen.',
    fileName: 'meine-daten-{date}.zip',
    deleteTitle: 'Konto löschen',
    deleteText:
      'Wir löschen Ihr Konto. Rechnungen und Rezept\u00adunterlagen bewahren wir so lange auf, wie es gesetzlich vorgeschrieben ist.',
    delete: 'Konto löschen',
  },

  withdrawal: {
    title: 'Einwilligung widerrufen?',
    lead: 'Sie widerrufen Ihre Einwilligung in die Verarbeitung Ihrer Gesundheitsdaten für die Zukunft. Das hat folgende Auswirkungen:',
    loading: 'Wir sehen nach, was das für Ihre Bestellungen heißt …',
    loadFailed: 'Wir konnten nicht nachsehen, was das für Ihre Bestellungen heißt.',
    retry: 'Erneut versuchen',
    cancelledTitle: 'Diese Bestellungen stornieren wir',
    cancelledNone: 'Wir müssen keine Ihrer Bestellungen stornieren.',
    carriedOutTitle: 'Diese Bestellungen bereiten wir schon vor und führen wir aus',
    order: '{code} vom {date}, {total}',
    refund: 'Was Sie dafür schon bezahlt haben, erstatten wir Ihnen.',
    deletedTitle: 'Diese Rezeptdateien löschen wir sofort',
    deletedNone: 'Wir haben keine Rezeptdatei, die wir löschen können.',
    keptTitle: 'Diese Rezeptdateien müssen wir aufbewahren',
    kept: '{fileName} (Bestellung {code}): bis {date}',
    record:
      'Stornierte Bestellungen ohne die Rezeptdatei bewahren wir 6 Monate auf, den Nachweis Ihrer Einwilligung und des Widerrufs 3 Jahre.',
    next: 'Wenn Sie wieder ein Rezept hochladen, bitten wir Sie neu um Ihre Einwilligung.',
    confirm: 'Jetzt widerrufen',
    failed: 'Wir konnten den Widerruf nicht speichern.',
    done: '{count, plural, =0 {Ihre Einwilligung ist widerrufen.} one {Ihre Einwilligung ist widerrufen. Wir haben eine Bestellung storniert und Ihnen eine E-Mail dazu gesendet.} other {Ihre Einwilligung ist widerrufen. Wir haben # Bestellungen storniert und Ihnen E-Mails dazu gesendet.}}',
  },

  deletion: {
    title: 'Konto löschen',
    cannotUndo: 'Das lässt sich nicht rückgängig machen.',
    goesTitle: 'Das löschen wir',
    goes: {
      profile: 'Ihr Konto mit Name, Geburtsdatum, E-Mail-Adresse und Telefonnummer',
      addresses: 'Ihre Rechnungs- und Lieferadressen',
      cart: 'Ihren Warenkorb und laufende Anmeldungen',
      orders:
        'Bestellungen, die wir noch nicht vorbereiten. Wir stornieren sie. Bestellungen, die wir schon vorbereiten, führen wir noch aus.',
    },
    staysTitle: 'Das müssen wir aufbewahren; für andere Zwecke ist es gesperrt',
    stays: {
      invoices: 'Rechnungen: 8 Jahre',
      prescriptions: 'Kopien von Rezepten und das Abgabeprotokoll: 5 Jahre',
      orders: 'Bestellungen, die wir nicht abgegeben haben: 6 Monate',
      consents: 'Nachweise Ihrer Einwilligungen: bis 3 Jahre nach dem Widerruf',
    },
    confirmLabel: 'Zur Bestätigung: Ihre E-Mail-Adresse',
    confirmHint: 'Bitte tippen Sie {email} ein.',
    mismatch: 'Das ist nicht die E-Mail-Adresse dieses Kontos.',
    confirm: 'Konto endgültig löschen',
    failed: 'Wir konnten das Konto nicht löschen.',
    done: 'Ihr Konto ist gelöscht. Sie sind abgemeldet.',
  },
} as const;
