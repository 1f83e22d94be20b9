/** Why an order is rejected, ready to be sent or changed. By mail: nothing in them names a product. */
export const reasons = {
  expired:
    'Ihr Rezept ist abgelaufen. Ein Rezept über Cannabis gilt nur begrenzte Zeit ab dem Tag, an dem es ausgestellt wurde. Bitte lassen Sie sich von Ihrer Praxis ein neues ausstellen.',
  unreadable:
    'Wir konnten Ihr Rezept nicht lesen und dürfen ohne lesbares Rezept nichts abgeben. Mit einem gut lesbaren Rezept können Sie gern neu bestellen.',
  incomplete:
    'Auf Ihrem Rezept fehlen Angaben, die vorgeschrieben sind. Bitte lassen Sie es von Ihrer Praxis ergänzen oder neu ausstellen.',
  used: 'Mit diesem Rezept wurde die verordnete Menge bereits abgegeben. Für eine weitere Bestellung brauchen Sie ein neues Rezept.',
  notOurs:
    'Dieses Rezept dürfen wir nicht beliefern. Bitte sprechen Sie mit Ihrer Praxis, welche Verordnung für Sie infrage kommt.',
  doubtful:
    'Wir haben Zweifel an der Verordnung, die wir mit der Praxis nicht ausräumen konnten. In diesem Fall dürfen wir nichts abgeben.',
  notAvailable:
    'Das bestellte Arzneimittel können wir zurzeit nicht liefern, und austauschen dürfen wir es nicht. Bitte sprechen Sie mit Ihrer Praxis über ein anderes.',
} as const;
