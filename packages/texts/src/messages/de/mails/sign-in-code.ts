/** The mail with a one-time code. Neutral subjects, without the code: they show on locked screens. */
export const signInCode = {
  subject: {
    'sign-in': 'Ihr Code für die Anmeldung',
    'change-email': 'Ihr Code für die neue E-Mail-Adresse',
    desk: 'Ihr Code für die Offizin',
  },
  greeting: 'Guten Tag,',
  code: {
    'sign-in': 'Ihr Code für die Anmeldung lautet:',
    'change-email': 'Ihr Code zum Bestätigen der Adresse lautet:',
    desk: 'Ihr Code für die Anmeldung in der Offizin lautet:',
  },
  life: 'Der Code gilt 5 Minuten und nur einmal.',
  notAsked: 'Wenn Sie keinen Code angefordert haben, können Sie diese E-Mail löschen. Sie müssen nichts weiter tun.',
  neverAsk: 'Wir fragen Sie nie am Telefon oder per E-Mail nach diesem Code.',
  unusual:
    'Jemand fordert zurzeit ungewöhnlich viele Codes für Ihre Adresse an oder gibt sie falsch ein. Ihr Konto ist davor geschützt. Wenn Sie sich mit einem neuen Gerät anmelden möchten und es nicht gelingt, öffnen Sie bitte auf diesem Gerät diesen Link. Er gilt 24 Stunden.',
  newDevice: 'Neues Gerät anmelden',
  moved:
    'Gut zu wissen: Das Konto, das diese Adresse hatte, ist am {day} zu einer anderen E-Mail-Adresse umgezogen. Ihre Bestellungen finden Sie, wenn Sie sich mit der neuen Adresse anmelden. Mit dem Code oben eröffnen Sie ein neues, leeres Konto.',
  reason: 'Sie erhalten diese Nachricht, weil jemand mit Ihrer E-Mail-Adresse einen Code angefordert hat.',
} as const;
