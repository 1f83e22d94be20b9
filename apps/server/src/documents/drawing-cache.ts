import { createHash } from 'node:crypto';
import { type Drawing, draw } from './drawing.ts';

type Draw = (drawing: Drawing) => Promise<Buffer>;

/**
 * Caches recent papers by a hash of all their facts: the same facts give the same paper, and parallel requests share
 * one drawing.
 */
export function cacheRecent(draw: Draw, mostKept: number): Draw {
  const recent = new Map<string, Promise<Buffer>>();
  return async (drawing) => {
    const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
    const paper = recent.get(key) ?? draw(drawing);
    // Inserted again, so that the least recently used one is the first in the map.
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
