import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  commandsOf,
  commandsOfCi,
  filesMeantBy,
  filesNamedIn,
  listFiles,
  listPapers,
  longCommandsOf,
  npmScriptOf,
  tableRowsOf,
} from './papers.mjs';
import { root } from './run.mjs';

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const papers = listPapers(root);
const triedByCi = commandsOfCi(read('.ci/run'));
const longCommands = longCommandsOf(read('docs/reliability.md'));
const npmScripts = Object.keys(JSON.parse(read('package.json')).scripts);

describe('the papers', () => {
  test('begin with a README that tells how to start and how to test', () => {
    expect(papers).toContain('README.md');
    expect(commandsOf(read('README.md'))).toEqual(expect.arrayContaining(['npm start', 'npm test']));
  });

  test('name no command that CI does not try, or that is not on the list of long commands', () => {
    const tried = [...triedByCi, ...longCommands.map(({ command }) => command)];
    const untried = papers.flatMap((paper) =>
      commandsOf(read(paper))
        .filter((command) => !tried.includes(command))
        .map((command) => `${paper}: ${command}`),
    );
    expect(untried).toEqual([]);
  });

  test('name no npm script that does not exist, in sentences neither', () => {
    const unknown = papers.flatMap((paper) =>
      [...commandsOf(read(paper)), ...[...read(paper).matchAll(/`(npm [^`\n]+)`/g)].map(([, command = '']) => command)]
        .filter((command) => npmScriptOf(command) && !npmScripts.includes(npmScriptOf(command) as string))
        .map((command) => `${paper}: ${command}`),
    );
    expect(unknown).toEqual([]);
  });
});

test('the list of long commands names scripts that exist and the day of the last run', () => {
  expect(longCommands.length).toBeGreaterThan(4);
  const wrong = longCommands.filter(
    ({ command, lastRun }) =>
      !npmScripts.includes(npmScriptOf(command) ?? '') ||
      !/^\d{4}-\d{2}-\d{2}$/.test(lastRun) ||
      new Date(lastRun) > new Date(),
  );
  expect(wrong).toEqual([]);
});

test('the glossary has each word once, in alphabetical order', () => {
  const [code = ''] = read('docs/glossary.md').split('## Words of the texts');
  const words = tableRowsOf(code).map(([word = '']) => word.toLowerCase());
  expect(words.length).toBeGreaterThan(100);
  expect(words).toEqual([...new Set(words)].sort());
});

describe('the papers about security', () => {
  const files = listFiles(root);
  const security = ['docs/security.md', 'docs/asvs.md'];

  test.each(security)('%s: every file in its tables exists, and no other has that name', (paper) => {
    const named = new Set(tableRowsOf(read(paper)).flatMap((cells) => filesNamedIn(cells.join(' '))));
    const unclear = [...named].filter((name) => filesMeantBy(name, files).length !== 1);
    expect(named.size).toBeGreaterThan(50);
    expect(unclear.map((name) => `${name}: ${filesMeantBy(name, files).join(', ') || 'not there'}`)).toEqual([]);
  });

  test('every threat names what holds it, and a test', () => {
    const [threats = ''] = read('docs/security.md').split('\n## Rules');
    const proven = /\.(?:test\.tsx?|spec\.ts)$/;
    const open = tableRowsOf(threats).filter(
      ([, held = '', proof = '']) =>
        !filesNamedIn(held).length || !filesNamedIn(proof).some((name) => proven.test(name)),
    );
    expect(open.map(([threat]) => threat)).toEqual([]);
  });
});

describe('the judgement by ASVS 5.0', () => {
  const verdicts = ['holds', 'not applicable', 'operator', 'exception', 'not yet'];
  const rows = tableRowsOf(read('docs/asvs.md')).filter(([id = '']) => /^\d+\.\d+\.\d+$/.test(id));

  test('has every requirement of level 1 and level 2, once and in order', () => {
    const weight = (id: string) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
    const ids = rows.map(([id = '']) => weight(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    const ofLevel = (level: string) => rows.filter((cells) => cells[1] === level).length;
    expect({ 1: ofLevel('1'), 2: ofLevel('2'), all: rows.length }).toEqual({ 1: 70, 2: 183, all: 253 });
  });

  test('says what holds, with the file, and gives a reason for what does not', () => {
    const unfounded = rows.filter(([, , , verdict = '', held = '', proof = '']) => {
      if (!verdicts.includes(verdict)) return true;
      return verdict === 'holds' ? filesNamedIn(held).length === 0 || proof === '' : `${held}${proof}` === '';
    });
    expect(unfounded.map(([id]) => id)).toEqual([]);
  });

  test('counts its verdicts', () => {
    const told = tableRowsOf(read('docs/asvs.md')).filter(([verdict = '']) => verdicts.includes(verdict));
    const counted = verdicts.map((verdict) => [verdict, `${rows.filter((cells) => cells[3] === verdict).length}`]);
    expect(told.map((cells) => cells.slice(0, 2))).toEqual(counted);
  });
});

test('CI tries npm scripts that exist', () => {
  const tried = triedByCi.map(npmScriptOf).filter((name) => name !== undefined);
  expect(npmScripts).toEqual(expect.arrayContaining(tried));
  expect(tried).toContain('test');
});

describe('reading commands', () => {
  test('takes those of sh blocks, without variables and remarks', () => {
    const markdown = [
      '# Shop',
      '```sh',
      'git clone https://shop.example/shop.git && cd shop',
      'npm start          # opens the shop',
      "$ PORT=4000 MAIL_FROM='Rosen Apotheke' npm run dev",
      '# only a remark',
      'npm test \\',
      '  -- unit',
      '```',
      'and `npm run look`, and',
      '```js',
      'npm.start()',
      '```',
      '- in a list:',
      '  ```sh',
      '  npm run build',
      '  ```',
    ].join('\n');
    expect(commandsOf(markdown)).toEqual(['npm start', 'npm run dev', 'npm test -- unit', 'npm run build']);
  });

  test('knows the npm script behind a command', () => {
    expect(npmScriptOf('npm start')).toBe('start');
    expect(npmScriptOf('npm test -- unit')).toBe('test');
    expect(npmScriptOf('npm run bench')).toBe('bench');
    expect(npmScriptOf('npm ci')).toBeUndefined();
  });

  test("finds CI's list", () => {
    expect(commandsOfCi("  try 'npm start'\n  # try 'npm run never'\n  try 'npm test'\n")).toEqual([
      'npm start',
      'npm test',
    ]);
  });
});

describe('reading tables', () => {
  test('takes rows without heads and comments', () => {
    const markdown = '| A | B |\n|---|:-:|\n| one | `a.ts` <!-- `b.ts` --> |\n\nwords\n\n| C |\n|---|\n| two |\n';
    expect(tableRowsOf(markdown)).toEqual([['one', '`a.ts`'], ['two']]);
  });

  test('knows a file from an address and from other words', () => {
    expect(
      filesNamedIn('`http/serve.ts`, `/config.json`, `storage/`, `app.ts`, `npm test`, `METRICS`, serve.ts'),
    ).toEqual(['http/serve.ts', 'storage/', 'app.ts']);
  });

  test('finds files by the end of their path, whole names only', () => {
    const files = [
      'package.json',
      'apps/',
      'apps/web/package.json',
      'apps/server/src/log.ts',
      'apps/server/src/blog.ts',
    ];
    expect(filesMeantBy('log.ts', files)).toEqual(['apps/server/src/log.ts']);
    expect(filesMeantBy('package.json', files)).toEqual(['package.json']);
    expect(filesMeantBy('apps/', files)).toEqual(['apps/']);
    expect(filesMeantBy('gone.ts', files)).toEqual([]);
  });
});
