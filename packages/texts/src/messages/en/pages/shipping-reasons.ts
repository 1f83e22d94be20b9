import type { shippingReasons as german } from '../../de/pages/shipping-reasons.ts';
import type { Translated } from '../../translated.ts';

export const shippingReasons: Translated<typeof german> = {
  onlyGermany: 'We deliver within Germany only.',
  noAddress: 'Please give a delivery address first.',
  outside: 'The courier does not go to this postal code.',
  unknown: 'We do not offer this way of shipping.',
};
