import type { content as german } from '../../de/screens/content.ts';
import type { Translated } from '../../translated.ts';

export const content: Translated<typeof german> = {
  contents: 'Contents',
  loading: 'Loading...',
  retry: 'Try again',

  blog: {
    lead: 'Factual texts on prescriptions, quality and dispensing, written by our pharmacy team.',
    description: 'Factual articles on prescriptions, quality and the dispensing of medical cannabis.',
    readMore: 'Read more',
    readingTime: 'Reading time:',
    minutes: '{minutes} min',
    empty: 'The first articles will appear here soon.',
    failed: 'We could not load the articles.',
    germanList: 'At the moment, the articles are only available in German.',
    back: 'Back to the guide',
    by: 'By {author}',
    illustration: 'Illustration, not a picture of a product.',
    onlyInGerman: 'This article is only available in German.',
    postNotFound: 'Error: post not found',
    postFailed: 'Error: {message}',
    further: 'Read on',
  },

  faq: {
    lead: 'Answers about prescriptions, orders, delivery and your account. If your question is missing, please <contact>write to us</contact>.',
    description: 'Answers to frequently asked questions about prescriptions, orders, delivery and your account.',
    empty: 'The first questions and answers will appear here soon.',
    failed: 'We could not load the questions.',
  },

  glossary: {
    lead: 'Terms from the world of medical cannabis, explained briefly and factually.',
    description:
      'Terms from the world of medical cannabis, prescriptions and pharmacies, explained briefly and factually.',
    contents: 'Contents',
    letters: 'A to Z',
    find: 'Find a term',
    found: '{count, plural, =0 {No term found.} one {One term found.} other {# terms found.}}',
    toTop: 'Back to top',
    missing: 'Glossary not found.',
    failed: 'We could not load the glossary.',
    onlyInGerman: 'The glossary is only available in German.',
  },

  legal: {
    version: 'Version of {version}',
    unreachable: 'We cannot load the full text right now, so you see a short version here.',
    machineTranslated:
      'This text was translated by machine and is for information only. The German version applies: <german>Allgemeine Geschäftsbedingungen</german>.',
    germanVersion:
      'You are reading the German version, which alone applies. <translation>To the translation</translation>',
  },
};
