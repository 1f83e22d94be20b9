// @ts-check
import { buildWhenNeeded, isBuiltNow } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

/**
 * Before the built shop runs: installs and builds what is missing. One that is built already needs no development
 * packages, so that a server may do without them (`npm prune --omit=dev`).
 */
export async function makeReadyToRun() {
  if (isBuiltNow()) return ensureInstalled({ isOnlyToRun: true });
  await ensureInstalled();
  await buildWhenNeeded();
}
