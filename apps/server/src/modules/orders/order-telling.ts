import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { queueMails, takeBackMails } from '../mail/outbox-service.ts';
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

type Told = Pick<
  NoticeFacts,
  'order' | 'lines' | 'amendment' | 'creditedCents' | 'message' | 'messageBy' | 'hasFile' | 'dueAt' | 'language'
> &
  Partial<ContractTexts>;

/** Queues the mail about a step, in the step's own transaction. */
export function tell(tx: Transaction, parts: TellingParts, notice: Notice, told: Told): Promise<void> {
  return tellAll(tx, parts, notice, [told]);
}

/** The same to the patients of many orders. */
export async function tellAll(
  tx: Transaction,
  { keys, clock, config, shopAt }: TellingParts,
  notice: Notice,
  all: readonly Told[],
): Promise<void> {
  if (all.length === 0) return;
  const now = clock.now();
  const takenBack = await takeBackMails(
    tx,
    all.map(({ order }) => order.id),
    now,
  );
  const mails = all.map((told) => {
    const ofOrder = takenBack.filter(({ orderId }) => orderId === told.order.id);
    const along = ofOrder.flatMap(({ kind }) => stepsToldBy(kind));
    const texts = { withdrawalText: null, termsText: null };
    return {
      kind: mailKind(notice, along),
      orderId: told.order.id,
      ...(isStepNotice(notice) && { notBefore: new Date(now.getTime() + stepWaitsMs) }),
      ...orderMail(notice, { ...texts, ...told, along, config, shopUrl: shopAt() }),
    };
  });
  await queueMails(tx, { keys, clock }, mails);
}
