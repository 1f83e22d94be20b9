/** Readers for data of unknown shape. None of them throws, none converts: a text '12' is no number. */
export type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

export function arrayIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Null for a text of blanks too. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function flagIn(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Null below 0, with a fraction, and beyond what can be counted. */
export function wholeNumberIn(value: unknown): number | null {
  const number = numberIn(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** A whole number above 0. */
export function amountIn(value: unknown): number | null {
  return wholeNumberIn(value) || null;
}
