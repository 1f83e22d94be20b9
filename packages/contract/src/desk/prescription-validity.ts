import type { PrescriptionRecord } from './prescription-record.ts';

/** Three months where the prescription says nothing else (AMVV § 2); a statutory form is paid for within 28 days. */
export const statutoryDays = 28;
export const privateMonths = 3;
/** From so many days before its end the desk warns. */
const warnedDays = 7;

const dayMs = 24 * 60 * 60 * 1_000;

export interface Validity {
  /** The last day on which it is valid. */
  until: string;
  state: 'notYet' | 'valid' | 'expiring' | 'expired';
  /** Until the last day; negative once it is over. */
  daysLeft: number;
}

/** Days are German calendar days, `2026-11-16`. */
export function validityOf(
  record: Pick<PrescriptionRecord, 'kind' | 'issuedOn' | 'validUntil'>,
  today: string,
): Validity {
  const until = lastDay(record);
  const daysLeft = daysBetween(today, until);
  return { until, daysLeft, state: stateOn(today, record.issuedOn, daysLeft) };
}

function stateOn(today: string, issuedOn: string, daysLeft: number): Validity['state'] {
  if (today < issuedOn) return 'notYet';
  if (daysLeft < 0) return 'expired';
  return daysLeft <= warnedDays ? 'expiring' : 'valid';
}

function lastDay({ kind, issuedOn, validUntil }: Pick<PrescriptionRecord, 'kind' | 'issuedOn' | 'validUntil'>): string {
  if (validUntil !== null) return validUntil;
  return kind === 'statutory' ? addDays(issuedOn, statutoryDays) : addMonths(issuedOn, privateMonths);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * dayMs));
}

/** The day of the same number, or the last one of a shorter month (BGB § 188 (3)). */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, daysInMonth))));
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
