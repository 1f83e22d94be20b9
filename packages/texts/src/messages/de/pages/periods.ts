/** Periods that texts name. */
export const periods = {
  days: '{count} {count, plural, one {Tag} other {Tage}}',
  hours: '{count} {count, plural, one {Stunde} other {Stunden}}',
} as const;
