/** What every screen of the desk has: keys, the state of the connection, the field that finds an order. */
export const deskTools = {
  keys: {
    footer: 'Tasten',
    all: 'alle Tasten',
    title: 'Tasten',
    hint: 'Tasten gelten, solange Sie in keinem Feld schreiben.',
    enter: 'Eingabe',
    escape: 'Esc',
    to: 'bis',
  },

  live: {
    live: 'live',
    offline: 'offline',
    connecting: 'verbindet',
    offlineTitle: 'Keine Verbindung.',
    offlineText: 'Sie sehen den Stand von {time} Uhr. Änderungen sind möglich, sobald die Verbindung wieder da ist.',
  },

  find: {
    label: 'Bestellung suchen oder scannen',
    placeholder: 'Nummer, Name, Geburtsdatum, PZN',
    scan: 'oder Code scannen',
    key: 'suchen',
    results: 'Gefundene Bestellungen',
    searching: 'Wird gesucht …',
    nothing: 'Nichts gefunden. Suchen Sie nach Nummer, Name, Geburtsdatum (TT.MM.JJJJ) oder PZN.',
    failed: 'Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    noCode: 'Das ist kein Code einer Bestellung.',
    unknownCode: 'Zu {code} gibt es keine Bestellung.',
    over: 'abgeschlossen',
    count: '{count, plural, one {# Bestellung gefunden} other {# Bestellungen gefunden}}',
  },

  /** Where an order lies. */
  lanes: {
    new: 'Neu',
    check: 'Prüfen',
    question: 'Rückfrage',
    originalMissing: 'Original fehlt',
    paymentMissing: 'Zahlung fehlt',
    toPack: 'Packen',
    toRelease: 'Freigeben',
    toHandOver: 'Übergeben',
    onItsWay: 'Unterwegs',
    problem: 'Problem',
  },

  deadline: {
    name: 'Frist von zwei Werktagen',
    minutesLeft: '{minutes} Min.',
    hoursLeft: '{hours} Std. {minutes}',
    daysLeft: '{days} T. {hours} Std.',
    minutesOver: '−{minutes} Min.',
    hoursOver: '−{hours} Std. {minutes}',
    daysOver: '−{days} T. {hours} Std.',
    today: 'heute, {time}',
    since: 'seit {time}',
    met: 'gehalten',
    rests: 'ruht',
    restsSinceMinutes: 'seit {minutes} Min.',
    restsSinceHours: 'seit {hours} Std.',
    restsSinceDays: 'seit {days} T.',
    fileIsHere: 'Foto ist da',
    noFileYet: 'noch kein Rezept',
    waitingFor: '{thing}, Tag {day}',
    things: { prescription: 'Rezept', answer: 'Antwort', original: 'Original', payment: 'Zahlung' },
  },

  units: {
    gram: '{amount} g',
    milliliter: '{amount} ml',
    pack: '{amount, plural, one {# Packung} other {# Packungen}}',
  },

  marks: {
    prescription: {
      done: 'Rezept geprüft',
      ours: 'Rezept zu prüfen',
      unclear: 'Rezept zu klären',
      awaited: 'Rezept erwartet',
      notNeeded: 'Rezept nicht nötig',
    },
    original: {
      done: 'Original da',
      ours: 'Original zu prüfen',
      unclear: 'Original zu klären',
      awaited: 'Original erwartet',
      notNeeded: 'Original nicht nötig',
    },
    payment: {
      done: 'Bezahlt',
      ours: 'Zahlung zu prüfen',
      unclear: 'Zahlung zu klären',
      awaited: 'Zahlung erwartet',
      notNeeded: 'Zahlung bei Abholung',
    },
  },

  ways: { standard: 'Paket', selfPickUp: 'Abholung', courier: 'Bote' },
};
