import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { beforeFirstPaint } from './build/before-first-paint.ts';
import { chunkGroups } from './build/chunks.ts';
import { compileAtOnce } from './build/compile-at-once.ts';
import { compiledMessages } from './build/compiled-messages.ts';
import { inlineSheet } from './build/inline-sheet.ts';
import { formatMessage, isMessages, pageTextModule } from './build/inputs.ts';
import { keepSheets } from './build/keep-sheets.ts';
import { pageTexts } from './build/page-texts.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { quietLogger } from './build/quiet-logger.ts';

const server = process.env.SHOP_SERVER ?? 'http://127.0.0.1:3000';
const proxy = Object.fromEntries(
  ['/api', '/marketplace', '/content_management', '/config.json'].map((path) => [path, { target: server }]),
);

const screens = 'src/app/screens.ts';

export default defineConfig({
  root: import.meta.dirname,
  customLogger: quietLogger(),
  plugins: [
    react(),
    beforeFirstPaint('src/before-first-paint.ts', screens),
    compileAtOnce(screens),
    compiledMessages(formatMessage, isMessages),
    pageTexts(pageTextModule),
    keepSheets(),
    inlineSheet(),
    preloadFonts((name) => name === 'newsreader.woff2' || name === 'atkinson-hyperlegible-next.woff2'),
  ],
  // The contract is read from its TypeScript sources: no build of it is needed before this one.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy },
  preview: { proxy },
  // The security headers forbid inline code: nothing small may turn into a data address or an inline script.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } }, checks: { bundlerTimings: false } },
  },
});
