import { dayAfter, germanTime, instantOf } from './german-time.ts';
import { communityHolidays, germanStates, type Place, publicHolidays } from './public-holidays.ts';

/** When the pharmacy works: Monday to Friday but for the holidays of its place and its own closures. */
export interface WorkingDays extends Place {
  /** Days such as 2026-12-24, or from one to another: 2026-12-28/2026-12-31. */
  closures: readonly string[];
}

export const defaultWorkingDays: WorkingDays = { state: 'BY', communityHolidays: ['assumption'], closures: [] };

const workdayMs = 24 * 60 * 60 * 1_000;
/** Against closures without an end: after so many days somebody has to look anyway. */
const mostDaysAhead = 400;

/** So much later as whole working days last, with the clock standing still on every other day. */
export function addWorkingDays(from: Date, days: number, calendar: WorkingDays): Date {
  let { day, msOfDay } = germanTime(from);
  let leftMs = days * workdayMs;
  for (let passed = 0; passed < mostDaysAhead; passed++) {
    if (isWorkingDay(day, calendar)) {
      const restOfDayMs = workdayMs - msOfDay;
      if (leftMs <= restOfDayMs) return instantOf({ day, msOfDay: msOfDay + leftMs });
      leftMs -= restOfDayMs;
    }
    day = dayAfter(day);
    msOfDay = 0;
  }
  return instantOf({ day, msOfDay });
}

export function isWorkingDay(day: string, calendar: WorkingDays): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (publicHolidays(Number(day.slice(0, 4)), calendar).has(day)) return false;
  return !calendar.closures.some((closure) => isWithin(day, closure));
}

function isWithin(day: string, closure: string): boolean {
  const [first = '', last = first] = closure.split('/');
  return first <= day && day <= last;
}

const closurePattern = /^\d{4}-\d{2}-\d{2}(\/\d{4}-\d{2}-\d{2})?$/;

/** For the runtime config; any of the three may be left out. */
export function isWorkingDays(value: unknown): value is WorkingDays {
  if (typeof value !== 'object' || value === null) return false;
  const { state, communityHolidays: held, closures, ...unknown } = { ...defaultWorkingDays, ...value };
  return (
    Object.keys(unknown).length === 0 &&
    germanStates.includes(state) &&
    isListOf(held, (holiday) => communityHolidays.some((known) => known === holiday)) &&
    isListOf(closures, (closure) => closurePattern.test(String(closure)))
  );
}

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry);
}
