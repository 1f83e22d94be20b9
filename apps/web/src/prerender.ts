import { type PrerenderInput, prerenderScreens } from '#app/prerender/prerender-screens.tsx';
import { writePrerendered, writeWithoutScript } from '#app/prerender/write-prerendered.ts';

interface Drawn {
  behindRoot: string;
  withoutScript: string;
}

/** One after the other: all screens speak the same language at a time. */
let last: Promise<unknown> = Promise.resolve();

/** What the server puts into the page; it loads this module by its name. */
export function prerender(input: PrerenderInput): Promise<Drawn> {
  const drawn = last.then(() => draw(input));
  last = drawn.catch(() => {});
  return drawn;
}

async function draw(input: PrerenderInput): Promise<Drawn> {
  const prerendered = await prerenderScreens(input);
  return { behindRoot: writePrerendered(prerendered), withoutScript: writeWithoutScript(prerendered) };
}
