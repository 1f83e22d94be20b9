import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';
import { anchorOfLetter, readGlossary, readGlossaryInSteps } from './read-glossary.ts';

const file = `---
title: Glossar
---

Kurz erklärt.

Sprungliste: A C Ö

## A

### Analysenzertifikat

Ein **Prüfbericht**.

- mit Liste

### Arzneibuch (DAB)

Regeln.

## C

### β-Caryophyllen

Ein Terpen.

## Ö

### Öl

Ein Extrakt.
`;

describe('[CT-07] the glossary', () => {
  const { introduction, letters, sections } = readGlossary(file);

  test('has an introduction without the jump list', () => {
    expect(introduction).toBe('Kurz erklärt.');
  });

  test("takes its letters from the line 'Sprungliste'", () => {
    expect(letters).toEqual(['A', 'C', 'Ö']);
  });

  test('has its terms under their letters, each with its text', () => {
    expect(sections.map(({ title, terms }) => [title, ...terms.map((term) => term.title)])).toEqual([
      ['A', 'Analysenzertifikat', 'Arzneibuch (DAB)'],
      ['C', 'β-Caryophyllen'],
      ['Ö', 'Öl'],
    ]);
    expect(sections[0]?.terms[0]?.markdown.trim()).toBe('Ein **Prüfbericht**.\n\n- mit Liste');
  });

  test('product pages find their terpene', () => {
    expect(sections[1]?.terms[0]?.anchor).toBe('caryophyllen');
  });

  test('a letter leads to its section, else to the first term that begins with it', () => {
    expect(anchorOfLetter('C', sections)).toBe('c');
    expect(anchorOfLetter('B', sections)).toBeNull();
    const inOnePart = readGlossary('## Alle\n\n### Abgabe\n\nx\n\n### Blüte\n\ny').sections;
    expect(anchorOfLetter('B', inOnePart)).toBe('bluete');
  });
});

describe('[CT-07] the jump list may be written as', () => {
  test.each([
    'Sprungliste: A B C',
    '**Sprungliste:** A | B | C',
    'Sprungliste: [A](#a) · [B](#b) · [C](#c)',
    '## Sprungliste\n\nA B C',
    '## Sprungliste\n\n- [A](#a)\n- [B](#b)\n- [C](#c)',
  ])('%j', (line) => {
    const { letters, sections } = readGlossary(`# Glossar\n\n${line}\n\n## A\n\n### Abgabe\n\nText`);
    expect(letters).toEqual(['A', 'B', 'C']);
    expect(sections.map(({ title }) => title)).toEqual(['A']);
  });
});

test('without a jump list the sections are the letters', () => {
  expect(readGlossary('## A\n\n### Abgabe\n\n## B\n\n### Blüte').letters).toEqual(['A', 'B']);
});

test('without letter headings the terms are put under their first letters', () => {
  const { sections } = readGlossary('### Abgabe\n\nx\n\n### Anbau\n\ny\n\n### Blüte\n\nz');
  expect(sections.map(({ title, terms }) => [title, terms.length])).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});

test('no text crashes the reader, and every anchor is there once', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('## A', '### Myrcen', '### Myrcen', 'Sprungliste: A B', '---', '# X'),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { sections } = readGlossary(lines.join('\n\n'));
      const anchors = sections.flatMap(({ anchor, terms }) => [anchor, ...terms.map((term) => term.anchor)]);
      expect(new Set(anchors).size).toBe(anchors.length);
    }),
  );
});

describe('finding a term', () => {
  const { sections } = readGlossary(file);
  const titles = (typed: string) => findTerms(sections, typed).flatMap(({ terms }) => terms.map(({ title }) => title));

  test.each([
    ['', ['Analysenzertifikat', 'Arzneibuch (DAB)', 'β-Caryophyllen', 'Öl']],
    ['ZERT', ['Analysenzertifikat']],
    ['caryo', ['β-Caryophyllen']],
    ['β-', ['β-Caryophyllen']],
    ['oel', ['Öl']],
    ['öl', ['Öl']],
    ['(dab', ['Arzneibuch (DAB)']],
    ['xyz', []],
    ['%', []],
  ])('%j', (typed, found) => {
    expect(titles(typed)).toEqual(found);
  });
});

test('letter by letter it reads the same, also the glossary that comes with the shop', async () => {
  const fenced = '## A\n### Anbau\n```\n## B\n```\n## C\n### CBD\nText\n';
  const shipped = readFileSync(
    path.join(import.meta.dirname, '../../../../../../content/glossar/Cannabis-Glossar.md'),
    'utf8',
  );
  for (const markdown of [fenced, shipped, '', 'Nur Text.']) {
    expect(await readGlossaryInSteps(markdown)).toEqual(readGlossary(markdown));
  }
  expect(readGlossary(fenced).sections.map(({ title }) => title)).toEqual(['A', 'C']);
});
