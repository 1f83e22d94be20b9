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
    hint: 'We cannot reach the shop right now. Please try again in a few moments.',
    guestHint: 'We cannot reach the shop right now, so you only see what is saved on this device.',
  },

  sessionOver: {
    title: 'Your session has expired.',
    hint: 'Your cart is saved. Once you sign in again, you will see it here.',
    hintWithLines:
      'Your cart is saved, and this is what you have chosen since then. When you sign in again, we use the quantities you see here.',
    signIn: 'Sign in again',
    asGuest: 'Continue as a guest',
    failed: 'That did not work just now. Please try again in a few moments.',
  },

  empty: {
    title: 'Your cart is empty',
    lead: 'If you would like to order, add flowers or extracts. You need your prescription only in the last step.',
    flowers: 'View flowers',
    extracts: 'View extracts',
    signIn: 'Have you chosen something already? <link>Sign in</link> and we will load your saved cart.',
  },

  toast: {
    added: 'Product added to the cart',
    toCart: 'Go to the cart',
    updated: 'Quantity updated',
    kept: 'Saved in the guest cart',
    keptUntilSignIn: 'Your session has expired, but your choice is saved on this device.',
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
    soldOut: 'This product is not available right now. You cannot order it, so we have left it out of the total.',
    lessLeft:
      'We have only {amount} left. Please choose a smaller quantity; until then we leave the item out of the total.',
    otherQuantity:
      'You can no longer order this quantity. Please choose another one; until then we leave the item out of the total.',
    priceChanged: 'The price has changed: {before} before, {now} now.',
    unsent: 'This is saved on this device only. We will put it into your cart as soon as we can reach the shop again.',
    untilSignIn: 'This is saved on this device only until you have signed in again.',
  },

  sum: {
    title: 'Total',
    subtotal: 'Subtotal',
    vat: 'including {percent}\u00A0% VAT',
    shipping: 'We work out the delivery cost in the next step',
    total: 'Total without delivery',
    inclVat: 'Prices include VAT.',
    changing: 'We are working out the total.',
    notCounted:
      '{count, plural, one {You cannot order one item at the moment, so we have left it out of the total.} other {You cannot order # items at the moment, so we have left them out of the total.}}',
    unsent:
      '{count, plural, one {One item has not reached us yet, so we have left it out of the total.} other {# items have not reached us yet, so we have left them out of the total.}}',
  },

  toCart: 'Go to cart',
  toCheckout: 'To checkout',
  backToShop: 'Back to the shop',
  noCheckout: {
    sessionOver: 'You can go to the checkout once you have signed in again.',
    missing: 'You can go to the checkout once we can reach the shop again.',
    nothingToOrder:
      'There is nothing in your cart that you can order at the moment. Please change the quantity or choose another product.',
  },

  info: {
    request: 'At first, your order is an order request. We check your prescription and then confirm it.',
    delivery: {
      selfPickUp: {
        paper: 'We will have your medicine ready once we have the original prescription, and send you an e-mail then.',
        other: 'We will have your medicine ready once we have your prescription, and send you an e-mail then.',
      },
      courier: {
        paper: 'Our courier brings your medicine once we have the original prescription and your payment.',
        other: 'Our courier brings your medicine once we have your prescription and your payment.',
      },
      standard: {
        paper: 'We ship your medicine once we have the original prescription and your payment.',
        other: 'We ship your medicine once we have your prescription and your payment.',
      },
    },
    quantities:
      'Which quantities you can choose depends on the manufacturer. Please choose a quantity that matches your prescription.',
    prescription: 'Since 1 April 2024, doctors can prescribe cannabis on a normal prescription.',
  },
};
