/** To whoever got some of a recalled batch. Names no product: others may see the mailbox. */
export const recall = {
  subject: 'Bitte rufen Sie uns an: wichtige Nachricht zu Ihrer Bestellung',
  title: 'Bitte rufen Sie uns an',
  greeting: 'Guten Tag {name},',
  news: '{count, plural, one {es geht um Ihre Bestellung {codes}} other {es geht um Ihre Bestellungen {codes}}}: Ein Arzneimittel daraus wird zurückgerufen.',
  stop: 'Bitte verwenden Sie es nicht weiter, bis wir miteinander gesprochen haben.',
  keep: 'Werfen Sie bitte nichts davon weg.',
  call: 'Rufen Sie uns bitte gleich an. Wir sagen Ihnen, worum es geht und wie Sie Ersatz bekommen. Wir versuchen auch selbst, Sie zu erreichen.',
  open: 'Zu meinen Bestellungen',
  doctor: 'Wenn Sie Beschwerden haben, wenden Sie sich bitte an Ihre Ärztin oder Ihren Arzt, im Notfall an die 112.',
  reason: 'Sie erhalten diese Nachricht, weil Sie bei uns bestellt haben.',
} as const;
