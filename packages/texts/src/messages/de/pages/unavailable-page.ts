/** In place of a page for which the database is missing. */
export const unavailablePage = {
  title: 'Das geht gerade nicht',
  text: 'Diese Seite braucht Daten, die wir im Moment nicht erreichen. Ihre Bestellungen sind davon nicht betroffen. Bitte versuchen Sie es in einer Minute noch einmal.',
  again: 'Noch einmal versuchen',
  home: 'Zur Startseite',
};
