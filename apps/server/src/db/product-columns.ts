import { products } from './schema/catalogue.ts';

/** What a product is known by, wherever it stands in a list. */
export const productColumns = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  manufacturer: products.manufacturer,
  type: products.type,
  pzn: products.pzn,
  unit: products.unit,
};
