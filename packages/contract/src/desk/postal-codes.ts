/** What a pasted list of postal codes says. */
export interface ReadPostalCodes {
  /** Each once, in order. */
  codes: string[];
  /** What is no postal code, as it stands there. */
  faulty: string[];
  /** How many stand there more than once. */
  doubled: number;
}

export const postalCodePattern = /^\d{5}$/;

/** Reads a list however it is set out: one a line, with commas, as a column of a table. */
export function readPostalCodes(text: string): ReadPostalCodes {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const good = words.filter((word) => postalCodePattern.test(word));
  const codes = [...new Set(good)].toSorted();
  return {
    codes,
    faulty: [...new Set(words.filter((word) => !postalCodePattern.test(word)))],
    doubled: good.length - codes.length,
  };
}
