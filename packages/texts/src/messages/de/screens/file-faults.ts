/** What is wrong with a file that somebody at the desk sends. */
export const fileFaults = {
  type: 'Bitte nehmen Sie eine PDF-, JPG-, PNG- oder WebP-Datei, die nicht beschädigt ist.',
  heic: 'Dieses Fotoformat (HEIC) geht nicht. Bitte nehmen Sie JPG.',
  notPdf: 'Bitte nehmen Sie eine PDF-Datei.',
  size: 'Die Datei ist größer als 10 MB.',
  empty: 'Die Datei ist leer.',
  encrypted: 'Die PDF-Datei ist mit einem Passwort geschützt.',
  pixels: 'Das Bild hat zu viele Bildpunkte.',
};
