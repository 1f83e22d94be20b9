import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commentsOf, danglingIn, filesNamedInComment, titlesOf } from './citations.mjs';
import { filesMeantBy, filesNamedIn, listFiles, listPapers, tableRowsOf } from './papers.mjs';
import { root } from './run.mjs';

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const firstCells = (paper: string) => new Set(tableRowsOf(read(paper)).map(([cell = '']) => cell));

const files = listFiles(root);
const sources = files.filter((file) => /^(?:apps|packages|scripts|e2e)\/.*\.(?:css|mjs|tsx?)$/.test(file));
const papers = listPapers(root);
const known = {
  clauses: firstCells('docs/product/clauses.md'),
  readings: firstCells('docs/product/readings.md'),
  wire: firstCells('docs/product/wire.md'),
  decisions: new Set(files.flatMap((file) => /^docs\/decisions\/0*(\d+)-/.exec(file)?.[1] ?? [])),
};

/** Its examples are made up. */
const tested = sources.filter((file) => !file.startsWith('scripts/citations'));

describe('citations', () => {
  test('there is something to cite', () => {
    expect(known.clauses.size).toBeGreaterThan(130);
    expect([known.readings.has('32'), known.wire.has('Pickup'), known.decisions.has('12')]).toEqual([true, true, true]);
  });

  test('comments and titles of tests cite clauses, readings, decisions and rows that exist', () => {
    const dangling = tested.flatMap((file) => {
      const source = read(file);
      return danglingIn([...commentsOf(source), ...titlesOf(source)].join('\n'), known).map((one) => `${file}: ${one}`);
    });
    expect(dangling).toEqual([]);
  });

  test('papers do too', () => {
    const dangling = papers.flatMap((paper) => danglingIn(read(paper), known).map((one) => `${paper}: ${one}`));
    expect(dangling).toEqual([]);
  });

  test('comments name files that exist', () => {
    const gone = tested.flatMap((file) =>
      commentsOf(read(file))
        .flatMap(filesNamedInComment)
        .filter((name) => filesMeantBy(name, files).length === 0)
        .map((name) => `${file}: ${name}`),
    );
    expect(gone).toEqual([]);
  });

  test('papers name code files that exist', () => {
    const gone = papers.flatMap((paper) =>
      filesNamedInComment(read(paper))
        .filter((name) => !name.endsWith('.md') && filesMeantBy(name, files).length === 0)
        .map((name) => `${paper}: ${name}`),
    );
    expect(gone).toEqual([]);
  });

  test('links from paper to paper lead somewhere', () => {
    const broken = papers.flatMap((paper) =>
      [...read(paper).matchAll(/\]\((?![a-z]+:|#|\/)([^)#\s]+)/g)]
        .map(([, target = '']) => path.posix.join(path.posix.dirname(paper), target))
        .filter((target) => !files.includes(target) && !files.includes(`${target}/`))
        .map((target) => `${paper}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  test('the papers of docs/product name files that exist, and no other has that name', () => {
    const unclear = papers
      .filter((paper) => paper.startsWith('docs/product/'))
      .flatMap((paper) => tableRowsOf(read(paper)).flatMap((cells) => filesNamedIn(cells[2] ?? '')))
      .filter((name) => filesMeantBy(name, files).length !== 1);
    expect(unclear).toEqual([]);
  });
});

describe('reading citations', () => {
  const some = {
    clauses: new Set(['SH-04']),
    readings: new Set(['1', '14']),
    decisions: new Set(['12']),
    wire: new Set(['Guest cart']),
  };

  test.each([
    ['a clause', 'one open (SH-04)', 'one open (SH-05)', 'SH-05'],
    ['readings', 'the rule of readings 1 and 14', 'the rule of readings 1 and 15', 'reading 15'],
    ['a decision', 'decision 12 has the reasons', 'Decision 13 has the reasons', 'decision 13'],
    ['a row', 'merged once (wire.md, Guest cart).', 'merged once (wire.md, Guest).', 'wire.md, Guest'],
    ['a paper of elsewhere', 'a specification', 'as SPEC says', 'SPEC'],
  ])('tells %s that is there from one that is not', (_case, there, missing, dangling) => {
    expect(danglingIn(there, some)).toEqual([]);
    expect(danglingIn(missing, some)).toEqual([dangling]);
  });

  test('finds comments and titles, and no addresses', () => {
    const source = `/** One\n * comment. */\nconst home = 'https://shop.example'; // another\ntest.each([1])('[SH-04] a title', () => {});`;
    expect(commentsOf(source)).toEqual(['/** One comment. */', '// another']);
    expect(titlesOf(source)).toEqual(['[SH-04] a title']);
  });

  test('knows the names of files in a comment', () => {
    expect(
      filesNamedInComment('// see `order-hold.ts`, docs/security.md and faq/faq.{lang}.md; not *.test.ts'),
    ).toEqual(['order-hold.ts', 'docs/security.md']);
  });
});
