/** Whether this is `npm test -- long`, which opens all of what an ordinary run opens a part of. */
export const isLongRun = process.env.LONG_TESTS === 'on';

/** The first ones in an ordinary run, the most telling first; all of them in the long one. */
export function someOf<One>(all: readonly One[], count: number): readonly One[] {
  return isLongRun ? all : all.slice(0, count);
}

/** For a journey whose statements tests of a page or of the API prove at every change. */
export const inLongRun = { tag: '@long' };
