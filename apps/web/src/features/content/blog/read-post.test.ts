import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadOf, readPostAnswer, readPostFile } from './read-post.ts';

const file = `---
title: Lagerung zu Hause
excerpt: Licht und Feuchte.
date: 2026-05-04
author: Dr. Annika Ruhland
cover_image: /covers/lagerung.webp#1200x675
cover_alt: Blüte
---

Wichtig: kühl lagern.

## Licht
`;
const cover = { src: '/covers/lagerung.webp', alt: 'Blüte', width: 1200, height: 675 };

describe('[CT-02] a post from its file', () => {
  test('has what its front matter says', () => {
    expect(readPostFile('lagerung', file, 'de')).toEqual({
      slug: 'lagerung',
      language: 'de',
      title: 'Lagerung zu Hause',
      excerpt: 'Licht und Feuchte.',
      author: 'Dr. Annika Ruhland',
      date: '2026-05-04',
      readingMinutes: 1,
      cover,
      bodyMarkdown: 'Wichtig: kühl lagern.\n\n## Licht\n',
    });
  });

  test('has its excerpt as lead, unless the text begins with the same words', () => {
    expect(leadOf(readPostFile('x', file, 'de'))).toBe('Licht und Feuchte.');
    expect(leadOf(readPostFile('x', file.replace('Licht und Feuchte.', 'Wichtig: kühl lagern.'), 'de'))).toBeNull();
    expect(leadOf(readPostFile('x', '# Licht\n\nOhne Auszug.', 'de'))).toBeNull();
  });

  test('may name its cover coverImage, or have none', () => {
    expect(readPostFile('x', file.replace('cover_image', 'coverImage'), 'de').cover).toEqual(cover);
    expect(readPostFile('x', file.replace(/cover_image.*\n/, ''), 'de').cover).toBeNull();
  });

  test('finds a relative cover in its own folder', () => {
    expect(readPostFile('x', file.replace('/covers/', ''), 'de').cover?.src).toBe(
      '/content_management/blog/blog_de/x/lagerung.webp',
    );
  });

  test('without front matter loses asterisks and header lines at its top, and no word below', () => {
    const { bodyMarkdown } = readPostFile('x', '***\ntitle: X\nlang: de\n\nWichtig: bleibt.', 'de');
    expect(bodyMarkdown).toBe('Wichtig: bleibt.');
  });
});

describe('[CT-02] a post from the content API', () => {
  const answer = { id: '1', slug: 'lagerung', title: 'Titel', coverImage: '/c.webp#10x20', bodyMarkdown: 'Text.' };

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['as our server sends it', {}, {}],
    ['with body_markdown', { bodyMarkdown: undefined, body_markdown: 'Text.' }, {}],
    ['with cover_image', { coverImage: undefined, cover_image: '/c.webp#10x20' }, {}],
    ['without a cover', { coverImage: null }, { cover: null }],
    ['with front matter in its body', { bodyMarkdown: '---\ndate: 2026-05-04\n---\nText.' }, { date: '2026-05-04' }],
    ['in German, although English was asked for', { lang: 'de' }, { language: 'de' }],
    ['without a title', { title: '' }, { title: 'lagerung' }],
  ])('%s', (_case, given, expected) => {
    expect(readPostAnswer('lagerung', { ...answer, ...given }, 'en')).toMatchObject({
      slug: 'lagerung',
      language: 'en',
      title: 'Titel',
      bodyMarkdown: 'Text.',
      cover: { src: '/c.webp', width: 10, height: 20 },
      ...expected,
    });
  });

  test('is stripped of its head once: by the server that says so, else here', () => {
    const bodyMarkdown = 'Wichtig: kühl lagern.\n\nText.';
    const read = (given: object) => readPostAnswer('x', { ...answer, bodyMarkdown, ...given }, 'de')?.bodyMarkdown;
    expect(read({ headStripped: true })).toBe(bodyMarkdown);
    expect(read({})).toBe('Text.');
    expect(read({ bodyMarkdown: '***\ntitle: X\n\nText.' })).toBe('Text.');
  });

  test.each([[null], ['<!doctype html>'], [[]], [{ title: 'ohne Text' }], [{ bodyMarkdown: ' ' }]])(
    '%j is none',
    (given) => {
      expect(readPostAnswer('x', given, 'de')).toBeNull();
    },
  );
});

test('no input crashes a reader', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.string(), (slug, answer, markdown) => {
      readPostFile(slug, markdown, 'de');
      readPostAnswer(slug, answer, 'de');
      readPostAnswer(slug, { title: answer, coverImage: markdown, bodyMarkdown: markdown, date: answer }, 'de');
    }),
  );
});
