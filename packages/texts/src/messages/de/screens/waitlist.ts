/** What a patient waits for, in the account. */
export const waitlist = {
  title: 'Benachrichtigungen',
  lead: 'Auf diese Produkte warten Sie. Sobald eines wieder lieferbar ist, schreiben wir Ihnen einmal eine E-Mail. Wer zuerst gewartet hat, erfährt es zuerst. Reserviert ist damit noch nichts.',
  loading: 'Wir laden Ihre Benachrichtigungen …',
  failed: 'Wir konnten Ihre Benachrichtigungen nicht laden. {message}',
  signInTitle: 'Worauf warten Sie?',
  signInText: 'Nach der Anmeldung sehen Sie, worauf Sie warten und was wieder lieferbar ist.',
  onboardingTitle: 'Schließen Sie zuerst Ihre Registrierung ab',
  onboardingText: 'Danach können Sie sich benachrichtigen lassen.',
  empty: {
    title: 'Sie warten auf kein Produkt',
    text: 'Bei einem Produkt, das vergriffen ist, finden Sie den Knopf „Benachrichtigen, wenn wieder lieferbar“.',
    toShop: 'Zum Shop',
  },
  list: 'Produkte, auf die Sie warten',
  since: 'Sie warten seit dem {date}.',
  state: {
    waiting: 'Noch nicht lieferbar',
    available: 'Wieder lieferbar',
    goneAgain: 'Inzwischen wieder vergriffen',
    discontinued: 'Nicht mehr im Sortiment',
  },
  told: 'Wir haben Ihnen am {date} geschrieben.',
  keepsPlace: 'Sie können an Ihrem Platz weiter warten und bekommen dann wieder eine E-Mail.',
  again: 'Weiter warten',
  againOf: 'Weiter auf {title} warten',
  toProduct: 'Zum Produkt',
  end: 'Beenden',
  endOf: 'Benachrichtigung zu {title} beenden',
  ended: '{title}: Die Benachrichtigung ist beendet.',
  waits: '{title}: Sie werden benachrichtigt.',

  /** Below a product that is sold out. */
  product: {
    join: 'Benachrichtigen, wenn wieder lieferbar',
    joinHint:
      'Wir schreiben Ihnen einmal eine E-Mail, die kein Produkt nennt. Dafür merken wir uns in Ihrem Konto, worauf Sie warten.',
    waiting: 'Sie werden benachrichtigt, sobald das Produkt wieder lieferbar ist.',
    end: 'Nicht mehr benachrichtigen',
    goneAgain: 'Wir hatten Ihnen geschrieben. Inzwischen ist das Produkt wieder vergriffen.',
    again: 'Weiter warten',
    againHint: 'Sie behalten Ihren Platz und bekommen wieder eine E-Mail.',
    all: 'Alle Benachrichtigungen',
  },
} as const;
