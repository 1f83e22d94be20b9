import type { Plugin } from 'vite';

/**
 * Lets the styles of the first load travel inside the page: nothing has to be fetched before something can be drawn. The
 * server allows them by their hash (http/inline-hashes.ts).
 */
export function inlineSheet(): Plugin {
  let styles = '';

  return {
    name: 'inline-sheet',
    apply: 'build',
    generateBundle: {
      // Before Vite lists which sheets a late part has to wait for: this one is always there.
      order: 'pre',
      handler(_options, bundle) {
        styles = '';
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          for (const name of chunk.viteMetadata?.importedCss ?? []) {
            const sheet = bundle[name];
            if (sheet?.type !== 'asset') continue;
            styles += sheet.source;
            delete bundle[name];
          }
          chunk.viteMetadata?.importedCss.clear();
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => (styles ? [{ tag: 'style', children: styles.trim(), injectTo: 'head' }] : []),
    },
  };
}
