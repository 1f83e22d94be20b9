/** The choice about cookies and the like, and the chat that depends on it. */
export const consent = {
  title: 'Ihre Privatsphäre',
  necessaryOnly:
    'Ohne die notwendigen Cookies funktionieren Warenkorb und Anmeldung nicht. Über alles Weitere entscheiden Sie.',
  withChat:
    'Den Chat eines anderen Anbieters laden wir nur, wenn Sie Statistik und Marketing zustimmen, und nie in Ihrem Konto oder während Sie bestellen.',
  withoutChat: 'Zurzeit verwenden wir nur die notwendigen.',
  privacy: 'Datenschutz\u00aderklärung',
  categories: {
    necessary: 'Notwendig',
    preferences: 'Präferenzen',
    statistics: 'Statistik',
    marketing: 'Marketing',
  },
  onlyNecessary: 'Nur notwendige',
  saveSelection: 'Auswahl speichern',
  acceptAll: 'Alle akzeptieren',
  chat: 'Chat',
} as const;
