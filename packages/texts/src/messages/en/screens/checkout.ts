import type { checkout as german } from '../../de/screens/checkout.ts';
import type { Translated } from '../../translated.ts';

export const checkout: Translated<typeof german> = {
  title: 'Address and shipping',
  loading: 'Loading your data…',
  change: 'Change',
  newTab: '(opens in a new tab)',

  summary: {
    title: 'Your order',
    items: 'Subtotal',
    shipping: 'Shipping',
    notChosen: 'not chosen yet',
    total: 'Total',
    totalWithoutShipping: 'Total without shipping',
    vat: 'including {percent}\u00A0% VAT',
    shippingOpen: 'The shipping cost is still being determined and will be added to the total.',
    notBinding: 'This is no binding order yet. You check everything in the next step.',
    legal: 'Our <terms>terms</terms> apply. How we handle your data is told in the <privacy>privacy policy</privacy>.',
  },

  next: {
    button: 'Continue',
    missing: 'To continue we still need:',
    items: 'a product in the cart that can be ordered',
    billing: 'the billing address',
    shipping: 'the delivery address',
    option: 'the shipping option',
  },

  signedOut: {
    title: 'Not signed in',
    text: 'We need your data for the order. Your cart is kept when you sign in.',
  },
  unregistered: {
    title: 'Please complete your registration',
    text: 'Without name, address, date of birth and telephone number we may not ship any medication. German pharmacy law requires a telephone number, so that we can advise you.',
    register: 'Go to registration',
  },
  dataFailed: {
    title: 'Your data could not be loaded.',
  },

  cart: {
    leftOut:
      '{count, plural, one {One item cannot be ordered as it is. Please change or remove it in the cart:} other {# items cannot be ordered as they are. Please change or remove them in the cart:}}',
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
    noBilling: 'No billing address given yet.',
    noShipping: 'Where may we deliver to?',
    notForPickup: 'No delivery address is needed for pickup.',
    kept: 'Saved delivery addresses',
    keptFailed: 'Your saved delivery addresses could not be loaded.',
    choose: 'Choose {name}, {address}',
    other: 'Another address',
    onlyGermany: 'We deliver within Germany.',
    keep: 'Save for further orders',
    saveBilling: 'Save address',
    useShipping: 'Use this address',
    notKept: 'The address is used for this order but could not be saved. {reason}',
  },

  shipping: {
    title: 'Shipping',
    legend: 'Choose a shipping option',
    names: { selfPickUp: 'Pickup', courier: 'Courier', standard: 'Standard shipping' },
    notes: {
      selfPickUp: 'We let you know as soon as everything is ready.',
      courier: 'Around Mainfranken, handed over in person.',
      standard: 'As a parcel within Germany.',
    },
    free: 'Free',
    priceOpen: 'still being determined',
    loading: 'Finding the shipping options…',
    needsAddress: 'We show the shipping options as soon as an address is given.',
    failed: 'The shipping cost could not be determined.',
    failedText: 'You can continue with standard shipping. You see the price before you order.',
    unavailable: 'Not possible',
    noReason: 'This option is not possible for your order.',
    notPossible: '{name} is not possible.',
    alternatives: 'Please choose another option: {names}.',
    noAlternatives: 'No shipping option is possible right now. Please call us.',
  },

  payment: {
    title: 'Payment',
    transfer: 'By bank transfer before shipping: with our confirmation you receive the bank details with a QR code.',
    pickup: 'For pickup, at the pharmacy.',
  },

  info: {
    title: 'Good to know',
    vat: 'All prices include VAT. The shipping cost depends on option and address; it is shown in your order.',
  },

  advice: {
    title: 'Advice',
    text: 'We answer questions about your medication by telephone, free of charge: <phone></phone>',
    hours: 'Hours: <hours></hours>',
  },
};
