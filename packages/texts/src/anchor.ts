const ascii: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Where a heading or a term is found on its page: 'β-Caryophyllen' at `caryophyllen`, 'Öl' at `oel`.
 * Empty when nothing is left.
 */
export function anchorOf(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      // Soft hyphens and zero-width characters are not seen, so they do not cut a word in two.
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[äöüß]/g, (letter) => ascii[letter] ?? '')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
}

/** Gives every text of one page an anchor of its own: the second 'Lagerung' is found at `lagerung-2`. */
export function uniqueAnchors(): (text: string) => string {
  const taken = new Set<string>();
  /** Where to go on counting, so that the thousandth 'Lagerung' does not begin at two. */
  const counts = new Map<string, number>();
  return (text) => {
    const wanted = anchorOf(text) || 'section';
    let anchor = wanted;
    let count = counts.get(wanted) ?? 1;
    while (taken.has(anchor)) anchor = `${wanted}-${++count}`;
    counts.set(wanted, count);
    taken.add(anchor);
    return anchor;
  };
}
