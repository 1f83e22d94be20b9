/** The mails about a new e-mail address of an account. */
export const emailChange = {
  greeting: 'Guten Tag,',
  questions: 'Fragen?',
  reason: 'Sie erhalten diese Nachricht, weil es um die E-Mail-Adresse Ihres Kontos geht.',
  waiting: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    title: 'Ihre E-Mail-Adresse soll geändert werden',
    wanted: 'jemand hat für Ihr Konto eine neue E-Mail-Adresse eingetragen und bestätigt: <strong>{email}</strong>.',
    wasYou: 'Waren Sie das?',
    enterCode:
      'Dann geben Sie bitte diesen Code in Ihrem Konto unter „Persönliche Daten“ ein, und die neue Adresse gilt sofort. Der Code gilt 5 Minuten. Danach können Sie dort einen neuen anfordern.',
    neverAsk: 'Wir fragen Sie nie am Telefon oder per E-Mail nach diesem Code.',
    withoutCode:
      'Ohne den Code gilt die neue Adresse ab <strong>{day}</strong>. Bis dahin melden Sie sich weiter mit dieser Adresse an, und wir schreiben Ihnen hierher.',
    wasNotYou: 'Waren Sie das nicht?',
    stop: 'Dann hat vermutlich jemand anderes Zugang zu Ihrem Konto. Bitte stoppen Sie die Änderung. Wir melden dabei alle Geräte ab.',
    stopWithoutLink:
      'Dann hat vermutlich jemand anderes Zugang zu Ihrem Konto. Bitte melden Sie sich an und brechen Sie die Änderung unter „Persönliche Daten“ ab, oder rufen Sie uns an.',
    stopLabel: 'Änderung stoppen',
  },
  requested: {
    wanted:
      'die Apotheke hat für Ihr Konto eine neue E-Mail-Adresse eingetragen, weil darum gebeten wurde: <strong>{email}</strong>.',
    wasYou: 'Haben Sie darum gebeten?',
    wasNotYou: 'Haben Sie nicht darum gebeten?',
    stop: 'Dann stoppen Sie bitte die Änderung und sagen Sie uns gleich Bescheid. Wir melden dabei alle Geräte ab.',
    stopWithoutLink:
      'Dann melden Sie sich bitte an und brechen Sie die Änderung unter „Persönliche Daten“ ab, oder rufen Sie uns an.',
  },
  announced: {
    subject: 'Ihre neue E-Mail-Adresse ist eingetragen',
    title: 'Ihre neue E-Mail-Adresse ist eingetragen',
    news: 'wir haben diese E-Mail-Adresse für Ihr Konto eingetragen. Sie gilt ab <strong>{day}</strong>. Bis dahin melden Sie sich weiter mit der bisherigen Adresse an.',
    next: 'Der bisherigen Adresse haben wir auch geschrieben. Mit dem Code aus dieser Nachricht gilt die neue Adresse sofort.',
    wasNotYou: 'Haben Sie nicht darum gebeten? Dann sagen Sie uns bitte Bescheid.',
  },
  moved: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    title: 'Ihr Konto hat eine neue E-Mail-Adresse',
    news: 'Ihr Konto gehört jetzt zu einer anderen E-Mail-Adresse: <strong>{email}</strong>.',
    signIn: 'Bitte melden Sie sich ab jetzt mit der neuen Adresse an. Dort finden Sie auch Ihre Bestellungen.',
    emptyAccount: 'Wenn sich jemand mit der bisherigen Adresse anmeldet, entsteht ein neues, leeres Konto.',
    wasNotYou: 'Wenn Sie das nicht wollten, melden Sie sich bitte gleich bei uns.',
  },
  welcome: {
    subject: 'Ihre neue E-Mail-Adresse gilt',
    title: 'Ihre neue E-Mail-Adresse gilt',
    news: 'ab jetzt melden Sie sich mit dieser E-Mail-Adresse an, und wir schreiben Ihnen hierher.',
    otherDevices: 'Auf anderen Geräten haben wir Sie abgemeldet. Bitte melden Sie sich dort mit dieser Adresse neu an.',
  },
  kept: {
    subject: 'Ihre E-Mail-Adresse bleibt, wie sie ist',
    title: 'Ihre E-Mail-Adresse bleibt, wie sie ist',
    news: 'wir konnten die Adresse <strong>{email}</strong> nicht übernehmen, weil es dazu inzwischen ein eigenes Konto gibt.',
    next: 'An Ihrem Konto hat sich nichts geändert. Bitte melden Sie sich weiter mit dieser Adresse an. Wenn Sie eine andere verwenden möchten, tragen Sie sie unter „Persönliche Daten“ neu ein.',
  },
} as const;
