/** The choice about cookies and the like, and the chat that depends on it. */
export const consent = {
  title: 'Ihre Privatsphäre',
  necessaryOnly: 'Notwendige Cookies halten Warenkorb und Anmeldung am Laufen. Alles Weitere entscheiden Sie.',
  withChat:
    'Der Chat eines anderen Anbieters wird nur geladen, wenn Sie Statistik und Marketing zustimmen, und nie in Ihrem Konto oder bei einer Bestellung.',
  withoutChat: 'Zurzeit setzt dieser Shop nur Notwendiges ein.',
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
