import { startTransition, useEffect, useState } from 'react';

const step = 3;

/**
 * How many parts of a long text are drawn by now: a few more after each paint, so that the page answers in between.
 *
 * @param isAtOnce where somebody comes back to a place of the text or goes to one: then it has to be there
 */
export function useInSteps(total: number, isAtOnce: boolean): number {
  const [count, setCount] = useState(isAtOnce ? total : step);

  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total]);

  return count;
}
