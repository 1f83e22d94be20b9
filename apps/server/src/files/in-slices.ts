import { setImmediate } from 'node:timers/promises';

/** Works through a large file in slices and yields to other requests in between. */
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
