import { readDay } from '#domain/desk/day-text.ts';

/** A call to the practice as it is typed. */
export interface WrittenCall {
  spokenWith: string;
  /** As the browser writes it: 2026-11-19T14:30, in the time of this device. */
  spokenAt: string;
  day: string;
  /** As the practice names it. */
  product: string;
}

export function callAt(now: Date): WrittenCall {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return { spokenWith: '', spokenAt: local.toISOString().slice(0, 16), day: '', product: '' };
}

/** What of it can be sent; null for what is missing or none. */
export function readCall({ spokenWith, spokenAt, day, product }: WrittenCall) {
  const at = new Date(spokenAt);
  const isPast = !Number.isNaN(at.getTime()) && at.getTime() <= Date.now();
  return {
    spokenWith: spokenWith.trim() || null,
    spokenAt: isPast ? at.toISOString() : null,
    day: readDay(day),
    product: product.trim() || null,
  };
}
