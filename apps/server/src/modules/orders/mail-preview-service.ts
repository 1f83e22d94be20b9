import type { MailPreview } from '@shop/contract/desk/mail-templates';
import type { MailTemplateId } from '@shop/contract/desk/mail-words';
import type { MailWordings } from '@shop/contract/mail-wordings';
import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Order } from '../../db/schema/orders.ts';
import { postalLines } from '../mail/letter-service.ts';
import { wordingFaults } from './mail-template-service.ts';
import { givenQuestions, reasonsIn } from './message-template-service.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { orderMail } from './order-mails.ts';
import type { Notice } from './order-notices.ts';
import { kaeppele, now, reserved, sampleNotices, steinburg } from './sample-notices.ts';

interface Asked {
  template: MailTemplateId;
  language: 'de' | 'en';
  words: MailWordings;
}

/** What stands in several mails is shown in the one that has most of it. */
const noticeOfShared = 'readyForPickup';
const withQuestion: readonly Notice[] = ['question', 'message', 'takenBack', 'amendment'];

/** The very mail that would be sent, about an order that does not exist. The legal texts below it are left out. */
export function previewMail(
  config: ShopConfig,
  shopUrl: string | null,
  { template, language, words }: Asked,
): MailPreview {
  const notice = template === 'shared' ? noticeOfShared : template;
  const { order, message } = sampleNotices[notice];
  const facts: NoticeFacts = {
    order: { ...reserved, ...order, ...placeOf(config, { ...reserved, ...order }), language },
    lines: [kaeppele, steinburg],
    language,
    along: [],
    config: { ...config, mails: words },
    shopUrl,
    message: message === undefined ? null : messageIn(notice, language),
    dueAt: now,
    creditedCents: steinburg.totalCents,
    withdrawalText: null,
    termsText: null,
  };
  const { subject, text, html } = orderMail(notice, facts);
  return { subject, text, html, faults: wordingFaults(words) };
}

function messageIn(notice: Notice, language: 'de' | 'en'): string {
  if (withQuestion.includes(notice)) return givenQuestions().photo[language];
  return reasonsIn(language)[0]?.text ?? '';
}

/** Who picks up comes to this pharmacy. */
function placeOf(config: ShopConfig, { shippingType }: Order): Partial<Order> {
  if (shippingType !== 'selfPickUp') return {};
  return { shippingName: pharmacyName(config), pharmacyAddress: postalLines(config).join(', ') };
}
