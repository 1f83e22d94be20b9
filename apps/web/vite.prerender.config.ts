import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { compiledMessages } from './build/compiled-messages.ts';
import { formatMessage, isMessages, pageTextModule } from './build/inputs.ts';
import { leaveOut } from './build/leave-out.ts';
import { pageTexts } from './build/page-texts.ts';
import { quietLogger } from './build/quiet-logger.ts';

/** The screens as a module of the server, which draws them ahead (decision 41): one file that needs no other package. */
export default defineConfig({
  root: import.meta.dirname,
  customLogger: quietLogger(),
  plugins: [
    leaveOut((module) => /\/(?:desk|editor)(?:-[\w-]+)?\.tsx$/.test(module)),
    react(),
    compiledMessages(formatMessage, isMessages),
    pageTexts(pageTextModule),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: path.join(import.meta.dirname, 'src/prerender.ts'),
    outDir: path.join(import.meta.dirname, 'prerender/dist'),
    copyPublicDir: false,
    assetsInlineLimit: 0,
    minify: true,
    rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } },
  },
});
