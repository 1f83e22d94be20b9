/** A spreadsheet would run what begins like this as a formula. A telephone number keeps its plus. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s()/-]*$))/;

/**
 * Rows as spreadsheets read them where the comma is the decimal sign: semicolons, every cell in quotes, a byte order mark in
 * front. A cell that would be run as a formula begins with an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quoted).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
