/** The telephone list of a recall as a table, for the pharmacy, which reads German. */
export const recallListWords = {
  columns: ['Name', 'Telefon', 'E-Mail', 'Bestellungen', 'Menge', 'Erreicht', 'Letzter Kontakt'],
  yes: 'ja',
  no: 'nein',
} as const;
