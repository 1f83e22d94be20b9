import type { amounts as german } from '../../de/papers/amounts.ts';
import type { Translated } from '../../translated.ts';

export const amounts: Translated<typeof german> = {
  gram: '{quantity} g',
  milliliter: '{quantity} ml',
  pack: '{quantity} {quantity, plural, one {pack} other {packs}}',
};
