/** A hand scanner is a keyboard that types faster than anybody: this tells the two apart. */

/** Longer than a scanner takes for a character, shorter than a person for the next key. */
export const scannerGapMs = 50;
const shortestCode = 6;
const longestCode = 64;

/** What was typed in one go so far, and when its last character came. */
export interface Burst {
  text: string;
  at: number;
}

export const noBurst: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

interface Reading {
  burst: Burst;
  /** What a scanner has typed, once it ends with Enter. */
  scanned: string | null;
}

export function readKey({ text, at }: Burst, key: string, now: number): Reading {
  const isInOneGo = now - at <= scannerGapMs;
  if (key === 'Enter') {
    const isScan = isInOneGo && text.length >= shortestCode;
    return { burst: noBurst, scanned: isScan ? text : null };
  }
  // Shift comes before every capital letter and is no character of the code.
  if (key.length !== 1) return { burst: key === 'Shift' ? { text, at: now } : noBurst, scanned: null };
  const typed = isInOneGo ? text + key : key;
  return { burst: { text: typed.slice(-longestCode), at: now }, scanned: null };
}
