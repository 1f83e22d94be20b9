import type { periods as german } from '../../de/pages/periods.ts';
import type { Translated } from '../../translated.ts';

export const periods: Translated<typeof german> = {
  days: '{count} {count, plural, one {day} other {days}}',
  hours: '{count} {count, plural, one {hour} other {hours}}',
};
