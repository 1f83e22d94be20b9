import type { ShopConfig } from '@shop/contract/shop-config';
import { staffMails as german } from '@shop/texts/messages/de/mails/staff';
import { staffMails as english } from '@shop/texts/messages/en/mails/staff';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/pool.ts';
import type { Seal } from '../../db/schema/seals.ts';
import type { Keys } from '../../keys.ts';
import { writeMark } from '../journal/journal-mark-service.ts';
import { paragraph, pharmacyMail } from '../mail/letter-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { workingLeads } from '../staff/working-staff-service.ts';

const words = inBothLanguages(german, english);

interface MailParts {
  clock: Clock;
  config: ShopConfig;
  keys: Keys;
  shopAt(): string | null;
}

/** The mark of each day leaves the house, so that a journal rewritten later can be compared with what it was. */
export async function mailSealToLeads(tx: Transaction, parts: MailParts, seal: Seal): Promise<void> {
  const mark = writeMark(parts.keys, { kind: 'seal', number: seal.number, hash: seal.hash });
  for (const { email, name, language } of await workingLeads(tx)) {
    const { greeting, daySealed } = words[language];
    const { subject, title, news, keep, reason } = daySealed;
    const head = { to: email, language, config: parts.config, shopUrl: parts.shopAt() };
    const day = { day: seal.day, by: seal.byName };
    const blocks = [greeting({ name }), news(day), mark, keep].map(paragraph);
    await queueMail(tx, parts, {
      kind: 'day sealed',
      ...pharmacyMail(head, { subject: subject(day), title: title(day), reason }, blocks),
    });
  }
}
