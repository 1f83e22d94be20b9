import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { queueMail, takeBackMails } from '../mail/outbox-service.ts';
import { type Notice, type NoticeFacts, orderMail } from './order-mails.ts';
import { isStepNotice, mailKind, stepsToldBy } from './order-notices.ts';

/** What belongs to the contract beside the order itself, in the patient's language; null where there is none. */
export type ContractTexts = Pick<NoticeFacts, 'withdrawalText' | 'termsText'>;

interface TellingParts {
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  shopAt(): string | null;
}

/** A step's mail waits this long, so that the next step can go into the same mail. */
const stepWaitsMs = 60 * 1_000;

/** Queues the mail about a step, in the step's own transaction. */
export async function tell(
  tx: Transaction,
  { keys, clock, config, shopAt }: TellingParts,
  notice: Notice,
  told: Pick<
    NoticeFacts,
    'order' | 'lines' | 'amendment' | 'message' | 'messageBy' | 'hasFile' | 'dueAt' | 'language'
  > &
    Partial<ContractTexts>,
): Promise<void> {
  const now = clock.now();
  const along = (await takeBackMails(tx, told.order.id, now)).flatMap(stepsToldBy);
  const mail = orderMail(notice, { withdrawalText: null, termsText: null, ...told, along, config, shopUrl: shopAt() });
  await queueMail(
    tx,
    { keys, clock },
    {
      kind: mailKind(notice, along),
      orderId: told.order.id,
      ...(isStepNotice(notice) && { notBefore: new Date(now.getTime() + stepWaitsMs) }),
      ...mail,
    },
  );
}
