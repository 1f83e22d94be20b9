import type { ShopConfig } from '@shop/contract/shop-config';
import { staffMails as german } from '@shop/texts/messages/de/mails/staff';
import { staffMails as english } from '@shop/texts/messages/en/mails/staff';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import type { Staff } from '../../db/schema/staff.ts';
import { momentText } from '../../documents/date-text.ts';
import { type Block, buttonTo, paragraph, pharmacyMail, shopAddress } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';

const words = inBothLanguages(german, english);

interface Letterhead {
  to: Pick<Staff, 'email' | 'name' | 'language'>;
  config: ShopConfig;
  shopUrl: string | null;
}

export function invitationMail(head: Letterhead): Mail {
  const say = words[head.to.language];
  const href = shopAddress(head.shopUrl, '/desk');
  const way = href ? buttonTo(href, say.open) : [paragraph(say.invitation.withoutLink)];
  return letter(head, say.invitation, [paragraph(say.invitation.news), paragraph(say.invitation.next), ...way]);
}

/** A code has admitted a device without a lead; the owner of the mailbox must hear of it. */
export function codeUsedMail(head: Letterhead, kind: 'setup' | 'recovery'): Mail {
  const say = words[head.to.language];
  const about = kind === 'setup' ? say.setUp : say.recovered;
  return letter(head, about, [paragraph(about.news), paragraph(say.wasNotYou)]);
}

/** A code that opens the desk without any device was made; the owner of the mailbox must hear of it. */
export function recoveryCodeMail(head: Letterhead): Mail {
  const { recoveryCode, wasNotYou } = words[head.to.language];
  return letter(head, recoveryCode, [paragraph(recoveryCode.news), paragraph(wasNotYou)]);
}

/** To a lead: a setup code from the server has let in a device of somebody who may release. */
export function setUpAgainMail(
  head: Letterhead,
  { name, releasesFrom }: { name: string; releasesFrom: Date | null },
): Mail {
  const { setUpAgain, wasNotYou, pending } = words[head.to.language];
  const { subject, title, news, delayed } = setUpAgain;
  const moment = releasesFrom && momentText(releasesFrom, head.to.language);
  const about = { subject: subject({ name }), title: title({ name }), reason: pending.reason };
  return letter(head, about, [
    paragraph(news({ name })),
    ...(moment ? [paragraph(delayed({ moment, name }))] : []),
    paragraph(wasNotYou),
  ]);
}

/** To a lead: who runs the server has named another one. */
export function leadByServerMail(head: Letterhead, { name, email }: { name: string; email: string }): Mail {
  const { leadByServer, wasNotYou, pending } = words[head.to.language];
  const { subject, title, news, device } = leadByServer;
  const about = { subject, title, reason: pending.reason };
  return letter(head, about, [paragraph(news({ name, email })), paragraph(device), paragraph(wasNotYou)]);
}

function letter(
  { to: { email, name, language }, config, shopUrl }: Letterhead,
  { subject, title, reason = words[language].reason }: { subject: string; title: string; reason?: string },
  blocks: Block[],
): Mail {
  const { greeting } = words[language];
  const head = { to: email, language, config, shopUrl };
  return pharmacyMail(head, { subject, title, reason }, [paragraph(greeting({ name })), ...blocks]);
}
