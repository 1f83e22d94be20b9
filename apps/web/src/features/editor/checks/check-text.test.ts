import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CheckContext, checkText } from './check-text.ts';
import { readWordList, wordPattern } from './risky-words.ts';

const german = readFileSync(`${import.meta.dirname}/../../../../../../content/risky-words.de.txt`, 'utf8');
const nothingKnown: Omit<CheckContext, 'path'> = {
  known: { posts: undefined, anchors: {} },
  riskyWords: null,
  isTwinMissing: undefined,
};
const postHead = '---\ntitle: Titel\ndate: 2026-05-04\n---\n';

/** Each hint as `line kind subject`. */
function hintsOf(text: string, context: Partial<CheckContext> = {}): string[] {
  const path = 'blog/blog_de/x/index.md';
  return checkText(text, { path, ...nothingKnown, ...context }).map(({ kind, line, subject }) =>
    [line, kind, subject].join(' ').trim(),
  );
}

const inPost = (body: string, context: Partial<CheckContext> = {}) => hintsOf(postHead + body, context);

test('a text that is too much to be shown gets one hint, at its line, and no further look', () => {
  expect(inPost(`\n${'**a'.repeat(40_000)}[x](nirgends)`)).toEqual(['6 textTooComplex']);
  expect(inPost(`\n${'> '.repeat(100)}tief`)).toEqual(['6 textTooComplex']);
});

describe('links', () => {
  const known = { posts: new Set(['lagerung']), anchors: { '/glossar': new Set(['myrcen']) } };

  test.each([
    '/#/faq',
    '#/shop?type=bud',
    '/blog/lagerung',
    '/#/blog/lagerung',
    '/glossar#myrcen',
    '/#/product/egal',
    'https://www.bfarm.de/x',
    'mailto:a@b.de',
    '/content_management/blog/x.pdf',
    '#abschnitt',
    '/',
  ])('to %s are fine', (address) => {
    expect(inPost(`## Abschnitt\n\n[x](${address})`, { known })).toEqual([]);
  });

  test.each([
    ['/blog/gibt-es-nicht', 'linkBroken'],
    ['/#/kontakt', 'linkBroken'],
    ['faq.html', 'linkBroken'],
    ['/glossar#nope', 'anchorMissing'],
    ['#nope', 'anchorMissing'],
  ])('to %s lead nowhere', (address, kind) => {
    expect(inPost(`Text\n[x](${address})`, { known })).toEqual([`6 ${kind} ${address}`]);
  });

  test('nothing is said of posts as long as they are not known', () => {
    expect(inPost('[x](/blog/vielleicht)')).toEqual([]);
  });

  test('code is no link', () => {
    expect(inPost('```\n[x](/nope)\n```\n')).toEqual([]);
  });

  test('the hint tells which part of the text it is about', () => {
    const text = `${postHead}Siehe [hier](/nope) nach.`;
    const [hint] = checkText(text, { path: 'blog/blog_de/x/index.md', ...nothingKnown });
    expect(text.slice(hint?.from, hint?.to)).toBe('[hier](/nope)');
  });
});

describe('images', () => {
  test('without an alternative text are told', () => {
    expect(inPost('![](/content_management/a/b.webp#10x20)')).toEqual(['5 altMissing b.webp']);
    expect(inPost('![Eine Blüte](/content_management/a/b.webp#10x20)')).toEqual([]);
  });

  test('the cover needs one too', () => {
    expect(hintsOf('---\ntitle: T\ndate: 2026-05-04\ncover_image: /x.webp\n---\n')).toEqual(['4 coverAltMissing']);
  });
});

describe('headings', () => {
  test('do not skip a level', () => {
    expect(inPost('## A\n#### C\n')).toEqual(['6 headingSkipped C']);
    expect(inPost('## A\n### B\n#### C\n## D\n')).toEqual([]);
  });

  test('do not compete with the title, unless they repeat it', () => {
    expect(inPost('# Titel\n## A')).toEqual([]);
    expect(inPost('## A\n# Noch einer')).toEqual(['6 headingTop Noch einer']);
  });

  test('are not empty', () => {
    expect(inPost('##\n')).toEqual(['5 headingEmpty']);
  });
});

describe('risky words', () => {
  const riskyWords = wordPattern(readWordList(german));

  test('are found whole, in any case, with soft hyphens', () => {
    expect(inPost('Das BESTE Mittel hilft\u00a0bei allem. Pre\u00admium.', { riskyWords })).toEqual([
      '5 riskyWord BESTE',
      '5 riskyWord hilft\u00a0bei',
      '5 riskyWord Premium',
    ]);
  });

  test('are not found inside other words or in addresses', () => {
    expect(inPost('Sie bestellen. Aktionär. [x](/#/faq?beste)', { riskyWords })).toEqual([]);
  });

  test('a phrase is one hint', () => {
    expect(inPost('Das passt am besten.', { riskyWords })).toEqual(['5 riskyWord am besten']);
  });

  test('are found in titles', () => {
    expect(hintsOf('---\ntitle: Geheimtipp\ndate: 2026-05-04\n---\n', { riskyWords })).toEqual([
      '2 riskyWord Geheimtipp',
    ]);
  });

  test('notes in the list are no words', () => {
    expect(readWordList('# Notiz\n\nheilt\n')).toEqual(['heilt']);
  });
});

describe('[CM-07] the structure of the questions', () => {
  const ofFaq = (text: string) => hintsOf(text, { path: 'faq/faq.de.md' });

  test('is fine as the shop brings it', () => {
    expect(ofFaq('## Rezept\n\nVorab.\n\n### Wie?\n\nSo.\n\n### Wo?\n\nHier.\n')).toEqual([]);
  });

  test.each([
    ['Hallo\n\n## A\n\n### B\n\nC', '1 faqTextBeforeSection Hallo'],
    ['# Titel\n\n## A\n\n### B\n\nC', '1 faqTextBeforeSection # Titel'],
    ['### B\n\nC', '1 faqQuestionOutside B'],
    ['## A\n\n### B\n\n### C\n\nD', '3 faqAnswerMissing B'],
    ['## A\n\n### B\n\n', '3 faqAnswerMissing B'],
    ['## A\n\nText\n\n## B\n\n### C\n\nD', '1 faqSectionEmpty A'],
    ['## A\n\n### B?\n\nC\n\n### B?\n\nC', '7 faqQuestionTwice B?'],
  ])('%j', (text, hint) => {
    expect(ofFaq(text)).toEqual([hint]);
  });
});

describe('the head of a text', () => {
  test('that cannot be read is told at its line', () => {
    expect(hintsOf('---\ntitle: T\ndate: 2026-05-04\nUnsinn\n---\n')).toEqual(['4 frontMatterBroken Unsinn']);
    expect(hintsOf('---\ntitle: T\ndate: 2026-05-04\n\nText')).toEqual(['1 frontMatterBroken ---']);
  });

  test('of a post has a title and a day', () => {
    expect(hintsOf('Text')).toEqual(['1 titleMissing', '1 dateInvalid']);
    expect(hintsOf('---\ntitle: T\ndate: 2026-02-30\n---\n')).toEqual(['3 dateInvalid 2026-02-30']);
  });

  test('of a legal text has a version', () => {
    expect(hintsOf('---\ntitle: T\n---\n', { path: 'agb/agb.de.md' })).toEqual(['1 versionMissing']);
  });
});

test('a page that the shop lays out has the sections it is made for', () => {
  const head = '---\ntitle: T\n---\n';
  expect(hintsOf(`${head}## A\n`, { path: 'pages/contact.de.md' })).toEqual([]);
  expect(hintsOf(`${head}## A\n\n## B\n`, { path: 'pages/contact.de.md' })).toEqual([]);
  expect(hintsOf(`${head}## A\n\n## B\n\n## C\n`, { path: 'pages/contact.de.md' })).toEqual(['8 pageSections 2']);
  expect(hintsOf(`${head}## A\n`, { path: 'pages/about.de.md' })).toEqual(['1 pageSections 5']);
});

test('a missing twin is told', () => {
  expect(inPost('Text', { isTwinMissing: true })).toEqual(['1 twinMissing']);
});
