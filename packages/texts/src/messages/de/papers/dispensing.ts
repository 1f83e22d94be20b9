/** What goes with an order out of the house. In German whatever the patient reads: labels and lists are the pharmacy's record. */
export const dispensing = {
  label: {
    strength: 'THC / CBD',
    batch: 'Charge',
    madeOn: 'hergestellt',
    usableUntil: 'verwendbar bis',
    prescriber: 'Verordnet: {name}',
    title: 'Etikett {code}',
    codeAlt: 'QR-Code mit der Bestellnummer {code}',
    application: { bud: 'Zur Inhalation nach Verdampfen.', extract: 'Zum Einnehmen.' },
    substances: {
      bud: 'Cannabisblüten, {manufacturer}.',
      extract: 'Cannabisextrakt in öliger Lösung, {manufacturer}.',
    },
    precautions:
      'Verschreibungspflichtig. Für Kinder unzugänglich aufbewahren. Trocken und lichtgeschützt unter 25 °C lagern. Reste in die Apotheke bringen, nicht ins Abwasser.',
  },
  packingList: {
    title: 'Packliste',
    product: 'Produkt',
    amount: 'Menge',
    batch: 'Charge',
    weighed: 'Eingewogen',
    container: 'Behältnis',
    by: 'Von',
    order: 'Bestellung {code}',
    patient: '{name}, geboren am {birthDate}',
  },
  handOver: {
    title: 'Übergabeliste',
    day: '{day}, {count, plural, one {# Paket} other {# Pakete}}',
    order: 'Bestellung',
    recipient: 'Empfänger',
    place: 'Ort',
    tracking: 'Sendungsnummer',
    received: 'Übernommen, Datum und Unterschrift',
  },
  tour: {
    title: 'Botentour',
    day: '{day}, {courier}',
    recipient: 'Empfänger',
    address: 'Anschrift',
    phone: 'Telefon',
    received: 'Erhalten, Ausweis gesehen',
  },
  addressLabel: { title: 'Adresse {code}', sender: 'Absender: {sender}' },
} as const;
