import type { ShopConfig } from '@shop/contract/shop-config';
import { waitlist as german } from '@shop/texts/messages/de/mails/waitlist';
import { waitlist as english } from '@shop/texts/messages/en/mails/waitlist';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import type { Language } from '../../db/schema/identity.ts';
import { type Block, pharmacyLetter, shopAddress } from '../mail/letter-service.ts';
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
  const href = shopAddress(shopUrl, '/notifications');
  const name = firstName && lastName ? `${firstName} ${lastName}` : 'none';
  return {
    to: email,
    subject: say.subject,
    ...pharmacyLetter({
      language,
      title: say.title,
      config,
      shopUrl,
      blocks: [
        paragraph(say.greeting({ name })),
        paragraph(say.news),
        ...(href ? [{ kind: 'link' as const, label: say.open, href, isButton: true }] : []),
        paragraph(say.notHeld),
        paragraph(say.end),
      ],
      reason: say.reason,
    }),
  };
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', words: text };
}
