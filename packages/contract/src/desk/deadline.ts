import { isFinal } from '../order-status.ts';
import { type OrderFacts, type Owed, owedBy } from './order-facts.ts';
import { addWorkingDays, type WorkingDays } from './working-days.ts';

/** ApoG § 11a no. 3; the terms and the order page name the same figure. */
export const dispatchWorkingDays = 2;

export type Deadline =
  /** Runs since the patient owes nothing any more. */
  | { kind: 'runs'; since: Date; halfAt: Date; dueAt: Date }
  /** Rests while we wait for the patient. */
  | { kind: 'rests'; waitingFor: Owed[] }
  /** The goods have left, lie ready, or the order is over. */
  | { kind: 'met' };

/**
 * Until when an order has to leave the house. Counts anew from the last thing that the patient owed: what was used up of
 * an earlier run is not carried over, as the terms say.
 */
export function deadlineOf(facts: OrderFacts, calendar: WorkingDays): Deadline {
  if (isFinal(facts.status) || facts.status === 'shipped' || facts.status === 'readyForPickup') return { kind: 'met' };
  const waitingFor = owedBy(facts);
  if (waitingFor.length > 0) return { kind: 'rests', waitingFor };
  const since = owesNothingSince(facts);
  const after = (days: number) => addWorkingDays(since, days, calendar);
  return { kind: 'runs', since, halfAt: after(dispatchWorkingDays / 2), dueAt: after(dispatchWorkingDays) };
}

function owesNothingSince(facts: OrderFacts): Date {
  const isPaper = facts.evidence === 'paper';
  const brought = [
    facts.createdAt,
    facts.answeredAt,
    isPaper ? facts.originalAt : (facts.fileAt ?? facts.verifiedAt),
    facts.isPaidAtPickup ? null : facts.paidAt,
  ];
  return new Date(Math.max(...brought.map((at) => at?.getTime() ?? 0)));
}

interface Run {
  since: Date;
  halfAt: Date;
  dueAt: Date;
}

/** Which part of the time is used up, for the clock with its two halves: 0 at the start, 1 when it is due or overdue. */
export function usedShare({ since, halfAt, dueAt }: Run, now: Date): number {
  return (shareBetween(since, halfAt, now) + shareBetween(halfAt, dueAt, now)) / 2;
}

function shareBetween(from: Date, to: Date, now: Date): number {
  const share = (now.getTime() - from.getTime()) / (to.getTime() - from.getTime());
  return Math.min(1, Math.max(0, share));
}
