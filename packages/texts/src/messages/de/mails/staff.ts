/** Mails to the people of the pharmacy. They tell of access alone, never of orders or patients. */
export const staffMails = {
  greeting: 'Guten Tag {name},',
  reason: 'Sie erhalten diese Nachricht, weil es um Ihren Zugang zur Offizin geht.',
  wasNotYou: 'Wussten Sie davon nichts? Dann melden Sie sich bitte gleich bei der Leitung.',
  open: 'Zur Offizin',
  invitation: {
    subject: 'Ihr Zugang zur Offizin',
    title: 'Willkommen im Team',
    news: 'für Sie ist ein Zugang zur Offizin eingerichtet worden.',
    next: 'Melden Sie sich mit dieser E-Mail-Adresse an. Beim ersten Mal richten Sie auf Ihrem Gerät einen Passkey ein, und die Leitung lässt das Gerät zu.',
    withoutLink: 'Die Adresse der Offizin nennt Ihnen die Leitung.',
  },
  recoveryCode: {
    subject: 'Ihr neuer Wiederherstellungscode',
    title: 'Für Ihren Zugang gibt es einen neuen Wiederherstellungscode',
    news: 'für Ihren Zugang ist gerade ein Wiederherstellungscode erstellt worden. Mit ihm lässt sich ohne Ihre bisherigen Geräte ein neuer Passkey einrichten. Ein früherer Code gilt nicht mehr.',
  },
  recovered: {
    subject: 'Ihr Wiederherstellungscode wurde benutzt',
    title: 'Ihr Wiederherstellungscode wurde benutzt',
    news: 'mit Ihrem Wiederherstellungscode richtet gerade jemand einen neuen Passkey für Ihren Zugang ein. Der Code gilt jetzt nicht mehr. Bitte erstellen Sie in der Offizin einen neuen.',
  },
  setUp: {
    subject: 'Ihr Einrichtungscode wurde benutzt',
    title: 'Ihr Einrichtungscode wurde benutzt',
    news: 'mit einem Einrichtungscode vom Server richtet gerade jemand einen Passkey für Ihren Zugang ein.',
  },
  setUpAgain: {
    subject: 'Neues Gerät mit Einrichtungscode: {name}',
    title: 'Ein Gerät von {name} ist neu',
    news: 'mit einem Einrichtungscode vom Server ist ein Gerät von {name} eingerichtet worden. {name} kann Bestellungen freigeben.',
    delayed: 'Bis {moment} Uhr kann {name} nichts freigeben.',
  },
  pending: {
    subject: 'Eine Änderung wartet auf eine zweite Leitung',
    title: 'Eine Änderung wartet auf eine zweite Leitung',
    news: '{by} will etwas ändern: {what}.',
    newsOfCommand: 'Am Server hat jemand etwas geändert: {what}.',
    next: 'Das gilt ab {moment} Uhr. Eine andere Leitung kann es in der Offizin schon vorher bestätigen, und jede Leitung kann es anhalten.',
    wasNotYou: 'Wussten Sie davon nichts? Dann halten Sie die Änderung bitte gleich in der Offizin an.',
    reason: 'Sie erhalten diese Nachricht, weil Sie zur Leitung gehören.',
    what: {
      bank: 'das Bankkonto der Apotheke',
      release: 'wann eine zweite Person Bestellungen freigibt',
      roles: 'was {name} in der Offizin darf',
      device: 'ein neues Gerät von {name}',
      hold: 'eine Bestellung wird nicht mehr über ihre Frist hinaus aufbewahrt',
    },
  },
  daySealed: {
    subject: 'Tagesabschluss {day}: Prüfzeile',
    title: 'Der Tag {day} ist abgeschlossen',
    news: '{by} hat den {day} abgeschlossen. Dies ist die Prüfzeile dazu:',
    keep: 'Heben Sie diese Nachricht bitte auf. Würde später etwas an den Aufzeichnungen dieses oder eines früheren Tages geändert, passt die Prüfzeile nicht mehr dazu.',
    reason: 'Sie erhalten diese Nachricht, weil Sie zur Leitung gehören.',
  },
} as const;
