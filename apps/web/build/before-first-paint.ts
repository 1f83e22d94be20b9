import path from 'node:path';
import { build, type Plugin } from 'vite';

const assetName = 'before-first-paint.js';

/**
 * Puts one script in front of everything else in <head>. It is a classic, blocking file, so that the theme stands before
 * the first pixel is drawn; inline it would be forbidden by the security headers.
 *
 * @param entry the script's source, relative to the root of the app
 */
export function beforeFirstPaint(entry: string): Plugin {
  let isBuild = false;
  let root = '';

  return {
    name: 'before-first-paint',
    configResolved(config) {
      isBuild = config.command === 'build';
      root = config.root;
    },
    async buildStart() {
      if (!isBuild) return;
      const file = path.join(root, entry);
      this.addWatchFile(file);
      this.emitFile({ type: 'asset', name: assetName, source: await bundleAsClassicScript(file) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const asset = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.names.includes(assetName),
        );
        const attrs = asset ? { src: `/${asset.fileName}` } : { type: 'module', src: `/${entry}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

async function bundleAsClassicScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  if (!Array.isArray(result) && 'output' in result) return result.output[0].code;
  throw new Error(`${file} did not become one script.`);
}
