import { readFileSync } from 'node:fs';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect } from 'vitest';
import type { Language } from '../db/schema/identity.ts';
import type { Order } from '../db/schema/orders.ts';
import { type Notice, type NoticeFacts, orderMail } from '../modules/orders/order-mails.ts';
import { kaeppele, reserved, sampleNotices, steinburg } from '../modules/orders/sample-notices.ts';

const notices = Object.keys(sampleNotices) as Notice[];
export const languages: Language[] = ['de', 'en'];
export const cases = notices.flatMap((notice) => languages.map((language) => ({ notice, language })));

const withdrawalText = (language: Language) =>
  readFileSync(new URL(`../../../../content/widerruf/widerruf.${language}.md`, import.meta.url), 'utf8');

export function write(notice: Notice, order: Partial<Order> = {}, facts: Partial<Omit<NoticeFacts, 'order'>> = {}) {
  const whole = { ...reserved, ...sampleNotices[notice].order, ...order };
  return orderMail(notice, {
    order: whole,
    language: whole.language,
    along: [],
    lines: [kaeppele, steinburg],
    config: defaultShopConfig,
    shopUrl: 'https://shop.example',
    message: sampleNotices[notice].message ?? null,
    withdrawalText: notice === 'received' ? withdrawalText(whole.language) : null,
    termsText: notice === 'received' ? '## Geltung\n\nEs gelten diese Bedingungen.' : null,
    ...facts,
  });
}

/** What a person reads of it, in one line. */
export function readText(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

export function readHtml(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const words = html.replace(/^[\s\S]*<body/, '<body').replaceAll(/<[^>]*>/g, ' ');
  return readText(words.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')).replaceAll(
    ' .',
    '.',
  );
}

/** Both kinds of mail program show it; blanks that do not break count as blanks. */
export function expectBoth(mail: { text: string; html: string }, facts: (string | RegExp)[]) {
  for (const fact of facts) {
    expect(readText(mail.text)).toMatch(fact);
    expect(readHtml(mail.html)).toMatch(fact);
  }
}
