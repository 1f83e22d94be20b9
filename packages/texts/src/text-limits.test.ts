import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';
import { textProblem } from './markdown-parser.ts';

describe('a text that is too much to be read', () => {
  const stairs = Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- Stufe`).join('\n');
  test.each<[string, string, ReturnType<typeof textProblem>]>([
    ['a long one', `kurz\n${'Wort '.repeat(50_000)}`, { problem: 'length', line: 2 }],
    ['emphasis that never ends', `Text\n\n${'**a'.repeat(40_000)}`, { problem: 'marks', line: 3 }],
    ['brackets', '['.repeat(30_000), { problem: 'marks', line: 1 }],
    ['lines without end', 'a\n'.repeat(40_000), { problem: 'marks', line: 3334 }],
    ['lines that end as on an old machine', 'a\r'.repeat(40_000), { problem: 'marks', line: 3334 }],
    ['addresses', 'a@b.de '.repeat(5_000), { problem: 'marks', line: 1 }],
    ['a wide table', `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n${'|b\n'.repeat(100)}`, { problem: 'marks', line: 32 }],
    ['values to fill in', '{{pharmacyName}} '.repeat(6_000), { problem: 'marks', line: 1 }],
    ['quotes in quotes', `Text\n${'> '.repeat(60)}tief`, { problem: 'depth', line: 2 }],
    ['lists in lists on one line', `${'- '.repeat(60)}tief`, { problem: 'depth', line: 1 }],
    ['lists in lists', stairs, { problem: 'depth', line: 19 }],
  ])('%s: it is told where, and shown as it was written', (_what, text, problem) => {
    expect(textProblem(text)).toEqual(problem);
    const shown = renderMarkdown(text).html;
    expect(shown.startsWith('<pre><code>')).toBe(true);
    expect(shown.replaceAll('&gt;', '>')).toContain(text.slice(0, 1000));
  });
});

test('lists and quotes as deep as anybody writes them are read, to the last word', () => {
  const text = Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- Stufe ${depth}`).join('\n');
  expect(textProblem(text)).toBeNull();
  expect(renderMarkdown(text).html).toContain('<li>Stufe 11</li>');
});

test('a long text in plain words is read', () => {
  const text = `# Titel\n\n${`${'Ein Satz ohne alles. '.repeat(15)}Einer mit **Betonung** und [Verweis](/faq).\n\n`.repeat(350)}`;
  expect(text.length).toBeGreaterThan(100_000);
  expect(textProblem(text)).toBeNull();
});

test('every text that comes with the shop is read', () => {
  const folder = new URL('../../../content/', import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(textProblem(readFileSync(new URL(name, folder), 'utf8')), name).toBeNull();
});
