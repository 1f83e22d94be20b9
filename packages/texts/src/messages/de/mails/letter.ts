/** Below every letter: the legal pages of the shop. */
export const letter = {
  impressum: 'Impressum',
  datenschutz: 'Datenschutz',
  agb: 'AGB',
  widerruf: 'Vertrag widerrufen',
} as const;
