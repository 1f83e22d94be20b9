/**
 * What the legal pages say in a shop whose content has no file for them (CT-05): short, true of every shop that runs this
 * software, and no substitute for the pharmacy's own texts. A blank line begins a paragraph.
 */
export const legal = {
  descriptions: {
    imprint: 'Angaben zum Anbieter dieses Shops.',
    privacy: 'Welche Daten dieser Shop verarbeitet, wozu und wie lange.',
    terms: 'Die Bedingungen für Bestellungen in diesem Shop.',
    accessibility: 'Wie zugänglich dieser Shop ist und wie Sie Barrieren melden.',
    withdrawal: 'Ihr Widerrufsrecht und wie Sie es ausüben.',
  },
  imprint: `Anbieter dieses Shops ist {name}, {owner}, {street}, {postalCode} {city}.

Sie erreichen uns telefonisch unter {phone} und per E-Mail an {email}.`,
  privacy: `Verantwortlich für die Verarbeitung Ihrer Daten ist {name}, {owner}, {street}, {postalCode} {city}.

Wir verarbeiten Ihre Daten, um Ihre Bestellung und Ihr Rezept zu bearbeiten, und so lange, wie das Gesetz es verlangt.

Server-Protokolle werden nach 30 Tagen gelöscht.

Sie können Auskunft, Berichtigung, Löschung und Einschränkung verlangen, der Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren. Schreiben Sie uns dazu an {email}.`,
  terms: `Ihr Vertragspartner ist {name}, {owner}, {street}, {postalCode} {city}.

Ihre Bestellung ist zunächst eine Bestellanfrage. Der Vertrag kommt zustande, wenn wir sie nach der Prüfung Ihres Rezepts bestätigen.

Die vollständigen Bedingungen senden wir Ihnen gern zu: {email} oder {phone}.`,
  accessibility: `Dieser Shop soll für alle Menschen bedienbar sein: mit der Tastatur, mit einem Screenreader, mit großer Schrift und in hellem oder dunklem Farbschema.

Wenn Sie auf eine Barriere stoßen, schreiben Sie uns an {email} oder rufen Sie uns an: {phone}. Wir helfen Ihnen auch bei der Bestellung.`,
  withdrawal: `Sie können einen Vertrag mit einer eindeutigen Erklärung widerrufen, zum Beispiel mit einem Brief an {name}, {street}, {postalCode} {city}, oder mit einer E-Mail an {email}.

Die vollständige Widerrufsbelehrung mit dem Muster-Formular senden wir Ihnen gern zu.`,
} as const;
