/** Up to the first full stop after a long word, so that 'z. B.' and 'ca. 5 g' do not end it; the whole text else. */
export function firstSentence(text: string): string {
  return /^.*?\p{L}{5,}[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text.trim())?.[0] ?? text.trim();
}
