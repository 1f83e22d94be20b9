import type { ShopConfig } from '@shop/contract/shop-config';
import { newOrder } from '@shop/texts/messages/de/mails/new-order';
import { pharmacyLetter, shopAddress } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';

/** Tells the pharmacy that there is work, and nothing about whose or what; null where no address is set for it. */
export function newOrderMail(config: ShopConfig, shopUrl: string | null): Mail | null {
  if (config.newOrderEmail === '') return null;
  const href = shopAddress(shopUrl, '/desk');
  return {
    to: config.newOrderEmail,
    subject: newOrder.subject,
    ...pharmacyLetter({
      language: 'de',
      title: newOrder.title,
      config,
      shopUrl,
      blocks: [
        { kind: 'paragraph', words: newOrder.news },
        ...(href ? [{ kind: 'link' as const, label: newOrder.open, href, isButton: true }] : []),
      ],
      reason: newOrder.reason,
    }),
  };
}
