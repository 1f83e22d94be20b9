import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/pool.ts';
import { inSlices } from '../../files/in-slices.ts';
import type { Keys } from '../../keys.ts';
import { queueSealed, type SealedMail, sealMail, takeBackMails } from '../mail/outbox-service.ts';
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
/** Few enough that the database does not wait for its next statement. */
const writtenAtOnce = 10;

type Told = Pick<
  NoticeFacts,
  'order' | 'lines' | 'amendment' | 'creditedCents' | 'message' | 'messageBy' | 'hasFile' | 'dueAt' | 'language'
> &
  Partial<ContractTexts>;

/** Queues the mail about a step, in the step's own transaction. */
export function tell(tx: Transaction, parts: TellingParts, notice: Notice, told: Told): Promise<void> {
  return tellAll(tx, parts, notice, { all: [told] });
}

/** The same to the patients of many orders. The database does `meanwhile` while the mails are written, and is asked nothing else. */
export async function tellAll(
  tx: Transaction,
  { keys, clock, config, shopAt }: TellingParts,
  notice: Notice,
  { all, meanwhile }: { all: readonly Told[]; meanwhile?: () => Promise<void> },
): Promise<void> {
  const now = clock.now();
  const ids = all.map(({ order }) => order.id);
  const takenBack = ids.length > 0 ? await takeBackMails(tx, ids, now) : [];
  const mails: SealedMail[] = [];
  const writing = inSlices(all.length, writtenAtOnce, (from, to) => {
    for (const told of all.slice(from, to)) {
      const ofOrder = takenBack.filter(({ orderId }) => orderId === told.order.id);
      const along = ofOrder.flatMap(({ kind }) => stepsToldBy(kind));
      const texts = { withdrawalText: null, termsText: null };
      const mail = {
        kind: mailKind(notice, along),
        orderId: told.order.id,
        ...(isStepNotice(notice) && { notBefore: new Date(now.getTime() + stepWaitsMs) }),
        ...orderMail(notice, { ...texts, ...told, along, config, shopUrl: shopAt() }),
      };
      mails.push(sealMail({ keys, clock }, mail));
    }
  });
  // Both have ended before the transaction does, also when one of them failed.
  const ends = await Promise.allSettled([meanwhile?.(), writing]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  await queueSealed(tx, mails);
}
