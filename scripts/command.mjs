// @ts-check
/** `npm run editor -- …`: a command of the pharmacy, built when needed. */
import { buildWhenNeeded } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const [name = ''] = process.argv.splice(2, 1);
await ensureInstalled();
await buildWhenNeeded();
await import(new URL(`../apps/server/dist/commands/${name}.js`, import.meta.url).href);
