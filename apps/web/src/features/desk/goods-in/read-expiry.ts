import { dayAfter } from '@shop/contract/desk/german-time';
import { readDay } from '#domain/desk/day-text.ts';

/** The last day of use as it is printed on a container: a day, or a month, which then counts to its end. Null for neither. */
export function readExpiry(text: string): string | null {
  const [, month, year] = /^\s*(\d{1,2})[.\s/-]+(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  if (!month || !year) return readDay(text);
  const first = readDay(`1.${month}.${year}`);
  // 31 days after its first day it is the next month, whose first day is one day too late.
  return first && dayAfter(`${dayAfter(first, 31).slice(0, 7)}-01`, -1);
}
