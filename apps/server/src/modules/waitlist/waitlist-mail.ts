import type { ShopConfig } from '@shop/contract/shop-config';
import { waitlist as german } from '@shop/texts/messages/de/mails/waitlist';
import { waitlist as english } from '@shop/texts/messages/en/mails/waitlist';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import type { Language } from '../../db/schema/identity.ts';
import { buttonTo, paragraph, pharmacyMail, shopAddress } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';

const words = inBothLanguages(german, english);

interface Recipient {
  email: string;
  language: Language;
  firstName: string | null;
  lastName: string | null;
}

/** Names no product: whoever sees the mail learns nothing about an illness. */
export function waitlistMail(
  { config, shopUrl }: { config: ShopConfig; shopUrl: string | null },
  { email, language, firstName, lastName }: Recipient,
): Mail {
  const say = words[language];
  const name = firstName && lastName ? `${firstName} ${lastName}` : 'none';
  return pharmacyMail({ to: email, language, config, shopUrl }, say, [
    paragraph(say.greeting({ name })),
    paragraph(say.news),
    ...buttonTo(shopAddress(shopUrl, '/notifications'), say.open),
    paragraph(say.notHeld),
    paragraph(say.end),
  ]);
}
