import { createHash } from 'node:crypto';
import { type Drawing, draw } from './drawing.ts';

type Draw = (drawing: Drawing) => Promise<Buffer>;

/**
 * The same facts give the same paper, so whoever asks again, or at the same moment, gets the one that was drawn. Found by
 * a hash of all its facts: a paper of other facts cannot be mistaken for it.
 */
export function cacheRecent(draw: Draw, mostKept: number): Draw {
  const recent = new Map<string, Promise<Buffer>>();
  return async (drawing) => {
    const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
    const paper = recent.get(key) ?? draw(drawing);
    // Put in again, so that the one that nobody asked for longest is the first in the map.
    recent.delete(key);
    recent.set(key, paper);
    const [oldest] = recent.keys();
    if (recent.size > mostKept && oldest) recent.delete(oldest);
    try {
      return await paper;
    } catch (error) {
      if (recent.get(key) === paper) recent.delete(key);
      throw error;
    }
  };
}

/** A cover sheet has about 20 kB. */
export const drawCached = cacheRecent(draw, 200);
