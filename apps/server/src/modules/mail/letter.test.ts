import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { htmlProblems } from '../../testing/html-checker.ts';
import { writeLetter } from './letter.ts';
import type { Block, Letter } from './letter-blocks.ts';
import { markdownBlocks } from './letter-markdown.ts';

function letter(blocks: Block[], differences: Partial<Letter> = {}) {
  return writeLetter({
    language: 'de',
    title: 'Ihr Brief',
    shopName: 'Mainblüte',
    tagline: 'Apotheke',
    blocks,
    footer: [{ kind: 'paragraph', words: 'Uferstraße 12', isSmall: true }],
    ...differences,
  });
}

const everyBlock: Block[] = [
  { kind: 'heading', level: 2, text: 'Überschrift' },
  { kind: 'heading', level: 3, text: 'Darunter' },
  { kind: 'paragraph', words: ['Guten Tag, ', { text: 'Lena', isStrong: true }, '.\nNeue Zeile'] },
  { kind: 'quote', text: 'Erste Zeile\n\nZweite Zeile' },
  { kind: 'list', isNumbered: true, items: ['eins', 'zwei\nund noch etwas'] },
  { kind: 'list', isNumbered: false, items: ['Punkt'] },
  { kind: 'rows', rows: [{ label: 'Anschrift', value: 'Uferstraße 12\n97070 Würzburg' }] },
  { kind: 'lines', lines: [{ name: 'Käppele 25/1', detail: '10 g', amount: '104,90 €' }] },
  { kind: 'sums', sums: [{ label: 'Gesamt', amount: '104,90 €', isTotal: true }] },
  { kind: 'link', label: 'Ansehen', href: 'https://shop.example/#/orders', isButton: true },
  { kind: 'links', links: [{ label: 'AGB', href: 'https://shop.example/#/agb' }] },
  { kind: 'picture', cid: 'girocode', alt: 'GiroCode', sizePx: 180, caption: 'Zum Scannen' },
  { kind: 'code', text: '123456' },
  { kind: 'rule' },
  { kind: 'panel', blocks: [{ kind: 'heading', level: 2, text: 'Im Kasten' }] },
];

const odd = `<b>x</b>"'&`;
const oddLetter = letter(
  [
    { kind: 'heading', level: 2, text: odd },
    { kind: 'paragraph', words: [odd, { text: odd, isStrong: true }, { text: odd, href: 'https://a.de/"x' }] },
    { kind: 'quote', text: odd },
    { kind: 'list', isNumbered: false, items: [odd] },
    { kind: 'rows', rows: [{ label: odd, value: odd }] },
    { kind: 'lines', lines: [{ name: odd, detail: odd, amount: odd }] },
    { kind: 'sums', sums: [{ label: odd, amount: odd }] },
    { kind: 'link', label: odd, href: `https://a.de/?q=${odd}` },
    { kind: 'links', links: [{ label: odd, href: `https://a.de/?q=${odd}` }] },
    { kind: 'picture', cid: 'code', alt: odd, sizePx: 10, caption: odd },
    { kind: 'code', text: odd },
  ],
  { title: odd, shopName: odd, tagline: odd },
);

const markdown = `---
title: Widerruf
---

## So geht es

Eine Zeile
und ihr **Rest** mit [Seite](/#/widerruf), [nichts](javascript:alert) und \\* Stern.

1. eins
2. zwei

- Punkt

  zweiter Absatz

<b>kein HTML</b>

| a | b |
|---|---|
| 1 | 2 |
`;
const fromMarkdown = markdownBlocks(markdown, (href) =>
  href === '/#/widerruf' ? 'https://shop.example/#/widerruf' : null,
);

test('every block stands in the text', () => {
  const { text } = letter(everyBlock);
  expect(text).toBe(`Mainblüte
Apotheke

Ihr Brief
=========

Überschrift
-----------

Darunter

Guten Tag, Lena.
Neue Zeile

> Erste Zeile
>
> Zweite Zeile

1. eins
2. zwei
   und noch etwas

- Punkt

Anschrift:
  Uferstraße 12
  97070 Würzburg

- Käppele 25/1, 10 g: 104,90 €

Gesamt: 104,90 €

Ansehen:
https://shop.example/#/orders

AGB: https://shop.example/#/agb

123456

----------------------------------------

Im Kasten
---------

----------------------------------------

Uferstraße 12
`);
});

test('the html is valid, names its language and title, and loads nothing', { timeout: 120_000 }, () => {
  const { html } = letter(everyBlock, { language: 'en' });
  const ofMarkdown = letter([{ kind: 'heading', level: 2, text: 'Widerruf' }, ...fromMarkdown]);
  expect(htmlProblems({ html, odd: oddLetter.html, ofMarkdown: ofMarkdown.html })).toEqual([]);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Ihr Brief</title>');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/<link|<script|@import|url\(|src="(?!cid:)/);
  expect(html).toContain('<img src="cid:girocode" alt="GiroCode"');
});

test('papers that belong to the letter come after its end, in both kinds', () => {
  const { html, text } = letter([{ kind: 'paragraph', words: 'Guten Tag.' }], {
    appendix: [{ kind: 'heading', level: 2, text: 'Widerrufsbelehrung' }],
  });
  for (const written of [html, text]) {
    expect(written.indexOf('Uferstraße 12')).toBeLessThan(written.indexOf('Widerrufsbelehrung'));
  }
});

test('the shop’s name stands beside its mark, and dark screens get colours of their own', () => {
  const { html } = letter(everyBlock);
  expect(html).toMatch(/<td aria-hidden="true" class="primary on-primary"[^>]*>M<\/td>/);
  const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const inTheDark = html.slice(html.indexOf('prefers-color-scheme:dark'), html.indexOf('</style>'));
  for (const name of used) expect(inTheDark).toContain(`.${name}{`);
  // What only the style sheet said would be lost in programs that strip it.
  for (const tag of html.match(/<(?:table|td|th|p|a|h\d)\b[^>]*class=[^>]*>/g) ?? []) expect(tag).toContain('style="');
});

test('its colours are those of the shop, whose contrast is measured', () => {
  const tokens = readFileSync(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
  const colours = new Set(letter(everyBlock).html.match(/#[0-9a-f]{6}/g));
  expect(colours.size).toBeGreaterThan(12);
  for (const colour of colours) expect(tokens).toContain(colour);
});

test('whatever somebody wrote is text, in every block', () => {
  const { html, text } = oddLetter;
  expect(html).not.toMatch(/<b>|"'&"|='/);
  expect(html.match(/&lt;b&gt;x&lt;\/b&gt;&quot;&#39;&amp;/g)).toHaveLength(22);
  expect(text.split(odd)).toHaveLength(20);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/orders', '//evil.example', 'file:///etc/passwd', 'nonsense'])(
  'an address that has no place in a mail is no link: %s',
  (href) => {
    const { html, text } = letter([
      { kind: 'link', label: 'Knopf', href },
      { kind: 'paragraph', words: [{ text: 'Wort', href }] },
      { kind: 'links', links: [{ label: 'Seite', href }] },
    ]);
    expect(html).not.toContain('<a');
    expect(html).toContain('Wort');
    expect(text).not.toContain(href);
  },
);

test('characters that nobody sees are left out: they could hide or turn what stands there', () => {
  const { html, text } = letter([{ kind: 'paragraph', words: 'a\u202eb\u0000c\u2066d\u0007e\tf\r\ng' }]);
  expect(text).toContain('abcde f\ng');
  expect(html).toContain('abcde f<br>g');
});

describe('a text of the pharmacy', () => {
  test('becomes blocks, without its marks and with whole addresses', () => {
    expect(fromMarkdown.slice(0, 4)).toEqual([
      { kind: 'heading', level: 3, text: 'So geht es' },
      {
        kind: 'paragraph',
        words: [
          'Eine Zeile und ihr ',
          { text: 'Rest', isStrong: true },
          ' mit ',
          { text: 'Seite', href: 'https://shop.example/#/widerruf' },
          ', ',
          'nichts',
          ' und * Stern.',
        ],
      },
      { kind: 'list', isNumbered: true, items: [['eins'], ['zwei']] },
      { kind: 'list', isNumbered: false, items: [['Punkt', '\n', 'zweiter Absatz']] },
    ]);
  });

  test('loses nothing of what a letter has no block for', () => {
    const { html, text } = letter(fromMarkdown);
    expect(text).toContain('| 1 | 2 |');
    expect(html).toContain('&lt;b&gt;kein HTML&lt;/b&gt;');
    expect(text).not.toContain('title: Widerruf');
  });
});
