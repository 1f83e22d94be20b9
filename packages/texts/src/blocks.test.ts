import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, blockWords } from './blocks.ts';
import { textProblem } from './markdown-parser.ts';

test('a text is cut into its blocks', () => {
  const blocks = blocksOf(
    '# Öl\n\nEin *Satz*\nmit Umbruch.\n\n- eins\n- zwei\n\n> Zitat\n\n---\n\n```\ncode\n```\n\n3. drei\n',
  );
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'quote', 'rule', 'code', 'list']);
  expect(blocks.slice(0, 2).map(blockWords)).toEqual(['Öl', 'Ein Satz mit Umbruch.']);
  expect(blocks[5]).toMatchObject({ text: 'code' });
  expect(blocks[6]).toMatchObject({ isNumbered: true, start: 3, items: [{ raw: '3. drei' }] });
});

test('tables keep their sides and have as many cells in every row', () => {
  expect(blocksOf('|a|b|\n|:-|-:|\n|c|\n')).toMatchObject([
    { header: [{ align: 'left' }, { align: 'right' }], rows: [[{ inline: [{ text: 'c' }] }, { inline: [] }]] },
  ]);
});

test('a task is a box to look at', () => {
  expect(blocksOf('- [x] fertig\n- [ ] offen')).toMatchObject([
    { items: [{ blocks: [{ inline: [{ text: '☑ fertig' }] }] }, { blocks: [{ inline: [{ text: '☐ offen' }] }] }] },
  ]);
});

test.each([
  ['https://example.org/a_b_c', 'https://example.org/a_b_c'],
  ['www.example.org', 'http://www.example.org'],
  ['info@example.org', 'mailto:info@example.org'],
])('%s is a link by itself', (written, href) => {
  expect(blocksOf(`Siehe ${written}.`)).toMatchObject([
    { inline: [{ text: 'Siehe ' }, { type: 'link', href, inline: [{ text: written }] }, { text: '.' }] },
  ]);
});

test.each(['agb.md', 'ftp://example.org', '//example.org', 'a@b', 'www.', 'Version 1.2.3'])('%s is none', (written) => {
  expect(blocksOf(written)).toMatchObject([{ inline: [{ type: 'text', text: written }] }]);
});

test('emphasis in emphasis without end keeps its words', () => {
  const text = `${'*a '.repeat(500)}${' b*'.repeat(500)}`;
  expect(blockWords(blocksOf(text)[0] as never)).toBe(text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim());
});

test('what was written is the blocks one after the other, whatever was written', () => {
  const piece = fc.constantFrom(
    ...[
      '\n',
      '\n\n',
      ' ',
      '    ',
      '# a',
      '> b',
      '- c',
      '1. d',
      '---',
      '```',
      '|a|b|\n|-|-|\n',
      '[x]: /y',
      '[x]',
      '*e*',
    ],
    ...['\r\n', '\r', '\t', 'Wort', '<b>', '\\', '\u2028', '\u0000'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('').replaceAll(/\r\n?/g, '\n');
      const blocks = blocksOf(text);
      if (blocks.length > 0 && !textProblem(text)) expect(blocks.map(({ raw }) => raw).join('')).toBe(text);
    }),
    { numRuns: 1000 },
  );
});
