/** Numbers that look random and are the same at every run, so that a walk that fails fails again. */
export interface Random {
  under(limit: number): number;
  chance(probability: number): boolean;
  of<T>(all: readonly T[]): T;
}

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const under = (limit: number) => Math.floor(next() * limit);
  return { under, chance: (probability) => next() < probability, of: (all) => all[under(all.length)] as never };
}
