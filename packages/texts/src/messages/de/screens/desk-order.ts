/** The workbench of one order at the desk: its frame. */
export const deskOrder = {
  back: 'Zurück zur Liste, Escape',
  next: 'Nächste Bestellung, Taste J',
  previous: 'Vorige Bestellung, Taste K',
  position: '{position} von {count}',
  patient: '{name}, {age, plural, one {# Jahr} other {# Jahre}}',
  noConsent: 'ohne Einwilligung zu Gesundheitsdaten',
  story: 'Bestellung und Verlauf',
  loading: 'Die Bestellung wird geladen …',
  unknown: 'Zu {code} gibt es keine Bestellung.',
  failed: 'Die Bestellung konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  stale: 'Die Bestellung konnte nicht neu geladen werden. Die Anzeige ist möglicherweise nicht aktuell.',
  noRight:
    'Bestellungen sehen Sie mit Ihrer Rolle nicht. Wenn Sie sie für Ihre Arbeit brauchen, fragen Sie die Leitung.',
  own: 'Das ist Ihre eigene Bestellung. Sie bearbeitet jemand anderes.',
  holder: {
    me: 'Bei Ihnen seit {time} Uhr',
    colleague: '{name}, seit {time} Uhr',
    take: 'Übernehmen',
  },
  keys: { next: 'nächste', previous: 'vorige', back: 'zur Liste' },
};
