const atTheLatestMs = 3_000;

/** Calls when the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, atTheLatestMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: atTheLatestMs });
  return () => cancelIdleCallback(handle);
}
