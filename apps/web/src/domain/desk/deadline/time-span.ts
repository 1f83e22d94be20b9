const minuteMs = 60_000;

/** A span in its largest two parts: days with hours, hours with minutes, or minutes. */
export interface TimeSpan {
  unit: 'days' | 'hours' | 'minutes';
  days: number;
  hours: number;
  minutes: number;
}

export function timeSpan(ms: number): TimeSpan {
  const whole = Math.floor(Math.abs(ms) / minuteMs);
  const days = Math.floor(whole / (24 * 60));
  const hours = Math.floor(whole / 60) % 24;
  const unit = hours > 0 ? 'hours' : 'minutes';
  return { unit: days > 0 ? 'days' : unit, days, hours, minutes: whole % 60 };
}

/** The first day counts: what came today is on day 1. */
export function dayNumber(since: string, now: Date): number {
  return Math.max(1, timeSpan(now.getTime() - Date.parse(since)).days + 1);
}
