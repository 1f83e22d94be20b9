import { warn } from './log.ts';
import { fetchMissingSheets } from './missing-sheets.ts';
import { isServerThere, untilServerIsThere } from './server-there.ts';

const key = 'reloaded_at';
const pauseMs = 60_000;

interface Ways {
  reload: () => void;
  isServerThere: () => Promise<boolean>;
  untilServerIsThere: () => Promise<void>;
}

/**
 * Loads a chunk. Without a connection it waits for one and tries again, however long that takes: a reload would end at the
 * browser's own error page, and whoever keeps what this promises (the router, `lazy`) would keep a failure for ever.
 * After a new release the chunks of the old one are gone: then the page is loaded afresh, once, and this never settles. When
 * that does not help, it throws.
 */
export async function importOrReload<Module>(load: () => Promise<Module>, given: Partial<Ways> = {}): Promise<Module> {
  const ways = { reload: reloadPage, isServerThere, untilServerIsThere, ...given };
  for (let isSecondTry = false; ; ) {
    try {
      return await load();
    } catch (error) {
      const isThere = await ways.isServerThere();
      if (isThere && isSecondTry) {
        if (!mayReload()) throw error;
        warn('A part of the shop could not be loaded. The page is loaded again, there may be a new release.');
        ways.reload();
        return new Promise(() => {});
      }
      if (!isThere) await ways.untilServerIsThere();
      await fetchMissingSheets();
      // Lost for a moment, or gone for good: the same again tells, and costs nothing that was typed.
      isSecondTry = isThere;
    }
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
