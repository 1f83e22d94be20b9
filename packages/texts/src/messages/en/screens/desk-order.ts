import type { deskOrder as german } from '../../de/screens/desk-order.ts';
import type { Translated } from '../../translated.ts';

export const deskOrder: Translated<typeof german> = {
  back: 'Back to the list, Escape',
  next: 'Next order, key J',
  previous: 'Previous order, key K',
  position: '{position} of {count}',
  patient: '{name}, {age, plural, one {# year} other {# years}}',
  noConsent: 'no consent to health data',
  story: 'Order and history',
  loading: 'Loading the order …',
  unknown: 'There is no order {code}.',
  failed: 'The order could not be loaded.',
  retry: 'Try again',
  stale: 'The order could not be reloaded. You see it as it was a moment ago.',
  noRight: 'Your role does not include orders. If you need them for your work, please ask the lead.',
  own: 'This is your own order. Somebody else works on it.',
  holder: {
    me: 'Yours since {time}',
    colleague: '{name}, since {time}',
    take: 'Take',
  },
  keys: { next: 'next', previous: 'previous', back: 'to the list' },
};
