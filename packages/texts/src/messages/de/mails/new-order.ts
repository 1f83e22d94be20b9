/** To the pharmacy, which reads German: neutral, because anybody may see the screen of the mailbox. */
export const newOrder = {
  subject: 'Neue Bestellung im Shop',
  title: 'Eine neue Bestellung ist da',
  news: 'Eine neue Bestellung ist eingegangen und wartet in der Offizin auf Sie.',
  open: 'Zur Offizin',
  reason: 'Diese Nachricht hat der Shop an die Apotheke gesendet, weil Ihre Adresse dafür eingetragen ist.',
  message: {
    subject: 'Neue Nachricht im Shop',
    title: 'Zu einer Bestellung ist eine Nachricht da',
    news: 'Jemand hat Ihnen zu einer Bestellung geschrieben. Die Nachricht steht in der Offizin.',
  },
} as const;
