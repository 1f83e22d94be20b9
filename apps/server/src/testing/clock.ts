import type { Clock } from '../clock.ts';

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
  set(now: Date | string): void;
  advance(by: { minutes?: number; hours?: number; days?: number; seconds?: number }): void;
}

export function testClock(start: Date | string = '2025-06-02T08:00:00Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000);
    },
  };
}
