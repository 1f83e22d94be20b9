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
  manufacturer: z.string(),
  unit,
  quantity: units,
  minOrderQuantity: units,
  quantityIncrement: units,
  stock: units.describe('how much of it there is; 0 when it is no longer sold'),
  available: z
    .boolean()
    .describe(
      'whether the line can be ordered as it stands. If not: stock below the minimum means sold out or no longer sold, stock below the quantity means less is left, and otherwise another quantity must be chosen',
    ),
  priceCent: cents.nullable(),
  previousPriceCent: cents
    .nullable()
    .describe('set when the price changed since the product was added or its quantity last set'),
  imageUrl: z.string().nullable(),
});

/** More are refused with `CartFull`. */
export const mostCartLines = 50;

export const cart = z.object({
  items: z.array(cartLine).describe('in the order they were added'),
  // Not `cents`: fifty lines of a million units are more than any amount a person pays.
  totalCent: z
    .int()
    .min(0)
    .describe('whole euro cents, VAT included, of the lines that are available; without shipping'),
  version: z.int().describe('goes up with every change; 0 while there is no cart'),
});

export const readCart = endpoint('readCart', {
  summary: 'The cart of the patient or of the guest cookie; Unauthorized for somebody whose session is over',
  access: 'guest',
  output: cart,
  errors: ['Unauthorized'],
});

/** What an amount can be refused with. */
const amountErrors = [
  'Unauthorized',
  'ProductsNotAvailable',
  'InsufficientStock',
  'InvalidQuantity',
  'CartFull',
  'CatalogueClosed',
] as const;

export const addCartItem = endpoint('addCartItem', {
  summary: 'Adds a product: without quantity its minimum, then one increment; with quantity that much',
  access: 'guest',
  body: z.object({ itemId, quantity: units.min(1).optional() }),
  output: cart,
  errors: amountErrors,
});

export const setCartQuantity = endpoint('setCartQuantity', {
  summary: 'Sets the quantity of a line and takes note of a changed price; 0 removes the line',
  access: 'guest',
  body: z.object({ itemId, quantity: units }),
  output: cart,
  errors: amountErrors,
});

export const decrementCartItem = endpoint('decrementCartItem', {
  summary: 'Takes one increment off a line; below the minimum the line goes. Nothing happens without such a line',
  access: 'guest',
  body: z.object({ itemId }),
  output: cart,
  errors: ['Unauthorized', 'ProductsNotAvailable', 'CatalogueClosed'],
});
