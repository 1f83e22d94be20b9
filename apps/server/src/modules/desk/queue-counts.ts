import { dayAfter, germanTime, instantOf } from '@shop/contract/desk/german-time';
import { type Lane, lanes } from '@shop/contract/desk/lane';
import type { QueueCounts } from '@shop/contract/desk/queue';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import { type CountedLane, countLanes, countTaken } from './queue-queries.ts';

type LaneCounts = QueueCounts['lanes'];

interface Counted {
  lanes: LaneCounts;
  /** What each of the staff has taken. */
  taken: Map<string, number>;
  /** When one of them becomes overdue, or the day ends. */
  until: Date;
}

/**
 * Counts of the lanes and of what everybody has taken, cached until an order changes, one becomes overdue, or the day ends. Counting takes longer the more
 * orders are open; reading the queue must not.
 */
export class QueueCounter {
  private readonly changes: Changes;
  private changeCount = 0;
  private cached: (Counted & { atChange: number }) | null = null;

  constructor(changes: Changes) {
    this.changes = changes;
    changes.on('queue_changed', () => {
      this.changeCount += 1;
    });
  }

  /** `isSettled` is false while entries are being changed: what is counted then is not cached. */
  async count(db: Database, { now, isSettled }: { now: Date; isSettled: boolean }): Promise<Counted> {
    const isCurrent = this.cached?.atChange === this.changeCount && this.cached.until > now;
    if (this.cached && isCurrent && isSettled && this.changes.isWatched()) return this.cached;

    const atChange = this.changeCount;
    const endOfToday = instantOf({ day: dayAfter(germanTime(now).day), msOfDay: 0 });
    const counted = await countLanes(db, now, endOfToday);
    const dues = counted.flatMap(({ nextDue }) => nextDue?.getTime() ?? []);
    const until = new Date(Math.min(endOfToday.getTime(), ...dues));
    const counts = { lanes: countsByLane(counted), taken: await countTaken(db), until };
    if (isSettled) this.cached = { atChange, ...counts };
    return counts;
  }
}

function countsByLane(counted: CountedLane[]): LaneCounts {
  const none = { all: 0, overdue: 0, dueToday: 0 };
  const of = (lane: Lane) => counted.find((entry) => entry.lane === lane) ?? none;
  const entries = lanes.map((lane) => {
    const { all, overdue, dueToday } = of(lane);
    return [lane, { all, overdue, dueToday }] as const;
  });
  return Object.fromEntries(entries) as LaneCounts;
}
