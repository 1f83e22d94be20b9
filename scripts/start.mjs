// @ts-check
import { buildWhenNeeded, isBuiltNow } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

await makeReadyToRun().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
if (process.env.npm_lifecycle_event) endWithParent();
// In this same process: a signal for `npm start` is a signal for the shop.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);

/** A server may take the development packages away once the shop is built (`npm prune --omit=dev`). */
async function makeReadyToRun() {
  if (isBuiltNow()) return ensureInstalled('run');
  await ensureInstalled('build');
  await buildWhenNeeded();
}

/**
 * npm runs its scripts through a shell and hands a SIGTERM to that one alone, which would leave the shop behind with
 * its port and data folder.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
