// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** What node runs as it is written, less its types: each file of src becomes one of dist. */
const packages = ['packages/contract', 'packages/texts', 'apps/server'];

/**
 * Types are checked by `npm test`, not by the build: of the compiler's output the shop needs what this makes in a
 * hundredth of the time. The compiler writes the same files in the same places.
 */
export async function stripTypes() {
  // Not at the top: before the packages are installed, and where a shop only runs, there is none.
  const { transformSync } = await import('rolldown/utils');
  for (const folder of packages) {
    const [src, dist] = [path.join(root, folder, 'src'), path.join(root, folder, 'dist')];
    for (const name of sourcesIn(src)) {
      const target = path.join(dist, name.replace(/\.ts$/, '.js'));
      stripFile(transformSync, path.join(src, name), target);
    }
  }
}

/** @param {string} src */
function sourcesIn(src) {
  return fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith(`testing${path.sep}`));
}

/** @param {typeof import('rolldown/utils').transformSync} transformSync @param {string} source @param {string} target */
function stripFile(transformSync, source, target) {
  const { code, map, errors } = transformSync(source, fs.readFileSync(source, 'utf8'), {
    target: 'es2023',
    sourcemap: true,
    typescript: { rewriteImportExtensions: 'rewrite', onlyRemoveTypeImports: true },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => `${source}: ${message}`).join('\n'));
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const relative = path.relative(path.dirname(target), source);
  fs.writeFileSync(`${target}.map`, JSON.stringify({ ...map, sources: [relative], sourcesContent: undefined }));
  fs.writeFileSync(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
}
