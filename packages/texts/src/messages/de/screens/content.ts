/** Blog, FAQ, glossary and legal pages: what stands around the texts themselves, which live in `content/`. */
export const content = {
  contents: 'Inhalt',
  loading: 'Wird geladen...',
  retry: 'Erneut versuchen',

  blog: {
    lead: 'Sachliche Texte zu Rezept, Qualität und Abgabe, geschrieben von unserem pharmazeutischen Team.',
    description: 'Sachliche Beiträge zu Rezept, Qualität und Abgabe von medizinischem Cannabis.',
    readMore: 'Mehr lesen',
    readingTime: 'Lesezeit:',
    minutes: '{minutes} Min.',
    empty: 'Hier stehen bald die ersten Beiträge.',
    failed: 'Wir konnten die Beiträge nicht laden.',
    germanList: 'Die Beiträge sind zurzeit nur auf Deutsch verfügbar.',
    back: 'Zurück zum Ratgeber',
    by: 'Von {author}',
    illustration: 'Illustration, keine Produktabbildung.',
    onlyInGerman: 'Diesen Beitrag gibt es nur auf Deutsch.',
    postNotFound: 'Fehler: Beitrag nicht gefunden',
    postFailed: 'Fehler: {message}',
    further: 'Weiterlesen',
  },

  faq: {
    lead: 'Antworten zu Rezept, Bestellung, Lieferung und Konto. Wenn Ihre Frage fehlt, <contact>schreiben Sie uns</contact> bitte.',
    description: 'Antworten auf häufige Fragen zu Rezept, Bestellung, Lieferung und Konto.',
    empty: 'Hier stehen bald die ersten Fragen und Antworten.',
    failed: 'Wir konnten die Fragen nicht laden.',
  },

  glossary: {
    lead: 'Begriffe rund um medizinisches Cannabis, kurz und sachlich erklärt.',
    description: 'Begriffe rund um medizinisches Cannabis, Rezept und Apotheke, kurz und sachlich erklärt.',
    contents: 'Inhalt',
    letters: 'A bis Z',
    find: 'Begriff suchen',
    found: '{count, plural, =0 {Kein Begriff gefunden.} one {Ein Begriff gefunden.} other {# Begriffe gefunden.}}',
    toTop: 'Nach oben',
    missing: 'Glossar nicht gefunden.',
    failed: 'Fehler beim Laden des Glossars.',
    onlyInGerman: 'Das Glossar gibt es nur auf Deutsch.',
  },

  legal: {
    version: 'Stand: {version}',
    unreachable: 'Wir können den vollständigen Text gerade nicht laden. Deshalb sehen Sie hier eine kurze Fassung.',
    machineTranslated:
      'Dieser Text wurde maschinell übersetzt und dient nur der Information. Es gilt die deutsche Fassung: <german>Allgemeine Geschäftsbedingungen</german>.',
    germanVersion: 'Sie lesen die deutsche Fassung, die allein gilt. <translation>Zur Übersetzung</translation>',
  },
} as const;
