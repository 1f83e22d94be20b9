import { isReceiptNumber, isTillName } from '@shop/contract/desk/till-words';

/** What is being typed from the till's receipt. */
export interface TillDraft {
  receiptNumber: string;
  tillName: string;
}

export const emptyTill: TillDraft = { receiptNumber: '', tillName: '' };

export function isNumberWrong({ receiptNumber }: TillDraft): boolean {
  return !isReceiptNumber(receiptNumber.trim());
}

export function isNameWrong({ tillName }: TillDraft): boolean {
  return tillName.trim() !== '' && !isTillName(tillName.trim());
}

/** As the server takes it; null while something in it is wrong. */
export function receiptOf(draft: TillDraft): { receiptNumber: string; tillName: string | null } | null {
  if (isNumberWrong(draft) || isNameWrong(draft)) return null;
  return { receiptNumber: draft.receiptNumber.trim(), tillName: draft.tillName.trim() || null };
}
