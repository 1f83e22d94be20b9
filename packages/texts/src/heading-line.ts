/** `## Lagerung ##` as its level and its words; null for a line that is no heading. One long line costs no more than its length. */
export function readHeadingLine(line: string): { level: number; text: string } | null {
  const [, marks, written = ''] = /^ {0,3}(#{1,6})(?![^ \t])(.*)$/s.exec(line) ?? [];
  if (!marks) return null;
  let end = written.length;
  while (end > 0 && ' \t#\r'.includes(written.charAt(end - 1))) end -= 1;
  return { level: marks.length, text: written.slice(0, end).trimStart() };
}
