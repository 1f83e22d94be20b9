// @ts-check
/**
 * What a page may ask for before anybody has touched it, on a phone, on a first visit. Upper limits of what noise does not
 * change; `npm test` holds them, `npm run bench` shows how far each page is below.
 *
 * @type {Record<string, { requests: number, kilobytes: number, depth: number }>}
 */
export const pageBudgets = {
  // The film beside them is counted by its own test.
  '/': { requests: 20, kilobytes: 310, depth: 3 },
  '/shop': { requests: 25, kilobytes: 350, depth: 3 },
  '/product/kaeppele-25-1': { requests: 25, kilobytes: 320, depth: 3 },
  '/blog': { requests: 25, kilobytes: 350, depth: 3 },
  '/blog/lagerung-zu-hause': { requests: 25, kilobytes: 350, depth: 3 },
  '/faq': { requests: 18, kilobytes: 300, depth: 3 },
  '/glossar': { requests: 25, kilobytes: 350, depth: 3 },
  '/cart': { requests: 22, kilobytes: 300, depth: 3 },
};

/**
 * The same for somebody who is signed in and has something in the cart.
 *
 * @type {typeof pageBudgets}
 */
export const budgetsOfPatient = {
  '/cart': { requests: 25, kilobytes: 350, depth: 3 },
  '/checkout': { requests: 25, kilobytes: 350, depth: 3 },
};
