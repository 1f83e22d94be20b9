/** The styles of the pages that people arrive at, all in the sheet of the first load: none of them waits for its own. */
import.meta.glob(
  [
    '../ui/*.module.css',
    './{frame,hero}/*.module.css',
    './*.module.css',
    './pages/*.module.css',
    '../features/{about,catalogue,contact,home}/**/*.module.css',
    '!../features/catalogue/shortlist/**',
    '../features/content/{loading-text,glossary/glossary-top}.module.css',
  ],
  { eager: true },
);
