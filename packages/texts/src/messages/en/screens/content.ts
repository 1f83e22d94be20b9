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
    failed: 'The articles could not be loaded.',
    germanList: 'The articles are available in German only at the moment.',
    back: 'Back to the guide',
    by: 'By {author}',
    illustration: 'Illustration, not a picture of a product.',
    onlyInGerman: 'This article is available in German only.',
    postNotFound: 'Error: post not found',
    postFailed: 'Error: {message}',
    further: 'Read on',
  },

  faq: {
    lead: 'Answers about prescriptions, orders, delivery and your account. Your question is missing? <contact>Write to us</contact>.',
    description: 'Answers to frequent questions about prescriptions, orders, delivery and your account.',
    empty: 'The first questions and answers will appear here soon.',
    failed: 'The questions could not be loaded.',
  },

  glossary: {
    lead: 'Terms around medical cannabis, explained briefly and factually.',
    description: 'Terms around medical cannabis, prescriptions and pharmacies, explained briefly and factually.',
    contents: 'Contents',
    letters: 'A to Z',
    find: 'Find a term',
    found: '{count, plural, =0 {No term found.} one {One term found.} other {# terms found.}}',
    toTop: 'Back to top',
    missing: 'Glossary not found.',
    failed: 'The glossary could not be loaded.',
    onlyInGerman: 'The glossary is available in German only.',
  },

  legal: {
    version: 'Version of {version}',
    unreachable: 'The full text cannot be loaded right now. Until then you see a short version.',
    machineTranslated:
      'This text was translated by machine and is for information only. The German version applies: <german>Allgemeine Geschäftsbedingungen</german>.',
    germanVersion:
      'You are reading the German version, which alone applies. <translation>To the translation</translation>',
  },
};
