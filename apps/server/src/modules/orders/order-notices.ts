import type { ActionName } from './order-actions.ts';

/** The steps on the way that ask nothing of the patient. Their mails wait a minute, so that several steps make one mail. */
const stepNotices = ['inReview', 'originalReceived', 'verified', 'paid', 'preparing'] as const;
export type StepNotice = (typeof stepNotices)[number];

/** What the patient is told of. */
export type Notice =
  | 'received'
  | 'question'
  | 'confirmed'
  | 'reminder'
  | 'amendment'
  | 'amended'
  | 'message'
  | 'takenBack'
  | StepNotice
  | 'stopped'
  | 'partPaid'
  | 'readyForPickup'
  | 'shipped'
  | 'shippedAgain'
  | 'redated'
  | 'completed'
  | 'rejected'
  | 'cancelled'
  | 'undelivered'
  | 'nobodyThere'
  | 'pickupReminder'
  | 'notPickedUp'
  | 'unanswered'
  | 'paymentReminder'
  | 'unpaid'
  | 'delayed'
  | 'goodsTakenBack'
  | 'withdrawalReceived'
  | 'withdrawalAccepted'
  | 'withdrawalAwaited'
  | 'withdrawalRefused'
  | 'withdrawalGoodsBack'
  | 'withdrawalClosed'
  | 'withdrawalReopened'
  | 'expired';

/** Why the patient gets no mail about a step. */
interface WithoutMail {
  because: string;
}

/** Which mail tells the patient of each step. The shop promises one for every step, so what has none says why. */
export const noticeOf: Record<ActionName, Notice | WithoutMail> = {
  review: 'inReview',
  verify: 'verified',
  original: 'originalReceived',
  paid: 'paid',
  ask: 'question',
  answer: { because: 'the patient has just written it, and the page says that it was sent' },
  propose: 'amendment',
  agree: 'amended',
  decline: { because: 'nothing changes, and whoever declined has just said so' },
  confirm: 'confirmed',
  takeBack: 'takenBack',
  prepare: 'preparing',
  stop: 'stopped',
  pack: { because: 'a second person looks at it next, and the mail about its way follows' },
  release: { because: 'it leaves the house next, and that mail says so' },
  ship: 'shipped',
  redate: 'redated',
  ready: 'readyForPickup',
  complete: 'completed',
  reject: 'rejected',
  cancel: 'cancelled',
  undelivered: 'undelivered',
  sendAgain: 'shippedAgain',
  putBack: 'notPickedUp',
  takeGoodsBack: 'goodsTakenBack',
  unanswered: 'unanswered',
  unpaid: 'unpaid',
  expire: 'expired',
};

export function isStepNotice(notice: string): notice is StepNotice {
  return (stepNotices as readonly string[]).includes(notice);
}

const begin = 'order ';
const between = ' with ';

/** What the outbox calls the mail. One that can be taken back also says what it tells along. */
export function mailKind(notice: Notice, along: readonly StepNotice[] = []): string {
  return begin + [notice, ...(isStepNotice(notice) ? along : [])].join(between);
}

/** In the order in which they happened. */
export function stepsToldBy(kind: string): StepNotice[] {
  const [notice = '', ...along] = kind.slice(begin.length).split(between);
  return [...along, notice].filter(isStepNotice);
}
