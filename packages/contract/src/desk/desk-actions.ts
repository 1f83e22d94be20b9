import type { Right } from '../rights.ts';
import { dispensingFacts } from './dispensing-acts.ts';

/**
 * What somebody at the desk can do to an order, in the order of the pharmacy's day, and the right that each asks for. Payment
 * that no statement tells is entered by hand by whoever matches payments, with the reason in a note.
 */
export const deskActions = {
  review: 'reviewPrescription',
  original: 'receivePost',
  ask: 'askPatient',
  propose: 'amendOrder',
  agree: 'amendOrder',
  decline: 'amendOrder',
  verify: 'decidePrescription',
  confirm: 'confirmOrder',
  takeBack: 'confirmOrder',
  reject: 'rejectOrder',
  paid: 'matchPayment',
  prepare: 'prepareOrder',
  stop: 'prepareOrder',
  pack: 'prepareOrder',
  release: 'releaseOrder',
  ship: 'handOver',
  redate: 'handOver',
  ready: 'handOver',
  complete: 'handOver',
  undelivered: 'handOver',
  sendAgain: 'handOver',
  putBack: 'handOver',
  takeGoodsBack: 'confirmOrder',
  cancel: 'rejectOrder',
} as const satisfies Record<string, Right>;

export type DeskAction = keyof typeof deskActions;
export const deskActionNames = Object.keys(deskActions) as [DeskAction, ...DeskAction[]];

/** These have calls of their own, because more goes along (desk/amendments.ts, desk/returns.ts). */
const ownCalls = ['propose', 'agree', 'decline', 'takeGoodsBack'] as const satisfies readonly DeskAction[];
export type PlainDeskAction = Exclude<DeskAction, (typeof ownCalls)[number]>;
export const plainDeskActions = deskActionNames.filter(
  (name) => !(ownCalls as readonly DeskAction[]).includes(name),
) as [PlainDeskAction, ...PlainDeskAction[]];

/** With these go words: a question or a reason, which the patient reads. */
export const actionsWithMessage: readonly DeskAction[] = ['ask', 'takeBack', 'stop', 'undelivered', 'reject', 'cancel'];

/** With these goes what became of the parcel. */
export const actionsWithOutcome: readonly DeskAction[] = ['undelivered', 'sendAgain'];

/** With these goes a reason that stays in the house, as a note. */
export const actionsWithNote: readonly DeskAction[] = ['paid'];

/** What keeps an action from being done now. */
export const obstacles = [
  'status',
  'recorded',
  'notNeeded',
  'proposed',
  'notProposed',
  'checks',
  'prescriptionVerified',
  'originalReceived',
  'paid',
  'withdrawn',
  'notPacked',
  'notReleased',
  'notYours',
  ...dispensingFacts,
] as const;
