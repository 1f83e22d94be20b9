import { setImmediate } from 'node:timers/promises';

/**
 * Works through something long a slice at a time and lets everybody else have their turn in between, so that a large
 * file costs its sender time and nobody else.
 */
export async function inSlices(
  length: number,
  sliceLength: number,
  work: (from: number, to: number) => void,
): Promise<void> {
  for (let from = 0; from < length; from += sliceLength) {
    if (from > 0) await setImmediate();
    work(from, Math.min(from + sliceLength, length));
  }
}
