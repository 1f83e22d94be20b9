import type { cart as german } from '../../de/screens/cart.ts';
import type { Translated } from '../../translated.ts';

export const cart: Translated<typeof german> = {
  title: 'Cart',
  close: 'Close cart',
  loading: 'Loading cart…',
  retry: 'Try again',
  positions: '{count, plural, one {One item} other {# items}}',
  positionsOnPrescription: '{count, plural, one {One item, prescription only} other {# items, all prescription only}}',

  missing: {
    title: 'No cart found.',
    hint: 'The shop does not answer right now. Please try again in a few moments.',
    guestHint: 'The shop does not answer right now. You see what is saved on this device.',
  },

  sessionOver: {
    title: 'Your session has ended.',
    hint: 'Your cart is saved. Sign in again and you will see it.',
    hintWithLines:
      'Your cart is saved. What you have chosen since then is listed here. After you sign in, the quantity you see here applies.',
    signIn: 'Sign in again',
    asGuest: 'Continue as a guest',
    failed: 'That did not work just now. Please try again in a few moments.',
  },

  empty: {
    title: 'Your cart is empty',
    lead: 'Put flowers or extracts into it to begin a reservation. You need a prescription in the last step only.',
    flowers: 'View flowers',
    extracts: 'View extracts',
    signIn: 'Have you chosen something already? <link>Sign in</link> and we load your saved cart.',
  },

  toast: {
    added: 'Product was added to the cart',
    updated: 'Quantity was updated',
    kept: 'Saved in the guest cart',
    keptUntilSignIn: 'Your session has ended. Your choice is saved on this device.',
  },

  line: {
    unnamed: 'Product',
    quantity: 'Quantity of {name}',
    amountAndPrice: '{amount}, {price}',
    perUnit: { gram: '{price} / 1\u00A0g', milliliter: '{price} / 1\u00A0ml', pack: '{price} / pack' },
    less: 'Less {name}',
    more: 'More {name}',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    removeChoice: '{amount} (remove)',
    removed: '<name>{product}</name> was removed.',
    undo: 'Undo',
  },

  note: {
    soldOut: 'Not available right now. It is not part of the total and cannot be ordered.',
    lessLeft: 'Only {amount} left. Please choose a smaller quantity; until then the item is not part of the total.',
    otherQuantity:
      'This quantity can no longer be ordered. Please choose another one; until then the item is not part of the total.',
    priceChanged: 'The price has changed: {before} before, {now} now.',
    unsent: 'Saved on this device only. We put it into your cart as soon as the shop answers again.',
    untilSignIn: 'Saved on this device only until you have signed in again.',
  },

  sum: {
    title: 'Total',
    subtotal: 'Subtotal',
    vat: 'including {percent}\u00A0% VAT',
    shipping: 'The shipping cost is calculated at the next step',
    total: 'Total without shipping',
    inclVat: 'Prices include VAT.',
    changing: 'The total is being calculated.',
    notCounted:
      '{count, plural, one {One item cannot be ordered and is not part of the total.} other {# items cannot be ordered and are not part of the total.}}',
    unsent:
      '{count, plural, one {One item has not been sent yet and is not part of the total.} other {# items have not been sent yet and are not part of the total.}}',
  },

  toCart: 'Go to cart',
  toCheckout: 'To checkout',
  backToShop: 'Back to the shop',
  noCheckout: {
    sessionOver: 'You can go to the checkout once you have signed in again.',
    missing: 'You can go to checkout as soon as the shop answers again.',
    nothingToOrder: 'You can go to checkout as soon as an item can be ordered.',
  },

  info: {
    request: 'Your order is a request at first. We confirm it after checking the prescription.',
    delivery: 'We ship your medication once the original prescription and your payment have arrived.',
    quantities: 'Quantities follow the manufacturer’s packing unit. The quantity must match your prescription.',
    prescription: 'Since 1 April 2024 cannabis can be prescribed on a normal prescription.',
  },
};
