import { type Deadline, deadlineOf } from '@shop/contract/desk/deadline';
import { dayAfter, germanTime, instantOf } from '@shop/contract/desk/german-time';
import { type Lane, laneOf, waitingLanes } from '@shop/contract/desk/lane';
import type { WorkingDays } from '@shop/contract/desk/working-days';
import type { QueueEntry } from '../../db/schema/queue.ts';
import type { KnownOrder } from '../orders/order-facts-service.ts';
import { searchedText } from './queue-search.ts';

export type MadeEntry = Omit<QueueEntry, 'isStale' | 'takenBy' | 'takenAt'>;

/** What of an entry follows from the order; `before` keeps since when it lies in its lane. Null once the order is over. */
export function queueEntryOf(
  { order, facts, lastAt, delayToldAt }: KnownOrder,
  { before, pzns, calendar }: { before: QueueEntry; pzns: (string | null)[]; calendar: WorkingDays },
): MadeEntry | null {
  const lane = laneOf(facts);
  if (!lane) return null;
  const deadline = deadlineOf(facts, calendar);
  const run = deadline.kind === 'runs' ? deadline : null;
  return {
    orderId: order.id,
    calendar: calendarKey(calendar),
    lane,
    laneSince: before.lane === lane ? before.laneSince : lastAt,
    runsSince: run?.since ?? null,
    halfAt: run?.halfAt ?? null,
    dueAt: run?.dueAt ?? null,
    // A deadline that began anew has not been told of.
    delayToldAt: run && delayToldAt && delayToldAt >= run.since ? delayToldAt : null,
    fileAt: facts.fileAt,
    answeredAt: facts.answeredAt,
    isAnswerNew: facts.isAnswerNew,
    problem: facts.problem,
    sortKey: sortKey(lane, deadline, { id: order.id, createdAt: order.createdAt, lastAt }),
    searched: searchedText({ ...order, pzns }),
  };
}

export function calendarKey({ state, communityHolidays, closures }: WorkingDays): string {
  return JSON.stringify([state, [...communityHolidays].sort(), [...closures].sort()]);
}

/**
 * Nearest deadline first. What is ours to do without a deadline stands at the end of the day on which it came, so that nobody
 * forgets it; what waits for the patient, or is on its way, stands behind everything else.
 */
function sortKey(
  lane: Lane,
  deadline: Deadline,
  { id, createdAt, lastAt }: { id: string; createdAt: Date; lastAt: Date },
): string {
  if (deadline.kind === 'runs') return `1 ${deadline.dueAt.toISOString()} ${id}`;
  const isOurs = !waitingLanes.includes(lane) && lane !== 'onItsWay';
  if (isOurs) return `1 ${endOfDay(lastAt).toISOString()} ${id}`;
  return `2 ${createdAt.toISOString()} ${id}`;
}

function endOfDay(moment: Date): Date {
  return instantOf({ day: dayAfter(germanTime(moment).day), msOfDay: 0 });
}
