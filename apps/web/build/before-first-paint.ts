import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, runnerImport } from 'vite';
import type { FilesOfShop } from '../src/app/files-of-shop.ts';
import { filesOfShop } from './files-of-shop.ts';

type CallsModule = typeof import('@shop/contract/shop-calls');

/** Where the script's own calls are named, beside its entry. */
const asks = 'app/first-needs.ts';
const virtualId = 'virtual:files-of-shop';

/**
 * Puts one script in front of everything else in <head>: it runs before the first pixel is drawn, and before any file has
 * arrived. It is also what starts the code, which the page itself names no more. The server allows it by its hash
 * (http/inline-hashes.ts).
 *
 * @param entry the script's source, relative to the root of the app
 * @param screens the table of screens, likewise
 */
export function beforeFirstPaint(entry: string, screens: string): Plugin {
  let root = '';

  return {
    name: 'before-first-paint',
    configResolved(config) {
      root = config.root;
    },
    ...withFiles({ entry: null, imports: [], routes: {} }),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return [{ tag: 'script', attrs: { type: 'module', src: `/${entry}` }, injectTo: 'head-prepend' }];
        const files = await filesOfShop(root, screens, bundle);
        const children = await bundleAsClassicScript(path.join(root, entry), files);
        return {
          html: html.replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, ''),
          tags: [{ tag: 'script', children, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}

/** Development has no files: everything is asked for by its module. */
function withFiles(files: FilesOfShop): Pick<Plugin, 'resolveId' | 'load'> {
  return {
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    load: (id) => (id === `\0${virtualId}` ? `export default ${JSON.stringify(files)}` : null),
  };
}

/** The script is part of every page: of the hundred calls of the shop it carries those that it makes. */
function onlyCallsOf(asksFile: string): Plugin {
  return {
    name: 'only-calls-of',
    async transform(_code, id) {
      if (!/contract.src.shop-calls\.ts$/.test(id)) return null;
      const [source, { module }] = await Promise.all([readFile(asksFile, 'utf8'), runnerImport<CallsModule>(id)]);
      const made = Object.entries(module.shopCalls).filter(([name]) => source.includes(`'${name}'`));
      const exported = { ...module, shopCalls: Object.fromEntries(made) };
      const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { code: lines.join('\n'), map: null };
    },
  };
}

async function bundleAsClassicScript(file: string, files: FilesOfShop): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [{ name: 'files-of-shop', ...withFiles(files) }, onlyCallsOf(path.join(path.dirname(file), asks))],
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    build: { write: false, modulePreload: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  if (!Array.isArray(result) && 'output' in result) return result.output[0].code.trim();
  throw new Error(`${file} did not become one script.`);
}
