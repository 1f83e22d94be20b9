const ascii: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Where the glossary explains a term: 'β-Caryophyllen' at `caryophyllen`, 'Öl' at `oel`. Empty when nothing is left. */
export function glossaryAnchor(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/g, (letter) => ascii[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
