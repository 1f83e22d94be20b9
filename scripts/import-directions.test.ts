import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrowsFile } from './import-arrows.mjs';
import { arrows } from './import-examples.ts';
import { root, tools } from './run.mjs';

/** One import a line, so that the line of a complaint tells the source. */
const sourcesOf = new Map(arrows.map(([file, refused, accepted]) => [file, [...refused, ...accepted]]));

let folder: string;
/** The sources that Biome refused, by file. */
let refusals: Map<string, Set<string>>;
let otherComplaints: string[];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-directions-'));
  const config = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8'));
  write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }));
  write('biome.arrows.json', arrowsFile);
  for (const [file, sources] of sourcesOf) write(file, sources.map((source) => `import '${source}';\n`).join(''));
  write('apps/web/src/lib/index.ts', "export * from './api.ts';\nexport { a } from './a.ts';\n");
  write('apps/web/src/lib/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n");
  write('apps/web/src/lib/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
  write('apps/web/src/lib/c.ts', "import type { D } from './d.ts';\nexport type C = D | 1;\n");
  write('apps/web/src/lib/d.ts', "import type { C } from './c.ts';\nexport type D = C[];\n");

  refusals = new Map();
  otherComplaints = [];
  for (const { category, location } of lint()) {
    const source = sourcesOf.get(location.path)?.[location.start.line - 1];
    if (category === 'lint/style/noRestrictedImports' && source) {
      refusals.set(location.path, (refusals.get(location.path) ?? new Set()).add(source));
    } else {
      otherComplaints.push(`${category} ${location.path}`);
    }
  }
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each(arrows)('%s imports along the arrows only', (file, refused) => {
  expect([...(refusals.get(file) ?? [])].sort()).toEqual([...refused].sort());
});

test('a file that only re-exports is refused', () => {
  expect(otherComplaints).toContain('lint/performance/noBarrelFile apps/web/src/lib/index.ts');
});

test.each(['a', 'c'])('an import cycle is refused, of values and of types: %s.ts', (name) => {
  expect(otherComplaints).toContain(`lint/suspicious/noImportCycles apps/web/src/lib/${name}.ts`);
});

test('the linter reads the arrows as the table has them; npm run format writes them', () => {
  expect(fs.readFileSync(path.join(root, 'biome.arrows.json'), 'utf8')).toBe(arrowsFile);
});

function write(file: string, text: string) {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

interface Complaint {
  category: string;
  location: { path: string; start: { line: number } };
}

function lint(): Complaint[] {
  const args = [path.join(root, tools.biome), 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics;
}
