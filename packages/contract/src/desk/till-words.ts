/** What is typed from the till's receipt; plain data, for the browser too. */
export const tillLimits = { receiptNumber: 40, tillName: 60 } as const;

const written = /^[\p{L}\d][\p{L}\d ._/#-]*$/u;

/** As tills number their receipts: at least one digit, and nothing that a sentence has. */
export function isReceiptNumber(text: string): boolean {
  return text.length <= tillLimits.receiptNumber && written.test(text) && /\d/.test(text);
}

/** The name of a till, or the serial number of its security device (TSE). */
export function isTillName(text: string): boolean {
  return text.length <= tillLimits.tillName && written.test(text);
}
