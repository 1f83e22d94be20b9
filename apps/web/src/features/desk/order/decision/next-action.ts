import type { DeskAction } from '@shop/contract/desk/desk-actions';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { isFinal, type OrderStatus } from '@shop/contract/order-status';

export type OfferedAction = DeskOrder['actions'][number];

/** What comes next in each status, in the order in which it is wanted. */
const wanted: Partial<Record<OrderStatus, readonly DeskAction[]>> = {
  requested: ['review'],
  inReview: ['verify', 'confirm'],
  confirmed: ['verify', 'original', 'paid', 'prepare'],
  preparing: ['pack', 'release', 'ship', 'ready'],
  shipped: ['complete'],
  readyForPickup: ['paid', 'complete'],
};

/** These are past or never come: the next one is looked at. */
const passed: readonly OfferedAction['obstacle'][] = ['status', 'recorded', 'notNeeded', 'notYours'];

/**
 * The one step that the caller does next with the order, with what keeps them from it; null when it is not theirs. A paper is
 * called valid with the original in hand: until it is here, it can only be accepted by its photo.
 */
export function nextAction(order: DeskOrder): OfferedAction | null {
  const isCheckable = order.facts.evidence !== 'paper' || order.facts.originalReceivedAt !== null;
  const offered = (wanted[order.status] ?? [])
    .filter((name) => name !== 'verify' || isCheckable)
    .flatMap((name) => order.actions.filter((action) => action.name === name));
  return offered.find(({ obstacle }) => !passed.includes(obstacle)) ?? null;
}

export type NobodysStep = 'wait' | 'over' | 'pharmacist' | 'colleague';

/** Why there is no next step for the caller. */
export function whyNoAction({ status }: DeskOrder): NobodysStep {
  if (isFinal(status)) return 'over';
  if (status === 'clarification') return 'wait';
  return status === 'inReview' ? 'pharmacist' : 'colleague';
}

/** The action that ends the order against the patient's wish, where the caller can do it now. */
export function refusal(order: DeskOrder): 'reject' | 'cancel' | null {
  if (canDo(order, 'reject')) return 'reject';
  return canDo(order, 'cancel') ? 'cancel' : null;
}

/** They have a place of their own: the question, the change and its answer. */
const elsewhere: readonly DeskAction[] = ['ask', 'propose', 'agree', 'decline'];

/** What else can be done now, beside the buttons in sight. */
export function furtherActions(order: DeskOrder): DeskAction[] {
  const inSight = [...elsewhere, nextAction(order)?.name, refusal(order)];
  return order.actions
    .filter(({ name, obstacle }) => obstacle === null && !inSight.includes(name))
    .map(({ name }) => name);
}

export function canDo({ actions }: DeskOrder, wantedName: DeskAction): boolean {
  return actions.some(({ name, obstacle }) => name === wantedName && obstacle === null);
}
