import type { shippingReasons as german } from '../../de/pages/shipping-reasons.ts';
import type { Translated } from '../../translated.ts';

export const shippingReasons: Translated<typeof german> = {
  onlyGermany: 'We only deliver within Germany.',
  noAddress: 'Please give a delivery address first.',
  outside: 'The courier does not go to this postal code.',
  unknown: 'We do not offer this delivery option.',
};
