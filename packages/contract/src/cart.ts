import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { unit, units } from './quantity.ts';

const itemId = z.string().min(1).max(100).describe('the product id or the registry item id');

const cartLine = z.object({
  itemId: z.uuid(),
  productId: z.uuid(),
  registryItemId: z.string(),
  slug: z.string(),
  name: z.string(),
  unit,
  quantity: units,
  minOrderQuantity: units,
  quantityIncrement: units,
  stock: units,
  available: z.boolean(),
  priceCent: cents.nullable(),
  previousPriceCent: cents.nullable().describe('set when the price changed since the product was added'),
  imageUrl: z.string().nullable(),
});

export const cart = z.object({ items: z.array(cartLine), totalCent: cents, version: z.int() });

export const readCart = endpoint('readCart', {
  summary: 'The cart of the patient or of the guest cookie',
  access: 'guest',
  output: cart,
  errors: [],
});

export const addCartItem = endpoint('addCartItem', {
  summary: 'Adds a product: without quantity its minimum, then one increment; with quantity that much',
  access: 'guest',
  body: z.object({ itemId, quantity: units.min(1).optional() }),
  output: cart,
  errors: ['ProductsNotAvailable', 'InsufficientStock', 'InvalidQuantity', 'CartFull'],
});

export const setCartQuantity = endpoint('setCartQuantity', {
  summary: 'Sets the quantity of a line; 0 removes it',
  access: 'guest',
  body: z.object({ itemId, quantity: units }),
  output: cart,
  errors: ['ProductsNotAvailable', 'InsufficientStock', 'InvalidQuantity', 'CartFull'],
});

export const decrementCartItem = endpoint('decrementCartItem', {
  summary: 'Takes one increment off a line; below the minimum the line goes',
  access: 'guest',
  body: z.object({ itemId }),
  output: cart,
  errors: ['ProductsNotAvailable'],
});
