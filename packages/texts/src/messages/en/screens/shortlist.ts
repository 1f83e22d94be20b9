import type { shortlist as german } from '../../de/screens/shortlist.ts';
import type { Translated } from '../../translated.ts';

export const shortlist: Translated<typeof german> = {
  title: 'Shortlist',
  lead: 'These are the products you have saved. The list is kept on this device only. We delete it when you sign out.',
  loading: 'Loading your shortlist …',
  empty: {
    title: 'Your shortlist is empty',
    text: 'In the shop, the bookmark puts a product on this list. You can then compare up to four products here and print the list for your practice.',
    toBuds: 'To the flowers',
    toExtracts: 'To the extracts',
  },
  list: 'Saved products',
  count: '{count, plural, one {One product} other {# products}}',
  gone: 'We no longer have this product.',
  failed: 'We could not load this product.',
  retry: 'Try again',
  remove: 'Take {title} off the shortlist',
  print: 'Print for the practice',

  compare: 'Comparison',
  compareHint: 'Choose up to four products above.',
  compareMore: 'Put another product on the shortlist to see both side by side here.',
  pick: 'Compare',
  full: 'Four products are chosen already. Please take one out first.',
  scroll: 'Comparison, scrolls sideways',
  fact: {
    name: 'Product',
    price: 'Price',
    availability: 'Availability',
    thc: 'THC',
    cbd: 'CBD',
    terpenes: 'Terpenes',
    smallest: 'Smallest amount',
  },
  concentration: '{percent} ({value} mg/ml)',

  sheet: {
    title: 'Cannabis medicines to talk about at the practice',
    printed: 'Printed on {date}. Details: {name}, {phone}.',
    form: { bud: 'Cannabis flowers', extract: 'Cannabis extract' },
    product: 'Medicine',
    pzn: 'PZN',
    contents: 'THC / CBD',
    manufacturer: 'Manufacturer',
    sample: 'Sample text for the prescription',
    noSample: '{form} “{title}”, PZN {pzn}, amount and directions for use as the doctor decides.',
    note: 'The patient has put this list together. It is not a recommendation by the pharmacy. The doctor alone decides whether and what to prescribe, in which amount and with which directions for use. The prescription can be redeemed at any pharmacy.',
  },
};
