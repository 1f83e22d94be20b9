const atTheLatestMs = 3_000;
/** A browser grants up to 50 ms, but no more than a frame takes while something is still to be painted. */
const nothingToPaintMs = 20;

/** Calls when the browser has painted what there is and has nothing more to do. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, atTheLatestMs);
    return () => clearTimeout(timer);
  }
  const latest = performance.now() + atTheLatestMs;
  let handle = ask();
  return () => cancelIdleCallback(handle);

  function ask(): number {
    return requestIdleCallback(look, { timeout: Math.max(1, latest - performance.now()) });
  }

  function look(deadline: IdleDeadline): void {
    if (deadline.didTimeout || deadline.timeRemaining() > nothingToPaintMs) act();
    else handle = ask();
  }
}
