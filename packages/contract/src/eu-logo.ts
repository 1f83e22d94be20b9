/**
 * The common logo of mail-order pharmacies (Implementing Regulation (EU) No 699/2014): stripes and cross, the flag of the
 * Member State, and its sentence, which is in the language of that state whatever the reader's language. A file of the shop,
 * so that the pharmacy can put the one in its place that the authority hands out.
 */
export const euLogo = {
  path: '/eu-logo-de.svg',
  sentence: 'Zur Überprüfung der Legalität dieser Website hier klicken',
  width: 240,
  height: 208,
} as const;
