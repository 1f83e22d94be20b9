/** The editor knows one kind of line end; two would make a text differ from itself. */
export function plainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
