import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './papers.mjs';
import { root } from './run.mjs';

const paper = fs.readFileSync(path.join(root, 'docs/product/dispensing.md'), 'utf8');
const rows = paper.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Fact '));

test('each test that the table of facts names exists, and each row names one', () => {
  const known = new Set(listFiles(root).map((file: string) => path.basename(file)));
  const named = [...paper.matchAll(/`([\w-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(rows.filter((row) => !/`[\w-]+\.test\.tsx?`/.test(row))).toEqual([]);
});

test('the table of facts has a row for each fact that an act asks for', () => {
  const contract = fs.readFileSync(path.join(root, 'packages/contract/src/desk/dispensing-acts.ts'), 'utf8');
  const [, list = ''] = /dispensingFacts = \[([^\]]*)\]/.exec(contract) ?? [];
  const facts = [...list.matchAll(/'(\w+)'/g)].map(([, fact = '']) => fact);
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.filter((fact) => !rows.some((row) => row.includes(`(\`${fact}\`)`)))).toEqual([]);
});
