/**
 * Lets so many in at once; the others wait in front, in the order they came. For work that many ask for at the same moment
 * and that holds locks: who waits here keeps no connection of the pool, whose own queue gives up after some seconds.
 */
export function openGate(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let inside = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
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
