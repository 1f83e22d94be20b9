import type { pages as german } from '../de/pages.ts';
import type { Translated } from '../translated.ts';

export const pages: Translated<typeof german> = {
  titles: {
    home: 'Home',
    register: 'Registration',
    cart: 'Cart',
    checkout: 'Address and delivery',
    prescription: 'Hand in your prescription',
    orders: 'Orders',
    profile: 'Personal data',
    blog: 'Guide',
    blogPost: 'Article from the guide',
    faq: 'Frequently asked questions',
    glossary: 'Glossary',
    about: 'About us',
    contact: 'Contact',
    imprint: 'Imprint',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    accessibility: 'Accessibility statement',
    withdrawal: 'Withdraw from a contract',
    booking: 'Book an appointment',
    editorLogin: 'Editor sign-in',
    editor: 'Editor',
    notFound: 'Page not found',
    error: 'Error',
  },
  links: {
    label: 'Where to go next',
    home: 'To the home page',
    shop: 'To the shop',
    contact: 'Contact',
  },
  unfinished: {
    text: 'This part of the shop is still being set up.',
    reach: 'If you have questions, call our team at <phone></phone> or write to <email></email>.',
  },
  notFound: {
    heading: 'The page you requested could not be found.',
    otherLanguage: 'Die angeforderte Seite wurde nicht gefunden.',
  },
  error: {
    heading: 'This page cannot be shown right now.',
    requestId: 'Reference number: {requestId}',
    reload: 'Reload the page',
  },
  booking: {
    text: 'We are taking you to our appointment calendar.',
    link: 'To the appointment calendar',
  },
  home: {
    heading: 'Medical cannabis on prescription, from your pharmacy in Mainfranken',
    lead: 'You reserve online, hand in your prescription, and our pharmaceutical team checks every order in person.',
    categories: 'Product range',
    buds: 'Flowers',
    budsHint: 'By the gram, on prescription',
    extracts: 'Extracts',
    extractsHint: 'By the millilitre, on prescription',
    law: 'Since 1 April 2024 cannabis can be prescribed on a normal prescription.',
  },
};
