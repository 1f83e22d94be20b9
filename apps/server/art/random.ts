/** Chance that is the same each time: a picture drawn twice from the same product is the same picture. */
export interface Random {
  between(low: number, high: number): number;
  around(centre: number, spread: number): number;
  chance(probability: number): boolean;
  oneOf<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
}

export function randomFrom(seed: string): Random {
  const next = numbersFrom(seed);
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    between,
    around: (centre, spread) => between(centre - spread / 2, centre + spread / 2),
    chance: (probability) => next() < probability,
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

/** Numbers from 0 up to 1: the text is hashed to 32 bits (xmur3), which are then stirred for each number. */
function numbersFrom(seed: string): () => number {
  let state = 1779033703 ^ seed.length;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}
