import { dayAfter, instantOf } from '@shop/contract/desk/german-time';
import type { BookPeriod } from '../../documents/datev-file.ts';

type Period = Omit<BookPeriod, 'isLocked'>;

const monthsOfYear = 12;

/** The days of '2026-10', or of the fiscal year that begins in '2026'. */
export function periodOf(period: string, fiscalYearStart: string): Period {
  const [year, month] = period.split('-').map(Number) as [number, number | undefined];
  const firstMonth = Number(fiscalYearStart.slice(0, 2));
  if (month === undefined) {
    const from = firstOf(year, firstMonth);
    return { from, to: dayAfter(firstOf(year, firstMonth + monthsOfYear), -1), fiscalYearStart: from };
  }
  const fiscalYear = month < firstMonth ? year - 1 : year;
  return {
    from: firstOf(year, month),
    to: dayAfter(firstOf(year, month + 1), -1),
    fiscalYearStart: firstOf(fiscalYear, firstMonth),
  };
}

/** The first day of a month, which may lie in the next year. */
function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

/** From the beginning of the first day to the end of the last, in Germany. */
export function momentsOf({ from, to }: { from: string; to: string }): { since: Date; before: Date } {
  return { since: instantOf({ day: from, msOfDay: 0 }), before: instantOf({ day: dayAfter(to), msOfDay: 0 }) };
}
