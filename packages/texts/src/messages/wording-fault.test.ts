import { expect, test } from 'vitest';
import { wordingFault } from './wording-fault.ts';

const news = 'Ihre Bestellung <strong>{code}</strong> ist da.';
const days = 'Kommt in {days, plural, one {einem Tag} other {# Tagen}}.';

test.each([
  ['other words with the same placeholder', news, 'Da ist sie: {code}'],
  [
    'words that are stressed where the given ones are',
    news,
    '<strong>{code}</strong> liegt da, z. B. heute um 9.30 Uhr.',
  ],
  ['a number as a number', days, 'Nach {days} Tagen.'],
  ['a plural of its own', days, '{days, plural, one {Morgen} other {In # Tagen}}'],
  ['an apostrophe', 'Ready', "It's ready"],
])('%s can be said', (_what, given, words) => {
  expect(wordingFault(given, words, 100)).toBeNull();
});

test.each([
  [
    'a placeholder that nobody knows',
    news,
    'Zu {kode} und {code}',
    { reason: 'unknownPlaceholder', name: '{kode}', at: 4 },
  ],
  [
    'one that is hidden in a plural',
    days,
    '{days, plural, one {{x}} other {#}}',
    { reason: 'unknownPlaceholder', name: '{x}', at: 21 },
  ],
  [
    'a number of the order read as a date',
    news,
    'Zu {code, date}',
    { reason: 'unknownPlaceholder', name: '{code}', at: 4 },
  ],
  ['a placeholder that is left out', news, 'Ihre Bestellung ist da.', { reason: 'missingPlaceholder', name: '{code}' }],
  ['one between quotes, which is text', news, "Zu '{code}'", { reason: 'missingPlaceholder', name: '{code}' }],
  ['a bracket that stays open', news, 'Zu {code', { reason: 'brokenPlaceholder', name: '{code', at: 4 }],
  [
    'a plural without its last case',
    days,
    '{days, plural, one {x}}',
    { reason: 'brokenPlaceholder', name: '}', at: 23 },
  ],
  ['a tag that is not closed', news, '<strong>{code}', { reason: 'brokenPlaceholder', name: '<strong>{code}', at: 1 }],
  [
    'stress where the given words have none',
    'Bereit',
    '<strong>Bereit</strong>',
    { reason: 'tag', name: '<strong>', at: 1 },
  ],
  ['HTML', news, '<b>{code}</b>', { reason: 'tag', name: '<b>', at: 1 }],
  [
    'an address of the web',
    news,
    'Zu {code}: https://x.example',
    { reason: 'link', name: 'https://x.example', at: 12 },
  ],
  [
    'a name that programs make a link of',
    news,
    '{code} auf apotheke.de ansehen',
    { reason: 'link', name: 'apotheke.de', at: 12 },
  ],
  ['an address of mail', news, '{code} a@b', { reason: 'link', name: 'a@b', at: 8 }],
  ['a line break', news, '{code}\nBcc: x', { reason: 'brokenPlaceholder', name: '\nBcc: x', at: 7 }],
  ['nothing', news, '  ', { reason: 'missing' }],
  ['too much', news, '{code}'.padEnd(101), { reason: 'length' }],
])('%s cannot', (_what, given, words, fault) => {
  expect(wordingFault(given, words, 100)).toEqual(fault);
});
