import { type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import { recall as german } from '@shop/texts/messages/de/mails/recall';
import { recall as english } from '@shop/texts/messages/en/mails/recall';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import type { Transaction } from '../../db/pool.ts';
import type { Recall } from '../../db/schema/recalls.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { buttonTo, paragraph, pharmacyMail, reachBlocks, shopAddress, strong } from '../mail/letter-service.ts';
import { type Mail, queueMail } from '../mail/outbox-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import type { StockParts } from '../stock/batch-service.ts';
import { lockRecall } from './recall-queries.ts';
import { peopleOf, recordContact } from './recall-service.ts';
import type { RecalledPerson } from './recalled-people.ts';

export interface RecallParts extends StockParts {
  keys: Keys;
  config: ShopConfig;
  shopAt(): string | null;
}

const words = inBothLanguages(german, english);

/** In steps, so that a long list does not hold the recall for long; what was sent is not sent again. */
const mailsAtOnce = 100;

/** Writes to everybody who was neither reached nor written to. Whoever asks twice, or at the same time, sends nothing twice. */
export async function mailPeople(parts: RecallParts, colleague: Colleague, recallId: string): Promise<void> {
  let sent = mailsAtOnce;
  while (sent === mailsAtOnce) {
    sent = await parts.db.transaction((tx) => mailSome(tx, parts, colleague, recallId));
  }
}

async function mailSome(tx: Transaction, parts: RecallParts, colleague: Colleague, recallId: string): Promise<number> {
  const recall = await lockRecall(tx, recallId);
  if (!recall) throw new ShopError('NotFound');
  if (recall.endedAt) throw new ShopError('InvalidState');
  const now = parts.clock.now();
  const { people } = await peopleOf(tx, recall);
  const some = people.filter(({ isReached, isMailed }) => !isReached && !isMailed).slice(0, mailsAtOnce);
  for (const person of some) await mailOne(tx, parts, { recall, person, colleague, now });
  return some.length;
}

async function mailOne(
  tx: Transaction,
  parts: RecallParts,
  { recall, person, colleague, now }: { recall: Recall; person: RecalledPerson; colleague: Colleague; now: Date },
): Promise<void> {
  const { orderId } = person.newest;
  await queueMail(tx, parts, { kind: 'recall', orderId, ...recallMail(parts, person) });
  const contact = { orderId, way: 'mail' as const, isReached: false, note: null };
  await recordContact(tx, recall, { contact, colleague, now });
}

/** Names the orders and no product: whoever sees the mail learns nothing about an illness. */
function recallMail({ config, shopAt }: RecallParts, { newest, orders }: RecalledPerson): Mail {
  const { language, name, email } = newest;
  const say = words[language];
  const shopUrl = shopAt();
  const codes = orders.map(({ code }) => code).join(', ');
  return pharmacyMail({ to: email, language, config, shopUrl }, say, [
    paragraph(say.greeting({ name })),
    paragraph(say.news({ codes, count: orders.length })),
    paragraph([strong(say.stop), ` ${say.keep}`]),
    paragraph(say.call),
    ...reachBlocks(shopConfigIn(config, language)),
    ...buttonTo(shopAddress(shopUrl, '/orders'), say.open),
    paragraph(say.doctor),
  ]);
}
