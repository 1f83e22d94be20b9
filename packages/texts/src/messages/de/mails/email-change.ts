/** The mails about a new e-mail address of an account. */
export const emailChange = {
  greeting: 'Guten Tag,',
  questions: 'Fragen?',
  reason: 'Sie erhalten diese Nachricht, weil es um die E-Mail-Adresse Ihres Kontos geht.',
  waiting: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    title: 'Ihre E-Mail-Adresse soll geändert werden',
    wanted: 'für Ihr Konto wurde eine neue E-Mail-Adresse eingetragen und bestätigt: <strong>{email}</strong>.',
    wasYou: 'Waren Sie das?',
    enterCode:
      'Dann geben Sie in Ihrem Profil diesen Code ein, und die neue Adresse gilt sofort. Der Code gilt 5 Minuten; einen neuen bekommen Sie im Profil.',
    neverAsk: 'Wir fragen Sie nie am Telefon oder per E-Mail nach diesem Code.',
    withoutCode:
      'Ohne den Code gilt die neue Adresse ab <strong>{day}</strong>. Bis dahin melden Sie sich weiter mit dieser Adresse an, und alle Nachrichten kommen hierher.',
    wasNotYou: 'Waren Sie das nicht?',
    stop: 'Dann hat vermutlich jemand anderes Zugang zu Ihrem Konto. Stoppen Sie die Änderung. Alle Geräte werden dabei abgemeldet.',
    stopWithoutLink:
      'Dann hat vermutlich jemand anderes Zugang zu Ihrem Konto. Melden Sie sich an und brechen Sie die Änderung in Ihrem Profil ab, oder melden Sie sich bei uns.',
    stopLabel: 'Änderung stoppen',
  },
  moved: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    title: 'Ihr Konto hat eine neue E-Mail-Adresse',
    news: 'Ihr Konto gehört jetzt zu einer anderen E-Mail-Adresse: <strong>{email}</strong>.',
    signIn: 'Melden Sie sich ab jetzt mit der neuen Adresse an. Dort finden Sie auch Ihre Bestellungen.',
    emptyAccount: 'Wer sich mit der bisherigen Adresse anmeldet, eröffnet ein neues, leeres Konto.',
    wasNotYou: 'Haben Sie das nicht gewollt? Dann melden Sie sich bitte gleich bei uns.',
  },
  welcome: {
    subject: 'Ihre neue E-Mail-Adresse gilt',
    title: 'Ihre neue E-Mail-Adresse gilt',
    news: 'ab jetzt melden Sie sich mit dieser E-Mail-Adresse an, und unsere Nachrichten kommen hierher.',
    otherDevices: 'Auf anderen Geräten sind Sie abgemeldet. Melden Sie sich dort mit dieser Adresse neu an.',
  },
  kept: {
    subject: 'Ihre E-Mail-Adresse bleibt, wie sie ist',
    title: 'Ihre E-Mail-Adresse bleibt, wie sie ist',
    news: 'die Adresse <strong>{email}</strong> konnte nicht übernommen werden: Inzwischen gibt es dazu ein eigenes Konto.',
    next: 'An Ihrem Konto hat sich nichts geändert. Melden Sie sich weiter mit dieser Adresse an. Soll es eine andere werden, tragen Sie sie in Ihrem Profil neu ein.',
  },
} as const;
