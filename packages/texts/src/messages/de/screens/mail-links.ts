/** Pages that a link in a mail leads to. */
export const mailLinks = {
  signIn: 'Anmelden',
  contact: 'Zum Kontakt',
  home: 'Zur Startseite',
  notValid: 'Dieser Link gilt nicht mehr',
  missing: 'Der Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  failed: 'Das hat nicht funktioniert.',

  stop: {
    title: 'Änderung Ihrer E-Mail-Adresse stoppen',
    text: 'Jemand hat für Ihr Konto eine neue E-Mail-Adresse eingetragen. Wenn Sie das nicht waren, stoppen Sie die Änderung hier. Dann bleibt Ihre Adresse, wie sie ist, und wir melden alle Geräte ab, auch dieses.',
    do: 'Änderung stoppen',
    notValid:
      'Vielleicht ist die Änderung schon gestoppt, abgebrochen oder abgeschlossen. In Ihrem Konto unter „Persönliche Daten“ sehen Sie, welche E-Mail-Adresse gilt. Wenn Sie unsicher sind, melden Sie sich bitte bei uns.',
    done: 'Die Änderung ist gestoppt',
    doneText: 'Ihr Konto bleibt bei Ihrer bisherigen E-Mail-Adresse. Alle Geräte sind abgemeldet.',
    nextTitle: 'Was jetzt wichtig ist',
    next: {
      mailbox:
        'Bitte ändern Sie das Passwort Ihres E-Mail-Postfachs, denn wer Ihre E-Mails lesen kann, kann sich auch hier anmelden.',
      check: 'Bitte melden Sie sich neu an und sehen Sie nach, ob Ihre Angaben und Bestellungen stimmen.',
      tell: 'Wenn Ihnen etwas fremd vorkommt, melden Sie sich bitte gleich bei uns.',
    },
  },

  device: {
    title: 'Ist das Ihr Gerät?',
    text: 'Jemand fordert zurzeit ungewöhnlich viele Codes für Ihre E-Mail-Adresse an oder gibt sie falsch ein. Damit Sie sich trotzdem anmelden können, merken wir uns dieses Gerät. Bestätigen Sie das nur auf einem Gerät, das Ihnen gehört.',
    do: 'Das ist mein Gerät',
    notValid:
      'Der Link gilt einen Tag. Bitte fordern Sie bei der Anmeldung einen neuen Code an. In der E-Mail dazu steht bei Bedarf ein neuer Link.',
    done: 'Wir haben uns dieses Gerät gemerkt',
    doneText: 'Melden Sie sich jetzt wie gewohnt an: mit Ihrer E-Mail-Adresse und einem neuen Code.',
  },
} as const;
