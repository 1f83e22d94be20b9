// @ts-check
/** `npm run art`: draws the demo pictures that are missing or have changed. Read from its sources, so that no build holds it. */
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './run.mjs';

await ensureInstalled();
const { runnerImport } = await import('vite');
await runnerImport(path.join(root, 'apps/server/art/draw-all.ts'), { root, configFile: false });
