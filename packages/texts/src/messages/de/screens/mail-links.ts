/** Pages that a link in a mail leads to. */
export const mailLinks = {
  signIn: 'Anmelden',
  contact: 'Zum Kontakt',
  home: 'Zur Startseite',
  notValid: 'Dieser Link gilt nicht mehr',
  missing: 'Der Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  failed: 'Das hat nicht geklappt.',

  stop: {
    title: 'Änderung Ihrer E-Mail-Adresse stoppen',
    text: 'Für Ihr Konto wurde eine neue E-Mail-Adresse eingetragen. Waren Sie das nicht, dann stoppen Sie die Änderung hier. Ihre Adresse bleibt, wie sie ist, und alle Geräte werden abgemeldet, auch dieses.',
    do: 'Änderung stoppen',
    notValid:
      'Vielleicht ist die Änderung schon gestoppt, abgebrochen oder geschehen. In Ihrem Profil sehen Sie, welche E-Mail-Adresse gilt. Sind Sie unsicher, melden Sie sich bitte bei uns.',
    done: 'Die Änderung ist gestoppt',
    doneText: 'Ihr Konto bleibt bei Ihrer bisherigen E-Mail-Adresse. Alle Geräte sind abgemeldet.',
    nextTitle: 'Was jetzt wichtig ist',
    next: {
      mailbox:
        'Ändern Sie das Passwort Ihres E-Mail-Postfachs. Wer Ihre E-Mails lesen kann, kann sich auch hier anmelden.',
      check: 'Melden Sie sich neu an und sehen Sie nach, ob Ihre Angaben und Bestellungen stimmen.',
      tell: 'Ist Ihnen etwas fremd? Dann melden Sie sich bitte gleich bei uns.',
    },
  },

  device: {
    title: 'Ist das Ihr Gerät?',
    text: 'Für Ihre E-Mail-Adresse werden zurzeit ungewöhnlich viele Codes angefordert oder falsch eingegeben. Damit Sie sich trotzdem anmelden können, merken wir uns dieses Gerät. Bestätigen Sie das nur auf einem Gerät, das Ihnen gehört.',
    do: 'Das ist mein Gerät',
    notValid:
      'Er gilt einen Tag. Fordern Sie bei der Anmeldung einen neuen Code an: Die E-Mail dazu enthält bei Bedarf einen neuen Link.',
    done: 'Wir haben uns dieses Gerät gemerkt',
    doneText: 'Melden Sie sich jetzt wie gewohnt an: mit Ihrer E-Mail-Adresse und einem neuen Code.',
  },
} as const;
