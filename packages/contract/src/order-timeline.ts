import type { OrderStatus } from './order-status.ts';

/**
 * What is known of an order's way, as times: nothing counts as done that has none of its own. Account, mails and command
 * draw it with one function, so that they cannot tell different stories.
 */
export interface TimelineFacts {
  /** Another backend may have one that this shop has no word for. */
  status: OrderStatus | (string & {});
  needsOriginal: boolean;
  isPaidAtPickup: boolean;
  /** How it comes to the patient; null where that is not known. */
  way: 'standard' | 'courier' | 'selfPickUp' | null;
  orderedAt: string | null;
  confirmedAt: string | null;
  verifiedAt: string | null;
  originalReceivedAt: string | null;
  paidAt: string | null;
  /** Packed by one person, and released by another. */
  preparedAt: string | null;
  releasedAt: string | null;
  /** Since when it is on its way or lies ready. */
  sentAt: string | null;
  /** The courier found nobody, and it has not left again since. */
  nobodyThereAt: string | null;
  /** It left the house once more: a second parcel, or another tour. */
  sentAgainAt: string | null;
  completedAt: string | null;
  /** When it was rejected or cancelled, or expired. */
  endedAt: string | null;
}

const endings = ['rejected', 'cancelled', 'expired'] as const;
export type Ending = (typeof endings)[number];

export type StageName =
  | 'ordered'
  | 'confirmed'
  | 'originalAndPayment'
  | 'original'
  | 'prescriptionAndPayment'
  | 'prescription'
  | 'delivery'
  | 'pickup'
  | 'handedOver'
  | Ending;

/** What a stage waits for, or how far it has come. */
export type StageNote =
  | 'requested'
  | 'inReview'
  | 'verified'
  | 'clarification'
  | 'originalHere'
  | 'paymentHere'
  | 'originalMissing'
  | 'paymentMissing'
  | 'bothMissing'
  | 'prescriptionUnchecked'
  | 'preparedNext'
  | 'preparing'
  | 'packed'
  | 'released'
  | 'releasedForPickup'
  | 'withCarrier'
  | 'withCarrierAgain'
  | 'onTour'
  | 'onTourAgain'
  | 'nobodyThere'
  | 'ready'
  | 'notDelivered'
  | 'notPickedUp'
  | 'sent';

export interface TimelineStep {
  name: StageName;
  state: 'done' | 'current' | 'ahead' | 'ended';
  /** When it was done, or since when it goes on; null where that is not known. */
  at: string | null;
  note: StageNote | null;
}

interface Stage {
  name: StageName;
  isDone: boolean;
  at: string | null;
  /** Said while it is the current one. */
  note: StageNote | null;
  /** Said of a later stage where a part of it is there already. */
  noteAhead?: StageNote | null;
}

/** The way of an order. One that ended early shows what it had behind it and how it ended, and nothing more. */
export function timelineOf(facts: TimelineFacts): TimelineStep[] {
  const stages = [ordered(facts), confirmed(facts), papers(facts), delivery(facts), handedOver(facts)];
  const { status } = facts;
  if (isEnding(status)) {
    const done = stages.filter(({ isDone }) => isDone);
    return [...done.map(doneStep), { name: status, state: 'ended', at: facts.endedAt, note: endingNote(facts) }];
  }
  const current = stages.findIndex(({ isDone }) => !isDone);
  return stages.map((stage, index) => {
    if (stage.isDone) return doneStep(stage);
    if (index === current) return { name: stage.name, state: 'current', at: stage.at, note: stage.note };
    return { name: stage.name, state: 'ahead', at: null, note: stage.noteAhead ?? null };
  });
}

export function isEnding(status: string): status is Ending {
  return (endings as readonly string[]).includes(status);
}

function doneStep({ name, at }: Stage): TimelineStep {
  return { name, state: 'done', at, note: null };
}

function ordered({ orderedAt }: TimelineFacts): Stage {
  return { name: 'ordered', isDone: true, at: orderedAt, note: null };
}

const confirmedStatuses = ['confirmed', 'preparing', 'shipped', 'readyForPickup', 'completed'];

function confirmed({ status, confirmedAt, verifiedAt }: TimelineFacts): Stage {
  // A confirmation can be taken back (reading 33): its time alone does not count while the order goes on.
  const isDone = isEnding(status) ? confirmedAt !== null : confirmedStatuses.includes(status);
  const notes: Record<string, StageNote> = {
    requested: 'requested',
    inReview: verifiedAt ? 'verified' : 'inReview',
    clarification: 'clarification',
  };
  return { name: 'confirmed', isDone, at: isDone ? confirmedAt : null, note: notes[status] ?? null };
}

/** Everything that must be there before it is prepared. */
function papers(facts: TimelineFacts): Stage {
  const { needsOriginal, isPaidAtPickup, originalReceivedAt, paidAt, verifiedAt, status } = facts;
  const lacks = {
    original: needsOriginal && !originalReceivedAt,
    payment: !isPaidAtPickup && !paidAt,
    check: !verifiedAt,
  };
  const isPast = ['preparing', 'shipped', 'readyForPickup', 'completed'].includes(status);
  const isDone = isPast || !(lacks.original || lacks.payment || lacks.check);
  const times = [verifiedAt, needsOriginal ? originalReceivedAt : null, isPaidAtPickup ? null : paidAt];
  const base = needsOriginal ? 'original' : 'prescription';
  return {
    name: isPaidAtPickup ? base : `${base}AndPayment`,
    isDone,
    at: isDone ? latest(times) : null,
    note: missingNote(lacks),
    noteAhead: hereNote(facts),
  };
}

function missingNote({ original, payment }: Record<'original' | 'payment', boolean>): StageNote {
  if (original && payment) return 'bothMissing';
  if (original) return 'originalMissing';
  return payment ? 'paymentMissing' : 'prescriptionUnchecked';
}

function hereNote({ needsOriginal, originalReceivedAt, paidAt }: TimelineFacts): StageNote | null {
  if (needsOriginal && originalReceivedAt) return 'originalHere';
  return paidAt ? 'paymentHere' : null;
}

function delivery(facts: TimelineFacts): Stage {
  const { way, status } = facts;
  const name = way === 'selfPickUp' ? 'pickup' : 'delivery';
  if (status === 'completed') return { name, isDone: true, at: facts.sentAgainAt ?? facts.sentAt, note: null };
  if (status === 'shipped' || status === 'readyForPickup') return { name, isDone: false, ...onItsWay(facts) };
  return { name, isDone: false, ...inTheHouse(facts) };
}

/** What has not left yet: told by the last of its times. */
function inTheHouse({ status, way, preparedAt, releasedAt }: TimelineFacts): Pick<Stage, 'at' | 'note'> {
  if (status !== 'preparing') return { at: null, note: 'preparedNext' };
  if (!preparedAt) return { at: null, note: 'preparing' };
  if (!releasedAt) return { at: preparedAt, note: 'packed' };
  return { at: releasedAt, note: way === 'selfPickUp' ? 'releasedForPickup' : 'released' };
}

function onItsWay({ way, sentAt, nobodyThereAt, sentAgainAt }: TimelineFacts): Pick<Stage, 'at' | 'note'> {
  if (nobodyThereAt) return { at: nobodyThereAt, note: 'nobodyThere' };
  const at = sentAgainAt ?? sentAt;
  switch (way) {
    case 'standard':
      return { at, note: sentAgainAt ? 'withCarrierAgain' : 'withCarrier' };
    case 'courier':
      return { at, note: sentAgainAt ? 'onTourAgain' : 'onTour' };
    case 'selfPickUp':
      return { at, note: 'ready' };
    default:
      return { at, note: 'sent' };
  }
}

/** Cancelled after it had left or lain ready: the patient reads that it did not reach them. */
function endingNote({ status, way, sentAt }: TimelineFacts): StageNote | null {
  if (status !== 'cancelled' || !sentAt) return null;
  return way === 'selfPickUp' ? 'notPickedUp' : 'notDelivered';
}

function handedOver({ status, completedAt }: TimelineFacts): Stage {
  return { name: 'handedOver', isDone: status === 'completed', at: completedAt, note: null };
}

/** Times as ISO texts in UTC sort as they follow each other. */
function latest(times: (string | null)[]): string | null {
  return (
    times
      .filter((time) => time !== null)
      .sort()
      .at(-1) ?? null
  );
}

/** The times of a way that is told as the statuses an order has had, oldest first. */
export function timesOfSteps(
  steps: readonly { status: string; at: string }[],
): Pick<TimelineFacts, 'confirmedAt' | 'sentAt' | 'completedAt' | 'endedAt'> {
  const lastOf = (...statuses: string[]) => steps.findLast(({ status }) => statuses.includes(status))?.at ?? null;
  // Preparing can be stopped: the order is confirmed again then, but it was not confirmed a second time.
  const isConfirmation = (index: number) =>
    steps[index]?.status === 'confirmed' && steps[index - 1]?.status !== 'preparing';
  const confirmation = steps.findLastIndex((_, index) => isConfirmation(index));
  const isTakenBack = steps.slice(confirmation).some(({ status }) => status === 'clarification');
  return {
    confirmedAt: isTakenBack ? null : (steps[confirmation]?.at ?? null),
    sentAt: lastOf('shipped', 'readyForPickup'),
    completedAt: lastOf('completed'),
    endedAt: lastOf(...endings),
  };
}
