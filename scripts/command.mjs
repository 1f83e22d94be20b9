// @ts-check
/** `npm run editor -- …`: a command of the pharmacy, built when needed. */
import { makeReadyToRun } from './make-ready.mjs';

const [name = ''] = process.argv.splice(2, 1);
await makeReadyToRun();
await import(new URL(`../apps/server/dist/commands/${name}.js`, import.meta.url).href);
