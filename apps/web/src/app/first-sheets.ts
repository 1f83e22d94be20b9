/** The styles of the pages that people arrive at, all in the sheet of the first load: none of them waits for its own. */
import.meta.glob(
  [
    '../ui/*.module.css',
    './{frame,hero}/*.module.css',
    './*.module.css',
    './pages/*.module.css',
    '../features/{about,catalogue,contact,home}/**/*.module.css',
    '!../features/catalogue/shortlist/**',
    '../features/content/{drawn-ahead,loading-text,prose,blog/post-*,faq/*,glossary/{glossary-*,letter-bar}}.module.css',
    '../features/cart/{cart-contents,page/{cart-head,empty-cart}}.module.css',
    '../features/ordering/checkout-notices.module.css',
  ],
  { eager: true },
);
