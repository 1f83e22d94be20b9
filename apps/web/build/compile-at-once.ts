import type { Plugin } from 'vite';
import { filesOfShop } from './files-of-shop.ts';

/** V8's compile hint (Chrome 136); a comment to every other browser. It has to be the first thing in the file. */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Asks the browser to compile what a screen starts with while it arrives, in a thread of its own. Otherwise each function
 * is compiled when it is first called, and the page cannot answer meanwhile. Not for what may never run: the desk, the
 * editor and what opens over a page.
 *
 * @param screens the table of screens, relative to the root of the app
 */
export function compileAtOnce(screens: string): Plugin {
  let root = '';

  return {
    name: 'compile-at-once',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { entry, imports, routes } = await filesOfShop(root, screens, bundle);
        const ofScreens = Object.values(routes).flatMap(({ all, de, en }) => [...all, ...de, ...en]);
        for (const name of new Set([entry, ...imports, ...ofScreens])) {
          const file = bundle[name ?? ''];
          if (file?.type === 'chunk') file.code = `${hint}\n${file.code}`;
        }
      },
    },
  };
}
