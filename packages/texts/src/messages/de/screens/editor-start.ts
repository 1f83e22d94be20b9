/** The first page of the editor area. */
export const editorStart = {
  title: 'Was möchten Sie bearbeiten?',
  lead: 'Wählen Sie einen Bereich, oder machen Sie dort weiter, wo zuletzt jemand geschrieben hat.',
  toStart: 'Zur Startseite der Redaktion',
  areas: 'Bereiche',
  about: {
    legal: 'Impressum, Datenschutz, AGB, Widerruf und Barrierefreiheit',
    faq: 'Fragen und Antworten, nach Themen geordnet',
    glossary: 'Begriffe von A bis Z',
    blog: 'Beiträge mit Titelbild und Bildern',
    pages: 'Texte der Startseite, von „Über uns“ und „Kontakt“',
  },
  recent: 'Zuletzt geändert',
  recentBy: '{author}, {date} um {time}\u00A0Uhr',
  nothingRecent: 'Bisher hat niemand einen Text geändert.',
  recentFailed: 'Wir konnten nicht laden, was zuletzt geändert wurde.',
  drafts: 'Entwürfe',
  noDrafts: 'Es gibt keine Entwürfe.',
  hints: 'Hinweise',
  noHints: 'Alle Beiträge gibt es in beiden Sprachen.',
  missingIn: { de: 'Fehlt auf Deutsch', en: 'Fehlt auf Englisch' },
} as const;
