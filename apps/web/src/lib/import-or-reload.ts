import { warn } from './log.ts';

const key = 'reloaded_at';
const pauseMs = 60_000;

/**
 * Loads a chunk. After a new release the chunks of the old one are gone: then the page is loaded afresh, once, and this
 * never settles. When that does not help, it throws.
 */
export async function importOrReload<Module>(load: () => Promise<Module>, reload = reloadPage): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!mayReload()) throw error;
    warn('A part of the shop could not be loaded. The page is loaded again, there may be a new release.');
    reload();
    return new Promise(() => {});
  }
}

function reloadPage(): void {
  window.location.reload();
}

/** Once a minute at most. Without session storage never: nothing would stop a loop. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pauseMs) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
