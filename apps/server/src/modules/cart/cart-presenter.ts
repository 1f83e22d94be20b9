import type { cart } from '@shop/contract/cart';
import type { z } from 'zod';
import type { ProductForSale } from '../catalogue/catalogue-service.ts';
import type { CartLine } from './cart-queries.ts';
import { isOnSale, isOrderable } from './orderable-quantity.ts';

type CartAnswer = z.input<typeof cart>;

export interface Cart {
  version: number;
  lines: CartLine[];
  /** Of every line, by id. */
  products: Map<string, ProductForSale>;
}

/** Prices are the catalogue's, whatever a line remembers. What cannot be ordered stays in sight and out of the total. */
export function presentCart({ version, lines, products }: Cart): CartAnswer {
  const items = lines.map((line) => presentLine(line, products.get(line.productId) as ProductForSale));
  const totalCent = items
    .filter(({ available }) => available)
    .reduce((sum, { priceCent, quantity }) => sum + (priceCent ?? 0) * quantity, 0);
  return { items, totalCent, version };
}

function presentLine({ quantity, seenPriceCents }: CartLine, product: ProductForSale): CartAnswer['items'][number] {
  const { id, priceCents } = product;
  return {
    itemId: id,
    productId: id,
    registryItemId: product.registryItemId,
    slug: product.slug,
    name: product.title,
    manufacturer: product.manufacturer,
    unit: product.unit,
    quantity,
    minOrderQuantity: product.minOrderQuantity,
    quantityIncrement: product.quantityIncrement,
    stock: isOnSale(product) ? product.stockUnits : 0,
    available: isOrderable(product, quantity),
    priceCent: priceCents,
    previousPriceCent: priceCents !== null && seenPriceCents !== priceCents ? seenPriceCents : null,
    imageUrl: product.imagePaths[0] ?? null,
  };
}
