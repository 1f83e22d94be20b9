/** The dialog in which a person signs in or registers. */
export const signIn = {
  close: 'Anmeldung schließen',

  title: 'Anmelden oder registrieren',
  lead: 'Wir senden Ihnen einen Einmalcode per E-Mail, deshalb brauchen Sie kein Passwort. Wenn Sie sich zum ersten Mal anmelden, legen wir ein Konto für Sie an.',
  email: 'E-Mail-Adresse',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sieht zum Beispiel so aus: name@beispiel.de',
  sendCode: 'Code anfordern',
  haveCode: 'Ich habe schon einen Code',
  privacy: 'Wie wir mit Ihren Daten umgehen, steht in der <link>Datenschutz\u00aderklärung</link>.',
  newTab: '(öffnet in einem neuen Tab)',

  codeTitle: 'Code eingeben',
  sentTo: 'Wir haben sechs Ziffern an <email></email> gesendet.',
  enterFor: 'Geben Sie die sechs Ziffern ein, die wir an <email></email> gesendet haben.',
  changeEmail: 'E-Mail ändern',
  code: 'Einmalcode',
  digit: 'Ziffer {position} von {count}',
  codeHint: 'Sie können den Code auch einfügen. Nach der sechsten Ziffer melden wir Sie automatisch an.',
  codeIncomplete: 'Bitte geben Sie alle sechs Ziffern ein.',
  submit: 'Anmelden',
  delayed: 'Unsere E-Mails kommen gerade verspätet an. Bitte warten Sie einige Minuten auf Ihren Code.',
  noCode: 'Kein Code angekommen?',
  whereToLook: 'Bitte sehen Sie auch im Spam-Ordner nach. Der Code gilt fünf Minuten.',
  resend: 'Code erneut senden',
  resendIn: 'Erneut senden in {time}',
  seconds: '{seconds}\u00a0s',
  minutes: '{minutes}:{seconds}\u00a0min',
  resent: 'Wir haben einen neuen Code gesendet. Der vorige gilt nicht mehr.',

  spentHelp:
    'Kommen Sie nicht weiter? Rufen Sie uns an: <phone></phone>. Wir helfen Ihnen weiter. Auf einem Gerät, auf dem Sie schon einmal angemeldet waren, haben Sie eigene Versuche.',

  successTitle: 'Willkommen',
  success: 'Sie sind angemeldet.',

  onboardingTitle: 'Registrierung',
  onboarding: 'Fast geschafft – bitte vervollständigen Sie unten Ihre Registrierung.',
  closeOnboarding: 'Schließen und abmelden',
  closingSignsOut: 'Wenn Sie das Fenster schließen, melden wir Sie ab.',
  leaving: {
    title: 'Registrierung abbrechen?',
    text: 'Ihre Angaben sind noch nicht gespeichert. Wenn Sie jetzt abbrechen, gehen sie verloren, und wir melden Sie ab. Ihr Warenkorb bleibt erhalten.',
    stay: 'Weiter registrieren',
    leave: 'Abbrechen und abmelden',
  },

  errors: {
    sendFailed: 'Senden des Codes fehlgeschlagen.',
    signInFailed: 'Anmeldung fehlgeschlagen.',
    requestFailed: 'Anfrage fehlgeschlagen. Bitte prüfen Sie Ihre Internetverbindung.',
    waitMinutes:
      'Das waren zu viele Versuche. Bitte warten Sie {minutes, plural, one {eine Minute} other {# Minuten}} und versuchen Sie es dann noch einmal.',
    waitHours:
      'Das waren zu viele Versuche. Bitte warten Sie {hours, plural, one {eine Stunde} other {# Stunden}} und versuchen Sie es dann noch einmal.',
    cookiesBlocked:
      'Der Code war richtig, aber Ihr Browser speichert die Anmeldung nicht. Bitte erlauben Sie Cookies für diese Seite und melden Sie sich erneut an.',
    sessionLost: 'Der Code war richtig, aber die Anmeldung wurde unterbrochen. Bitte melden Sie sich noch einmal an.',
  },
} as const;
