import { ShopError } from '../errors.ts';

/** By then most of a full queue will have been served. */
const retryAfterSeconds = 5;

/**
 * Runs at most `limit` pieces of work at once; the others wait in the order they came. For work that many ask for at the
 * same moment and that holds locks: waiting here takes no connection from the pool, whose own queue times out.
 * With a `longestQueue`, whoever comes when it is full gets `TooManyRequests` at once.
 */
export function createSemaphore(
  limit: number,
  longestQueue = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= limit && waiting.length >= longestQueue)
      throw new ShopError('TooManyRequests', { retryAfterSeconds });
    if (running >= limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot is handed on, so that a newcomer cannot overtake those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
