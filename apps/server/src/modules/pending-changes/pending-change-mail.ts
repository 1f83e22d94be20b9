import type { PendingDetail } from '@shop/contract/desk/pending-change';
import { isOfFile } from '@shop/contract/desk/pending-kinds';
import type { ShopConfig } from '@shop/contract/shop-config';
import { staffMails as german } from '@shop/texts/messages/de/mails/staff';
import { staffMails as english } from '@shop/texts/messages/en/mails/staff';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import type { Staff } from '../../db/schema/staff.ts';
import { momentText } from '../../documents/date-text.ts';
import { buttonTo, paragraph, pharmacyMail, shopAddress } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';

const words = inBothLanguages(german, english);

interface Letterhead {
  to: Pick<Staff, 'email' | 'name' | 'language'>;
  config: ShopConfig;
  shopUrl: string | null;
}

/** To a lead: what waits, until when it can be stopped, and where. Neither account nor order stands in it. */
export function pendingChangeMail(
  { to: { email, name, language }, config, shopUrl }: Letterhead,
  { detail, by, countsFrom }: { detail: PendingDetail; by: string | null; countsFrom: Date },
): Mail {
  const { greeting, pending, open } = words[language];
  const { subject, title, what, news, newsOfCommand, newsOfFile, next, wasNotYou, reason } = pending;
  const told = {
    what: detail.kind === 'roles' || detail.kind === 'device' ? what[detail.kind](detail) : what[detail.kind],
  };
  const blocks = [
    greeting({ name }),
    by === null ? (isOfFile(detail.kind) ? newsOfFile : newsOfCommand)(told) : news({ by, ...told }),
    next({ moment: momentText(countsFrom, language) }),
    wasNotYou,
  ];
  const href = shopAddress(shopUrl, '/desk');
  return pharmacyMail({ to: email, language, config, shopUrl }, { subject, title, reason }, [
    ...blocks.map(paragraph),
    ...buttonTo(href, open),
  ]);
}
