import { shopConfigIn } from '@shop/contract/shop-config';
import { paragraph, pharmacyLetter } from '../mail/letter-service.ts';
import type { Mail, MailDocument } from '../mail/outbox-service.ts';
import { isTransferAwaited } from './bank-transfer.ts';
import { contractBlocks } from './contract-blocks.ts';
import { mailWordsIn } from './mail-words.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { contents, ordersLink } from './order-mail-contents.ts';
import { alongBlocks, contactBlocks } from './order-mail-frame.ts';
import { canDrawGiroCode } from './order-mails-parts.ts';
import type { Notice } from './order-notices.ts';

export type { Notice, NoticeFacts };

/**
 * What a patient is told of their order, in their language. Mail programs show the first lines on locked screens as
 * well, so products come further down; and no link carries the order's code.
 */
export function orderMail(notice: Notice, facts: NoticeFacts): Mail {
  const { order, language, along, config, shopUrl } = facts;
  const say = mailWordsIn(config)[language];
  const content = contents[notice](say, facts);
  const button = content.find((block) => block.kind === 'link' && block.isButton);
  const documents = documentsOf(notice, facts);
  return {
    to: order.email,
    subject: say.notices.subject[notice]({ code: order.code }),
    ...pharmacyLetter({
      language,
      title: say.notices.title[notice],
      config,
      shopUrl,
      blocks: [
        paragraph(say.greeting({ name: order.patientName })),
        paragraph(say.notices.news[notice]({ code: order.code })),
        ...content,
        ...alongBlocks(say, along),
        ...(button ? [] : ordersLink(say.openOrders, facts, { isButton: true })),
        ...contactBlocks(say, shopConfigIn(config, language)),
        ...((notice === 'shipped' || notice === 'shippedAgain') && button
          ? ordersLink(say.openOrders, facts, { isButton: false })
          : []),
      ],
      appendix: notice === 'received' ? contractBlocks(say, { ...facts, termsVersion: order.termsVersion }) : [],
      reason: say.reason,
    }),
    ...(documents.length > 0 && { documents }),
  };
}

function documentsOf(notice: Notice, { order, config }: NoticeFacts): MailDocument[] {
  if (notice === 'received' && order.prescriptionFormat === 'physical') {
    return [{ kind: 'coverSheet', orderId: order.id }];
  }
  if ((notice === 'confirmed' || notice === 'partPaid') && isTransferAwaited(order) && canDrawGiroCode(order, config)) {
    return [{ kind: 'giroCode', orderId: order.id }];
  }
  return [];
}
