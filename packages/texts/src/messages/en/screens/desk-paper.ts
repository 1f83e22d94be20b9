import type { deskPaper as german } from '../../de/screens/desk-paper.ts';
import type { Translated } from '../../translated.ts';

export const deskPaper: Translated<typeof german> = {
  title: 'Prescription',
  choice: 'What is shown',
  kinds: { handedIn: 'Handed in', originalScan: 'Original', both: 'Both' },
  zoomIn: 'Larger, key +',
  zoomOut: 'Smaller, key −',
  zoom: '{percent}%',
  turn: 'Turn, key W',
  contrast: 'More contrast, key C',
  page: 'Page {page} of {pages}',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  download: 'Download the PDF to check its signature',
  openAgain: 'Open it again',
  missing: 'The file is not there, or you opened it more than 30 minutes ago.',
  notShown: 'This page cannot be drawn.',
  broken: 'The picture is damaged and cannot be shown. Please ask for a new one.',
  cut: 'The file has more than {pages} pages. The first {pages} are shown.',
  noPages: 'This PDF cannot be drawn: it is damaged, encrypted or empty. Please ask for a new one.',
  findings: {
    script: 'The file contains a program. It does not run here: you see pictures of the pages.',
    launch: 'The file wants to open or load something. That does not happen here.',
    attachment: 'Another file is attached to this one. It is not opened here.',
    unchecked: 'The file could not be searched completely. You see pictures of its pages only.',
  },
  nothing: {
    physical: 'There is no photo of the prescription yet. The original comes by post.',
    digital: 'There is no signed file yet.',
    ePrescription: 'This E-Rezept comes without a file.',
  },
  foot: {
    newFile: 'File never handed in before',
    newFileAndDay: 'File and date never handed in before',
    earlier: 'Handed in before with {codes}',
    original: 'Original here since {day}',
    tray: 'tray {tray}',
    onRecord: 'That you open it is on record.',
  },
  keys: {
    zoomIn: 'larger',
    zoomOut: 'smaller',
    turn: 'turn',
    contrast: 'contrast',
    view: 'photo, original, both',
  },
};
