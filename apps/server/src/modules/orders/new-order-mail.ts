import type { ShopConfig } from '@shop/contract/shop-config';
import { newOrder } from '@shop/texts/messages/de/mails/new-order';
import { buttonTo, paragraph, pharmacyMail, shopAddress } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';

/** Tells the pharmacy that there is work, and nothing about whose or what; null where no address is set for it. */
export function newOrderMail(config: ShopConfig, shopUrl: string | null): Mail | null {
  return workMail(newOrder, config, shopUrl);
}

/** The same of a message that somebody wrote about an order. */
export function newMessageMail(config: ShopConfig, shopUrl: string | null): Mail | null {
  return workMail(newOrder.message, config, shopUrl);
}

interface WorkWords {
  subject: string;
  title: string;
  news: string;
}

function workMail({ subject, title, news }: WorkWords, config: ShopConfig, shopUrl: string | null): Mail | null {
  if (config.newOrderEmail === '') return null;
  const head = { to: config.newOrderEmail, language: 'de' as const, config, shopUrl };
  return pharmacyMail(head, { subject, title, reason: newOrder.reason }, [
    paragraph(news),
    ...buttonTo(shopAddress(shopUrl, '/desk'), newOrder.open),
  ]);
}
