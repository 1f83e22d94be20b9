import { ShopError } from '../errors.ts';

/** When to come back to a queue that is full: most of it will have been served. */
const retryAfterSeconds = 5;

/**
 * Lets so many in at once; the others wait in front, in the order they came. For work that many ask for at the same moment
 * and that holds locks: who waits here keeps no connection of the pool, whose own queue gives up after some seconds.
 * Where the queue has an end, whoever comes after it gets `TooManyRequests` at once.
 */
export function openGate(
  most: number,
  longestQueue = Number.POSITIVE_INFINITY,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let inside = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (inside >= most && waiting.length >= longestQueue) throw new ShopError('TooManyRequests', { retryAfterSeconds });
    if (inside >= most) await new Promise<void>((enter) => waiting.push(enter));
    else inside += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now slips in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
