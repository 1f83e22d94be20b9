import path from 'node:path';
import { type Rolldown, runnerImport } from 'vite';
import type { FilesOfRoute, FilesOfShop } from '../src/app/files-of-shop.ts';

type ScreensModule = typeof import('../src/app/screens.ts');
type Entry = ScreensModule['screens'][keyof ScreensModule['screens']];
type Bundle = Rolldown.OutputBundle;

/**
 * Which files of a build the first code is, and which the screen of each route needs beside it, read from the table of
 * screens itself. Not of the desk's and the editor's: every patient would carry that list, and those who work there have
 * the files in their cache.
 *
 * @param root of the app
 * @param screens the module that holds the table, relative to it
 */
export async function filesOfShop(root: string, screens: string, bundle: Bundle): Promise<FilesOfShop> {
  const { module } = await runnerImport<ScreensModule>(path.join(root, screens), { root });
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');
  const first = neededBy(entry, bundle);

  function filesWith(...modules: string[]): string[] {
    const found = chunks.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id)));
    const files = new Set(found.flatMap((chunk) => [...neededBy(chunk, bundle)]));
    return [...files].filter((file) => !first.has(file));
  }

  function filesOf([screen, ...areas]: Entry): FilesOfRoute {
    const words = (language: 'de' | 'en') =>
      filesWith(...chunks.flatMap(({ moduleIds }) => moduleIds.filter(isOneOf(areas, language))));
    return { all: filesWith(moduleOf(screen, root)), de: words('de'), en: words('en') };
  }

  const shown = Object.entries(module.screens).filter(([name]) => module.frameOf(name) === 'shop');
  return {
    entry: entry.fileName,
    imports: [...first].filter((file) => file !== entry.fileName),
    routes: Object.fromEntries(shown.map(([name, ofScreen]) => [name, filesOf(ofScreen)])),
  };
}

/** The module that a screen is loaded from; its loader holds nothing but that import, by now from the root. */
function moduleOf(load: () => unknown, root: string): string {
  const specifier = /import\w*\(["'](.+?)["']/.exec(String(load))?.[1];
  if (!specifier) throw new Error(`No import was found in ${load}.`);
  return path.join(root, specifier);
}

/** Tells the modules of these areas' sentences, and of those that every screen says. */
function isOneOf(areas: string[], language: 'de' | 'en'): (id: string) => boolean {
  const names = areas.map((area) => area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const pattern = new RegExp(`i18n.${language}\\.ts$|messages.${language}.screens.(?:${names.join('|')})\\.ts$`);
  return (id) => pattern.test(id);
}

/** A chunk, its styles, and all that it imports. */
function neededBy(chunk: Rolldown.OutputChunk, bundle: Bundle, needed = new Set<string>()): Set<string> {
  if (needed.has(chunk.fileName)) return needed;
  needed.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) needed.add(sheet);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') neededBy(imported, bundle, needed);
  }
  return needed;
}
