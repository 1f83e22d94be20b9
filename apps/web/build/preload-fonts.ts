import type { Plugin } from 'vite';

/**
 * Lets the browser fetch the fonts of the first screen together with the script instead of after it: the words then
 * stand in their own letters from the first frame, and nothing moves.
 *
 * @param isWanted tells by its name whether a font file is one of them
 */
export function preloadFonts(isWanted: (name: string) => boolean): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.values(bundle ?? {})
          .filter((file) => file.type === 'asset' && file.names.some(isWanted))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          }));
      },
    },
  };
}
