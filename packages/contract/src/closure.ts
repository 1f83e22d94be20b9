/** Days on which the pharmacy is closed, and what patients are told about them. */
export interface Closure {
  /** As 2026-12-24. */
  firstDay: string;
  lastDay: string;
  /** From this day on the shop tells of it. */
  toldFrom: string;
  /** Empty where nobody is told: then only the deadlines know. */
  textDe: string;
  textEn: string;
}

export const closureTextLimit = 300;
export const mostClosures = 30;

/** What stands in the shop on this day. */
export function closuresTold(closures: readonly Closure[], day: string): Closure[] {
  return closures.filter(({ toldFrom, lastDay, textDe }) => textDe !== '' && toldFrom <= day && day <= lastDay);
}

/** As the calendar of working days has it. */
export function closedDays({ firstDay, lastDay }: Closure): string {
  return `${firstDay}/${lastDay}`;
}

/** What is wrong with one, if anything: the days are out of order, or there are words in one language only. */
export function closureFault({
  firstDay,
  lastDay,
  toldFrom,
  textDe,
  textEn,
}: Closure): { field: 'lastDay' | 'toldFrom' | 'textDe' | 'textEn'; reason: 'order' | 'missing' } | null {
  if (lastDay < firstDay) return { field: 'lastDay', reason: 'order' };
  if (toldFrom > lastDay) return { field: 'toldFrom', reason: 'order' };
  if (textDe === '' && textEn !== '') return { field: 'textDe', reason: 'missing' };
  if (textDe !== '' && textEn === '') return { field: 'textEn', reason: 'missing' };
  return null;
}

export function isClosures(value: unknown): value is Closure[] {
  return Array.isArray(value) && value.length <= mostClosures && value.every(isClosure);
}

function isClosure(value: unknown): value is Closure {
  const closure = (value ?? {}) as Record<keyof Closure, unknown>;
  const { firstDay, lastDay, toldFrom, textDe, textEn } = closure;
  const isRight = [firstDay, lastDay, toldFrom].every(isDay) && [textDe, textEn].every(isClosureText);
  return isRight && closureFault(closure as Closure) === null;
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

function isClosureText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= closureTextLimit;
}
