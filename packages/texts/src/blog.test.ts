import { describe, expect, test } from 'vitest';
import { readingMinutes, readPost, stripPostHead } from './blog.ts';

test('a post is read from its front matter', () => {
  const post = readPost(
    'charge',
    '---\ntitle: Charge lesen\nexcerpt: Kurz gesagt.\ndate: 2026-04-20\nauthor: Dr. A\ncover_image: /c/a.webp#1200x675\ncover_alt: Blatt\n---\n\nWichtig: bleibt.\n',
  );

  expect(post).toEqual({
    slug: 'charge',
    title: 'Charge lesen',
    excerpt: 'Kurz gesagt.',
    date: '2026-04-20',
    author: 'Dr. A',
    coverImage: '/c/a.webp#1200x675',
    coverAlt: 'Blatt',
    isDraft: false,
    bodyMarkdown: 'Wichtig: bleibt.\n',
  });
});

test('the cover may be written in either way', () => {
  expect(readPost('a', '---\ncoverImage: /a.webp\n---\n').coverImage).toBe('/a.webp');
});

test('a post without front matter has a title and an excerpt from its text', () => {
  const post = readPost('neu', `# Mein *Beitrag*\n\n${'Wort '.repeat(60)}\n`);

  expect(post.title).toBe('Mein Beitrag');
  expect(post.excerpt).toMatch(/^(Wort )+…$/);
  expect(post.excerpt.length).toBeLessThan(203);
  expect(readPost('neu', '').title).toBe('neu');
});

test('only a real day is a date, and only `draft: true` is a draft', () => {
  expect(readPost('a', '---\ndate: 2026-02-30\ndraft: True\n---\n')).toMatchObject({ date: null, isDraft: true });
  expect(readPost('a', '---\ndate: morgen\ndraft: no\n---\n')).toMatchObject({ date: null, isDraft: false });
});

describe('[CT-02] the head that is stripped', () => {
  test.each([
    ['a run of asterisks', '*****\n\nText', 'Text'],
    ['asterisks before a word', '***Text', 'Text'],
    ['lines like a header', 'title: A\ncover_image: b.webp\n\n# Kopf\n\nText', '# Kopf\n\nText'],
    ['asterisks and header lines', '****\ntitle: A\n\n\nText', 'Text'],
    ['header lines up to a heading', 'title: A\n# Kopf\nname: bleibt', '# Kopf\nname: bleibt'],
    ['leading blank lines', '\n \n\nText', 'Text'],
    ['asterisks below blank lines', '\n\n***\n\nText', 'Text'],
    ['asterisks below header lines', 'title: A\n\n****\n\nText', 'Text'],
  ])('%s goes', (_, markdown, stripped) => {
    expect(stripPostHead(markdown)).toBe(stripped);
  });

  test.each([
    ['a colon after the first blank line', 'Text\n\nWichtig: bleibt.'],
    ['a colon below a heading', '# Kopf\nWichtig: bleibt.'],
    ['blank lines in the text', 'A\n\n\n\nB'],
    ['emphasis at the start', '**Wichtig** und *gut*'],
    ['a list at the start', '* eins\n* zwei'],
    ['an address at the start', 'https://example.org'],
  ])('%s stays', (_, markdown) => {
    expect(stripPostHead(markdown)).toBe(markdown);
  });

  test('a colon after leading blank lines stays', () => {
    expect(stripPostHead('\nWichtig: bleibt.')).toBe('Wichtig: bleibt.');
  });
});

describe('[CT-02] below front matter', () => {
  const post = (body: string) => readPost('a', `---\ntitle: A\n---\n${body}`).bodyMarkdown;

  test.each([
    ['a run of asterisks goes', '\n*****\n\nText', 'Text'],
    ['asterisks before a word go', '***Text', 'Text'],
    ['a first line with a colon stays', '\nWichtig: bleibt.', 'Wichtig: bleibt.'],
    ['so it does below asterisks', '***\nWichtig: bleibt.', 'Wichtig: bleibt.'],
    ['emphasis stays', '\n**Wichtig** und *gut*', '**Wichtig** und *gut*'],
    ['a list stays', '* eins\n* zwei', '* eins\n* zwei'],
  ])('%s', (_, body, shown) => {
    expect(post(body)).toBe(shown);
  });
});

test('reading takes a minute for 200 words, and at least one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`---\ntitle: ${'x '.repeat(500)}\n---\n${'Wort '.repeat(600)}`)).toBe(3);
  expect(readingMinutes(`${'[Wort](/ein/langer/weg-der-nicht-zaehlt) '.repeat(400)}`)).toBe(2);
});
