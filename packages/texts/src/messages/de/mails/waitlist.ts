/** To whoever waits for a product. Names none: others may see the mailbox. */
export const waitlist = {
  subject: 'Ihre Benachrichtigung ist da',
  title: 'Sie wollten Bescheid bekommen',
  greeting: '{name, select, none {Guten Tag,} other {Guten Tag {name},}}',
  news: 'etwas, worauf Sie warten, ist wieder lieferbar. Was es ist, sehen Sie nach der Anmeldung in Ihrem Konto.',
  open: 'In meinem Konto ansehen',
  notHeld:
    'Reserviert ist damit noch nichts. Sollte es schon wieder vergriffen sein, wenn Sie nachsehen, können Sie dort mit einem Klick an Ihrem Platz weiter warten.',
  end: 'Diese Nachricht kommt nur einmal. Worauf Sie sonst noch warten, beenden Sie in Ihrem Konto unter „Benachrichtigungen“ mit einem Klick.',
  reason: 'Sie erhalten diese Nachricht, weil Sie in Ihrem Konto darum gebeten haben.',
} as const;
