import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';

/** Something that takes what others send apart. */
export interface Reader {
  name: string;
  /** The longest input it can get, in characters or bytes; what is beyond is refused before it. */
  longest: number;
  /** What its language is made of. Inputs are these, one or a few of them again and again. */
  pieces: readonly string[];
  /** May throw: a refusal is an answer too. */
  read: (input: string) => unknown;
  /** Shapes that have held up readers of this kind before. */
  hostile: readonly Shape[];
}

/** An input of any size: a beginning, something again and again, an end. */
export type Shape = readonly [start: string, repeated: string, end: string];

/** As much more as an input of four times the size may cost; a quadratic reader takes sixteen times as long. */
const mostTimes = 8;
/** What takes less counts as this much: so short a time is mostly chance, and holds up nobody. */
const leastMs = 20;
const mostRuns = 5;

/**
 * What a reader does with growing inputs of one shape; null when four times the input never costs more than eight
 * times. Counts the time of the processor in this process, so that other load on the machine hardly matters; a pair
 * that seems to grow too fast is measured again as a pair, so that both halves meet the same load.
 */
export async function superlinear({ read, longest }: Reader, shape: Shape): Promise<string | null> {
  let quarter = inputOf(shape, longest / 64);
  // The first reads are interpreted and several times slower, which would hide how the later ones grow.
  for (let run = 0; run < 3; run++) await cpuMs(() => read(quarter));
  let quarterMs = await cpuMs(() => read(quarter));
  for (const size of [longest / 16, longest / 4, longest]) {
    const input = inputOf(shape, size);
    let ms = await cpuMs(() => read(input));
    for (let run = 1; run < mostRuns && growsTooFast(quarterMs, ms); run++) {
      collectGarbage();
      quarterMs = await cpuMs(() => read(quarter));
      ms = await cpuMs(() => read(input));
    }
    if (growsTooFast(quarterMs, ms)) {
      return `${ms} ms for ${size} of ${JSON.stringify(shape)}, ${quarterMs} ms for a quarter`;
    }
    quarter = input;
    quarterMs = ms;
  }
  return null;
}

function growsTooFast(quarterMs: number, ms: number): boolean {
  return ms > mostTimes * Math.max(quarterMs, leastMs);
}

/** Shapes that nobody thought of: some pieces before, some again and again, some behind. */
export function shapesOf({ pieces }: Reader): fc.Arbitrary<Shape> {
  const some = (minLength: number, maxLength: number) =>
    fc.array(fc.constantFrom(...pieces), { minLength, maxLength }).map((parts) => parts.join(''));
  return fc.tuple(some(0, 2), some(1, 4), some(0, 2));
}

function inputOf([start, repeated, end]: Shape, size: number): string {
  const times = Math.floor((size - start.length - end.length) / repeated.length);
  return start + repeated.repeat(Math.max(1, times)) + end;
}

async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  try {
    await work();
  } catch {
    // Refused.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let collector: (() => void) | undefined;

/** What earlier inputs left behind is not this one's cost. */
function collectGarbage(): void {
  if (!collector) {
    setFlagsFromString('--expose-gc');
    collector = runInNewContext('gc') as () => void;
  }
  collector();
}
