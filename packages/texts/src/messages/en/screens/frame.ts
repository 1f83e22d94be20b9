import type { frame as german } from '../../de/screens/frame.ts';
import type { Translated } from '../../translated.ts';

export const frame: Translated<typeof german> = {
  skipToContent: 'Skip to content',
  backToCart: 'Back to cart',

  ui: {
    close: 'Close {name}',
    closeToast: 'Close message',
    optional: 'optional',
  },

  pages: {
    label: 'Main navigation',
    shop: 'Shop',
    blog: 'Guide',
    faq: 'FAQ',
    about: 'About us',
    contact: 'Contact',
  },

  shopMenu: {
    toggle: 'Shop menu',
    title: 'Shop',
    flowers: 'Flowers',
    flowersNote: 'By the gram, on prescription',
    extracts: 'Extracts',
    extractsNote: 'By the millilitre, on prescription',
    howToOrder: 'How to order',
    steps: {
      reserve: 'Reserve',
      reserveNote: 'At first, your order is a request.',
      prescription: 'Hand in your prescription',
      prescriptionNote: 'Photo and original, telemedicine or signed PDF.',
      payment: 'Confirmation and payment',
      paymentNote: 'We check it and get back to you.',
      delivery: 'Delivery or collection',
      deliveryNote: 'Once the original and the payment have arrived.',
    },
    questions: 'All questions about ordering',
  },

  search: {
    title: 'Search',
    label: 'Search the shop',
    placeholder: 'Search',
    submit: 'Start search',
    open: 'Open search',
  },

  language: {
    title: 'Language',
    open: '{code}, change language',
    de: 'Deutsch',
    en: 'English',
    legalNote: 'Legal texts are binding in their German version.',
  },

  display: {
    title: 'Display',
    open: 'Display and text size',
    theme: 'Colour scheme',
    dark: 'Dark',
    light: 'Light',
    toLight: 'Colour scheme: dark. Change to light',
    toDark: 'Colour scheme: light. Change to dark',
    textSize: 'Text size',
    percent: '{percent}%',
    percentSpoken: '{percent} percent',
    smaller: 'Smaller text',
    larger: 'Larger text',
    openFromValue: '{percent}%, open display and text size',
    sample: 'This is how you read text at {percent}%.',
    reset: 'Reset',
    note: 'Reset sets dark and 100%. Your choice stays stored on this device.',
  },

  account: {
    signIn: 'Sign in',
    signInLabel: 'Sign in or register',
    greeting: 'Hello, {name}',
    greetingWithoutName: 'Hello',
    open: '{greeting}. Open account',
    menu: 'Account',
    account: 'Account',
    overview: 'Overview',
    orders: 'Orders',
    profile: 'Personal data',
    signOut: 'Logout',
    signedOut: 'You are signed out.',
    signOutFailed: 'The sign-out did not reach the shop. Please check your connection and sign out again.',
    registered: 'Registration complete.',
  },

  cart: {
    label: 'Cart{count, plural, =0 {} one {, one item} other {, # items}}',
    notTaken: 'A product could not be put into your cart, or not all of it. {reason}',
  },

  progress: {
    label: 'Progress',
    now: 'Step {step} of {count}',
    cart: 'Cart',
    delivery: 'Address and delivery',
    prescription: 'Prescription',
    reserved: 'Reserved',
  },

  menu: {
    open: 'Open menu',
    title: 'Menu',
    close: 'Close menu',
    pages: 'Pages',
    shopPages: 'Parts of the shop',
    call: 'Call us',
    callLabel: 'Call us: {phone}',
  },

  footer: {
    label: 'Legal and more',
    copyright: '© {years} {name}',
    glossary: 'Glossary',
    imprint: 'Legal notice',
    privacy: 'Privacy',
    terms: 'Terms',
    accessibility: 'Accessibility',
    cookieSettings: 'Cookie settings',
    withdrawal: 'Withdraw from contract',
  },

  euLogo: {
    name: 'EU common logo',
    newTab: '(opens in a new tab)',
    missing: 'EU common logo: register entry missing.',
    missingHint:
      'For the pharmacy: set euLogoRegisterUrl in config.json. The logo may only be shown once the register of mail-order pharmacies has the entry.',
  },

  /** Of goods by weight and volume (PAngV). */
  basePrice: 'Base price {price} / {amount}',
  packs: '{count, plural, one {# pack} other {# packs}}',
};
