/** What is wrong with a file that somebody at the desk sends. */
export const fileFaults = {
  type: 'Please choose a PDF, JPG, PNG or WebP file that is not damaged.',
  heic: 'This photo format (HEIC) does not work. Please choose JPG.',
  notPdf: 'Please choose a PDF file.',
  size: 'The file is larger than 10 MB.',
  empty: 'The file is empty.',
  encrypted: 'The PDF file is protected by a password.',
  pixels: 'The picture has too many pixels.',
};
