import type { ActedOn } from '@shop/contract/desk/dispensing-acts';
import { evidenceOf } from '@shop/contract/desk/evidence';
import type { Order } from '../../db/schema/orders.ts';

/** What the table of acts and facts asks about an order. */
export function actedOn(order: Pick<Order, 'evidence' | 'prescriptionFormat' | 'isRecordedBefore'>): ActedOn {
  return { evidence: evidenceOf(order), isRecordedBefore: order.isRecordedBefore };
}
