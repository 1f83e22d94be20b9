import compile from 'icu-minify/compile';

/** What a sentence wants filled in: each name with how it is read, and the tags around words. */
export interface Placeholders {
  /** `plain`, or the number of ICU's kind: a plural, a choice, a date. */
  kinds: ReadonlyMap<string, ReadonlySet<number | 'plain'>>;
  tags: ReadonlySet<string>;
}

/** Those inside plurals, choices and tags too. Throws when the sentence is no ICU. */
export function placeholdersIn(sentence: string): Placeholders {
  const compiled: unknown = compile(sentence);
  const kinds = new Map<string, Set<number | 'plain'>>();
  const tags = new Set<string>();

  /** A placeholder or tag is a list that begins with its name; the branches of a plural are lists or texts by their case. */
  function walk(node: unknown): void {
    if (!Array.isArray(node)) return;
    const [name, kind, ...rest] = node;
    const isTag = node.length > 1 && typeof kind !== 'number';
    if (isTag) {
      tags.add(String(name));
      for (const child of [kind, ...rest]) walk(child);
      return;
    }
    const known = kinds.get(String(name)) ?? new Set();
    kinds.set(String(name), known.add(kind ?? 'plain'));
    for (const branches of rest) {
      if (!branches || typeof branches !== 'object') continue;
      for (const branch of Object.values(branches)) if (Array.isArray(branch)) branch.forEach(walk);
    }
  }

  if (Array.isArray(compiled)) compiled.forEach(walk);
  return { kinds, tags };
}
