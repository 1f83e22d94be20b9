import type { frame as german } from '../../de/screens/frame.ts';
import type { Translated } from '../../translated.ts';

export const frame: Translated<typeof german> = {
  skipToContent: 'Skip to content',
  closure: 'Closure of the pharmacy',
  noConnection: {
    title: 'No connection to the shop.',
    text: 'What you opened will appear by itself as soon as you are connected again. Until then this page stays as it is.',
  },
  readingOnly: {
    title: 'At the moment you can only read here.',
    text: 'Signing in, the cart, orders and messages do not work right now; prices and availability may have changed meanwhile. What you have typed stays. This line goes away as soon as everything works again. Urgent questions: {phone}.',
  },
  closedCatalogue: {
    title: 'Our products',
    forPatients: 'For patients',
    text: 'We show you medicines and prices as soon as you have signed in.',
    signIn: 'Sign in',
  },
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
    shortlist: 'Shortlist',
    shortlistNote: 'Compare, and print for the practice',
    howToOrder: 'How to order',
    steps: {
      reserve: 'Order',
      reserveNote: 'Your order is accepted once we have confirmed it.',
      prescription: 'Hand in your prescription',
      prescriptionNote: 'As a photo with the original by mail, after a video appointment or as a signed PDF.',
      payment: 'Confirmation and payment',
      paymentNote: 'We check everything and write to tell you how to pay.',
      delivery: 'Delivery or pickup',
      deliveryNote: 'Once we have your original prescription and your payment.',
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
    legalNote: 'For legal texts, the German version applies.',
  },

  englishOffer: {
    label: 'Language',
    text: 'This shop is also available in English.',
    accept: 'Switch to English',
    decline: 'Stay with German',
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
    sample: 'This is how large text is at {percent}%.',
    reset: 'Reset',
    note: '“Reset” brings back the dark colour scheme and 100%. We save your choice on this device.',
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
    signOutFailed: 'Signing out did not work. Please check your internet connection and sign out again.',
    registered: 'Registration complete.',
  },

  cart: {
    label: 'Cart{count, plural, =0 {} one {, 1 item} other {, # items}}',
    notTaken: 'We could not add a product to your cart, or not all of it. {reason}',
  },

  progress: {
    label: 'Progress',
    now: 'Step {step} of {count}',
    cart: 'Cart',
    delivery: 'Address and delivery',
    prescription: 'Prescription',
    reserved: 'Ordered',
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
    imprint: 'Imprint',
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
      'For the pharmacy: set euLogoRegisterUrl in config.json. You may show the logo only once your pharmacy is in the register of mail-order pharmacies.',
  },

  /** Of goods by weight and volume (PAngV). */
  basePrice: 'Base price {price} / {amount}',
  packs: '{count, plural, one {# pack} other {# packs}}',
};
