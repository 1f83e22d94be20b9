import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readBlogIndex } from './read-blog-index.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const entry = {
  id: 'lagerung-zu-hause',
  slug: 'lagerung-zu-hause',
  title: 'Lagerung zu Hause',
  excerpt: 'Licht, Temperatur und Feuchte.',
  coverImage: '/content_management/blog/covers/lagerung.webp#1200x675',
  coverAlt: 'Blüte',
  href: '/#/blog/lagerung-zu-hause',
  date: '2026-05-04',
  readingMinutes: 4,
};
const read = {
  id: 'lagerung-zu-hause',
  slug: 'lagerung-zu-hause',
  title: 'Lagerung zu Hause',
  excerpt: 'Licht, Temperatur und Feuchte.',
  cover: { src: '/content_management/blog/covers/lagerung.webp', alt: 'Blüte', width: 1200, height: 675 },
  href: '/#/blog/lagerung-zu-hause',
  date: '2026-05-04',
  readingMinutes: 4,
};

describe('every shape of the index', () => {
  test.each<[string, unknown]>([
    ['a list', [entry]],
    ['items', { items: [entry] }],
    ['posts', { posts: [entry] }],
    ['data', { data: [entry] }],
  ])('%s', (_case, answer) => {
    expect(readBlogIndex(answer)).toEqual([read]);
  });
});

describe('an entry', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['with a cover as cover_image', { coverImage: undefined, cover_image: entry.coverImage }, {}],
    ['with a cover as image', { coverImage: undefined, image: entry.coverImage }, {}],
    ['with a number as id', { id: 7 }, { id: '7' }],
    ['without an id', { id: undefined }, {}],
    ['without a slug', { slug: undefined }, { slug: null }],
    ['without an excerpt', { excerpt: undefined }, { excerpt: '' }],
    ['without a date', { date: undefined }, { date: null }],
    ['with a date that is none', { date: 'bald' }, { date: null }],
    ['with the day as publishedAt', { date: undefined, publishedAt: '2026-05-04' }, {}],
    ['without a reading time', { readingMinutes: undefined }, { readingMinutes: null }],
    ['without a cover', { coverImage: null }, { cover: null }],
    ['with a cover of another site', { coverImage: 'https://elsewhere.example/x.webp' }, { cover: null }],
    ['with a cover of unknown size', { coverImage: '/x.webp' }, { cover: { ...read.cover, src: '/x.webp' } }],
    [
      'with a square cover',
      { coverImage: '/x.webp#800x800' },
      { cover: { ...read.cover, src: '/x.webp', width: 800, height: 800 } },
    ],
  ])('%s', (_case, given, expected) => {
    expect(readBlogIndex([{ ...entry, ...given }])).toEqual([{ ...read, ...expected }]);
  });

  test('without a title is left out', () => {
    expect(readBlogIndex([{ ...entry, title: ' ' }, null, 'x', entry])).toEqual([read]);
  });
});

test('another shape is a failure, not an empty list', () => {
  for (const answer of [null, 'x', {}, { items: 1 }]) expect(() => readBlogIndex(answer)).toThrow(TypeError);
});

test('no list crashes the reader', () => {
  const keys = ['id', 'slug', 'title', 'excerpt', 'coverImage', 'href', 'date', 'readingMinutes'] as const;
  const strange = fc.dictionary(fc.constantFrom(...keys), fc.oneof(fc.string(), fc.jsonValue()));
  fc.assert(
    fc.property(fc.array(fc.oneof(strange, fc.jsonValue())), (list) => {
      for (const each of readBlogIndex(list)) expect(each.title.trim()).not.toBe('');
    }),
  );
});
