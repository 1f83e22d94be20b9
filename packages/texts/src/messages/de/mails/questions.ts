/** Questions that a pharmacy often asks, ready to be sent or changed. By mail: nothing in them names a product. */
export const questions = {
  photo:
    'Das Foto Ihres Rezepts ist nicht gut lesbar. Bitte laden Sie in Ihrem Konto unter „Bestellungen“ ein neues Foto hoch, auf dem alle vier Ecken und die Unterschrift zu sehen sind.',
  amount:
    'Die Menge auf Ihrem Rezept ist eine andere als die Menge Ihrer Bestellung. Welche Menge möchten Sie erhalten? Mehr als auf dem Rezept steht, dürfen wir nicht abgeben.',
  product:
    'Auf Ihrem Rezept steht ein anderes Arzneimittel als in Ihrer Bestellung. Bitte sprechen Sie mit Ihrer Praxis oder sagen Sie uns, welches Sie meinen.',
  instructions:
    'Auf Ihrem Rezept fehlt die Anweisung, wie Sie das Arzneimittel anwenden sollen. Wenn Ihre Praxis Ihnen einen Einnahmeplan gegeben hat, schreiben Sie uns bitte, was darin steht.',
  person:
    'Name oder Geburtsdatum auf dem Rezept stimmen nicht mit Ihrem Konto überein. Ist das Rezept auf Sie ausgestellt?',
  original:
    'Das Original Ihres Rezepts ist noch nicht bei uns angekommen. Haben Sie es schon abgeschickt, und wenn ja, wann?',
  advice:
    'Wir möchten Sie vor der Abgabe beraten. Wann erreichen wir Sie telefonisch, oder möchten Sie auf die Beratung verzichten?',
} as const;
