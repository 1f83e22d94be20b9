/** A spreadsheet would run what begins like this as a formula, some also behind spaces or in full width. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const negativeNumber = /^-\d+(?:,\d+)?$/;

/**
 * Rows as spreadsheets read them where the comma is the decimal sign: semicolons, every text in quotes, a byte order mark in
 * front. A text that would be run as a formula begins with an apostrophe; a negative number is written as a number.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quoted).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  if (negativeNumber.test(cell)) return cell;
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
