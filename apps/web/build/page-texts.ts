import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';

type PageTextModule = typeof import('../src/domain/content/page-text.ts');

/**
 * Reads the words of a page at build time: `import home from '…/home.de.md?page'`. The first frame then has them, and the
 * browser needs no markdown parser for it.
 *
 * @param layOut the module whose `layOutPage` reads a text
 */
export function pageTexts(layOut: string): Plugin {
  let reading: Promise<PageTextModule> | undefined;

  return {
    name: 'page-texts',
    async load(id) {
      if (!id.endsWith('.md?page')) return null;
      const file = id.slice(0, -'?page'.length);
      this.addWatchFile(file);
      reading ??= importFromSources(layOut);
      const [markdown, { layOutPage }] = await Promise.all([readFile(file, 'utf8'), reading]);
      return `export default ${JSON.stringify({ markdown, text: layOutPage(markdown) })}`;
    },
  };
}

/** Our own packages are read from their TypeScript sources, so that none has to be built before. */
async function importFromSources(file: string): Promise<PageTextModule> {
  const resolve = { noExternal: [/^@shop\//], conditions: ['source'] };
  const { module } = await runnerImport<PageTextModule>(file, { environments: { inline: { resolve } } });
  return module;
}
