import type { ShopConfig } from '@shop/contract/shop-config';
import type { Language } from '../../db/schema/identity.ts';
import type { OrderAmendment } from '../../db/schema/order-amendments.ts';
import type { Actor, Order, OrderLine } from '../../db/schema/orders.ts';
import type { StepNotice } from './order-notices.ts';

/** What a mail about an order is made from. */
export interface NoticeFacts {
  order: Order;
  lines: OrderLine[];
  /** In which the patient reads now; it may be another one than on the day of the order. */
  language: Language;
  /** Steps that came in the same minute and get no mail of their own. */
  along: readonly StepNotice[];
  config: ShopConfig;
  /** Where the shop is found from outside, for links; null while nobody has said so. */
  shopUrl: string | null;
  /** A question or a reason. */
  message: string | null;
  /** Whose words it is; the pharmacy's unless it is said. */
  messageBy?: Actor['kind'];
  /** What is proposed to the patient, or what they agreed to. */
  amendment?: OrderAmendment | null;
  /** What is no longer owed of it; for 'goodsTakenBack'. */
  creditedCents?: number;
  /** Until when it should have left; for 'delayed'. */
  dueAt?: Date;
  /** Whether a prescription file came with the order; for 'received'. */
  hasFile?: boolean;
  /** The withdrawal text as Markdown in the same language; for 'received'. */
  withdrawalText: string | null;
  /** The terms as Markdown, likewise. */
  termsText: string | null;
}
