import { dayAfter, germanTime } from '@shop/contract/desk/german-time';
import type { QueueRow } from '@shop/contract/desk/queue';

/** When somebody has to have done with an order, as the queue groups it. */
export const dueGroups = ['overdue', 'today', 'new', 'tomorrow', 'later', 'resting', 'met'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** `today` is the day in Germany at `now`, handed in because a list asks for it with every row. */
export function dueGroupOf(
  { deadline, lane }: Pick<QueueRow, 'deadline' | 'lane'>,
  now: Date,
  today: string,
): DueGroup {
  if (deadline.kind === 'met') return 'met';
  if (deadline.kind === 'rests') return lane === 'new' ? 'new' : 'resting';
  const dueAt = new Date(deadline.dueAt);
  if (dueAt <= now) return 'overdue';
  const { day } = germanTime(dueAt);
  if (day === today) return 'today';
  return day === dayAfter(today) ? 'tomorrow' : 'later';
}
