import type { Product } from '../src/db/schema/catalogue.ts';

/** What a picture is drawn from. */
export type Subject = Pick<Product, 'slug' | 'manufacturer' | 'genetic' | 'terpenes' | 'thcPercent' | 'cbdPercent'> & {
  shape: Shape;
  /** Decides the size of a bottle; of no meaning for flowers and capsules. */
  volumeMl: number;
};

export type Shape = 'flower' | 'screwBottle' | 'dropperBottle' | 'syringe' | 'capsules';
