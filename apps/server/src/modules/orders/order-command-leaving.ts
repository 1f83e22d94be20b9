import { markedPlaces } from '@shop/contract/desk/originals';
import { recipientAnswers } from '@shop/contract/desk/recipients';
import { hasRight, type Right } from '@shop/contract/rights';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { handOverAtCounter } from '../handover/counter-service.ts';
import { settleRecipient } from './order-recipient-service.ts';
import type { OrderParts } from './order-service.ts';
import { markOriginal } from './original-mark-service.ts';
import type { Colleague } from './staff-order-service.ts';

interface Typed {
  order: Order;
  colleague: Colleague;
  what: string;
  details: string[];
}

/** What is said about whom it goes to and what becomes of the original; `complete` too, where it is handed over at the counter. */
export function isAboutLeaving(what: string, { status }: Order): boolean {
  return what === 'recipient' || what === 'mark' || (what === 'complete' && status === 'readyForPickup');
}

/** The same as at the desk. Null when it was done, else what is missing. Throws as the desk's calls do. */
export async function leaveByWords(
  parts: OrderParts,
  { order, colleague, what, details }: Typed,
): Promise<string | null> {
  const [first = '', second = ''] = details;
  const asked = { orderId: order.id, key: crypto.randomUUID() };
  if (what === 'mark') {
    const place = markedPlaces.find((known) => known === first);
    if (!place) return `Please say where the original is: npm run order -- CODE mark ${markedPlaces.join('|')}`;
    requireRight(colleague, 'askPatient');
    await markOriginal(parts, colleague, { ...asked, place });
    return null;
  }
  requireRight(colleague, 'handOver');
  if (what === 'recipient') {
    const answer = recipientAnswers.find((known) => known === first);
    if (!answer || !second.trim())
      return `Please say who takes it and how you know: CODE recipient ${recipientAnswers.join('|')} "HOW"`;
    await settleRecipient(parts, colleague, { ...asked, answer, how: second.trim() });
    return null;
  }
  const taken =
    first === 'other' ? { taker: 'other' as const, handedTo: second.trim() } : { taker: 'patient' as const };
  if ((first !== 'patient' && first !== 'other') || ('handedTo' in taken && !taken.handedTo))
    return 'Please say who showed who they are: CODE complete patient, or CODE complete other "NAME"';
  await handOverAtCounter(parts, colleague, { ...asked, version: order.version, taken, advice: undefined, till: null });
  return null;
}

function requireRight({ roles }: Colleague, right: Right): void {
  if (!hasRight(roles, right)) throw new ShopError('RightMissing', { right });
}
