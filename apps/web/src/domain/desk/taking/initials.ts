/** 'Anna von Reuter' is AR; of a single name its first two letters. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  return (words.length > 1 ? firstOf(first) + firstOf(last) : [...first].slice(0, 2).join('')).toLocaleUpperCase('de');
}

function firstOf(word: string): string {
  return [...word][0] ?? '';
}
