import type { pages as german } from '../../de/screens/pages.ts';
import type { Translated } from '../../translated.ts';

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
  notFound: {
    heading: 'The page you requested could not be found.',
    otherLanguage: 'Die angeforderte Seite wurde nicht gefunden.',
  },
  error: {
    heading: 'We cannot show this page right now.',
    requestId: 'Reference number: {requestId}',
    reload: 'Reload the page',
  },
  booking: {
    text: 'You book your first consultation in a calendar on another website: {host}. It opens by itself in a moment.',
    note: 'That provider’s privacy policy applies there. You can also call us: <phone></phone>.',
    link: 'To the appointment calendar',
  },
};
