import type { checkout as german } from '../../de/screens/checkout.ts';
import type { Translated } from '../../translated.ts';

export const checkout: Translated<typeof german> = {
  title: 'Address and delivery',
  lead: 'Please check where and how we deliver. You hand in your prescription in the next step, and only there do you complete your order.',
  loading: 'Loading your details …',
  change: 'Change',
  newTab: '(opens in a new tab)',

  summary: {
    title: 'Your order',
    items: 'Subtotal',
    shipping: 'Delivery',
    notChosen: 'not chosen yet',
    total: 'Total',
    totalWithoutShipping: 'Total without delivery',
    vat: 'including {percent}\u00A0% VAT',
    shippingOpen: 'We are still working out the delivery cost. It will be added to the total.',
    notBinding: 'You are not placing a binding order yet. You can check everything in the next step.',
    legal:
      'Our <terms>terms and conditions</terms> apply. They also say which legal rights you have if goods are faulty. Our <privacy>privacy policy</privacy> explains how we handle your data.',
  },

  next: {
    button: 'Continue',
    missing: 'To continue, we still need:',
    items: 'a product in the cart that you can order',
    billing: 'the billing address',
    shipping: 'the delivery address',
    option: 'the delivery option',
  },

  signedOut: {
    title: 'Not signed in',
    text: 'Please sign in, because we need your details for the order. Your cart will still be there.',
  },
  unregistered: {
    title: 'Please complete your registration',
    text: 'Without your name, address, date of birth and telephone number we may not ship any medicines. German pharmacy law requires a telephone number so that we can advise you.',
    register: 'Go to registration',
  },
  dataFailed: {
    title: 'We could not load your details.',
  },

  cart: {
    leftOut:
      '{count, plural, one {You cannot order one item as it is. Please change or remove it in the cart:} other {You cannot order # items as they are. Please change or remove them in the cart:}}',
    repriced: '{count, plural, one {The price of one item has changed:} other {The prices of # items have changed:}}',
    toCart: 'Check in the cart',
  },

  address: {
    billingTitle: 'Billing address',
    shippingTitle: 'Delivery address',
    changeBilling: 'Change billing address',
    changeShipping: 'Change delivery address',
    enterBilling: 'Enter billing address',
    enterShipping: 'Enter delivery address',
    sameAsBilling: 'Same as billing address',
    noBilling: 'You have not given a billing address yet.',
    noShipping: 'Where should we deliver to?',
    notForPickup: 'If you pick up the order yourself, we need no delivery address.',
    kept: 'Saved delivery addresses',
    keptFailed: 'We could not load your saved delivery addresses.',
    choose: 'Choose {name}, {address}',
    other: 'Another address',
    onlyGermany: 'We deliver within Germany.',
    keep: 'Save for future orders',
    saveBilling: 'Save address',
    useShipping: 'Use this address',
    notKept: 'We will use the address for this order but could not save it. {reason}',
  },

  shipping: {
    title: 'Delivery option',
    legend: 'Choose a delivery option',
    pickupHours: 'Pickup hours: <hours></hours>',
    names: { selfPickUp: 'Pickup', courier: 'Courier', standard: 'Standard delivery' },
    notes: {
      selfPickUp: 'We will write to you as soon as everything is ready.',
      courier: 'Where our courier goes, handed over in person.',
      standard: 'As a parcel within Germany.',
    },
    free: 'Free',
    priceOpen: 'still being worked out',
    loading: 'Finding the delivery options …',
    needsAddress: 'We will show you the delivery options once you have given an address.',
    failed: 'We could not work out the delivery cost.',
    failedText: 'You can continue with standard delivery and will see the price before you order.',
    unavailable: 'Not possible',
    noReason: 'This option is not possible for your order.',
    notPossible: '{name} is not possible.',
    alternatives: 'Please choose another option: {names}.',
    noAlternatives: 'No delivery option is possible right now. Please call us.',
  },

  payment: {
    title: 'Payment',
    transfer:
      'You pay by bank transfer before we ship. We will send you the bank details with a QR code when we confirm your order.',
    pickup: 'If you pick up the order yourself, you pay at the pharmacy.',
  },

  info: {
    title: 'Good to know',
    vat: 'All prices include VAT. The delivery cost depends on the delivery option and your address; you will see it in your order.',
  },

  advice: {
    title: 'Advice',
    text: 'We answer questions about your medicine by telephone: <phone></phone>',
    hours: 'Hours: <hours></hours>',
  },
};
