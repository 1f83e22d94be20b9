const askLimitMs = 10_000;
const askAgainMs = 3_000;

let waiting: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whether a part of the shop waits for a connection. */
export const serverAwaitedStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => waiting !== null,
};

/**
 * Whether a reload would get the page. What the browser calls online is a network, not yet a way to the shop; and a proxy
 * that answers while the shop starts would show its own page.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(askLimitMs);
    const answer = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Settles when the shop answers again. Whoever waits, waits for the same. */
export function untilServerIsThere(): Promise<void> {
  waiting ??= askUntilThere().finally(() => {
    waiting = null;
    tell();
  });
  tell();
  return waiting;
}

async function askUntilThere(): Promise<void> {
  do await nextChance();
  while (!(await isServerThere()));
}

/** When the browser says that it is back, or after some seconds: it does not see every connection that is lost. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, askAgainMs);
    window.addEventListener('online', goOn);

    function goOn() {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    }
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}
