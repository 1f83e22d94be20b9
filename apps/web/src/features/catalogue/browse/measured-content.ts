import type { Product } from '../read-product.ts';

/** What lists are sorted and filtered by, in percent: an extract by the mg/ml its card shows, 10 of which are 1 %. */
export function measuredContent({ mgPerMl, thcPercent, cbdPercent }: Product, substance: 'thc' | 'cbd'): number | null {
  if (mgPerMl) return mgPerMl[substance] / 10;
  return substance === 'thc' ? thcPercent : cbdPercent;
}
