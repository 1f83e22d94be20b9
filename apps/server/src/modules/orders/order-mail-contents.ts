import { dispatchWorkingDays } from '@shop/contract/desk/deadline';
import type { Order } from '../../db/schema/orders.ts';
import { dateText, momentText } from '../../documents/date-text.ts';
import { euroText } from '../../documents/money-text.ts';
import { type Block, paragraph, shopAddress, strong } from '../mail/letter-service.ts';
import { amendmentBlocks } from './amendment-blocks.ts';
import { isTransferAwaited } from './bank-transfer.ts';
import type { MailWords } from './mail-words.ts';
import type { NoticeFacts } from './notice-facts.ts';
import {
  addressLines,
  detailBlocks,
  hoursRows,
  invoiceBlock,
  itemBlocks,
  pickupPlace,
  transferPanel,
  withdrawalRightBlocks,
} from './order-mails-parts.ts';
import { openCents } from './order-money.ts';
import type { Notice } from './order-notices.ts';
import { progressBlocks } from './order-progress.ts';
import { quoteBlocks, reasonBlocks } from './reason-blocks.ts';
import { creditBlocks, moneyBlock, refundBlock } from './refund-blocks.ts';
import { idWords, sentBlocks } from './sent-blocks.ts';
import { missingBlocks, stepsAhead, stepsPanel, whatComesNext } from './steps-ahead.ts';

/** What each notice says below its first sentence. */
export const contents: Record<Notice, (say: MailWords, facts: NoticeFacts) => Block[]> = {
  received: (say, facts) => [
    paragraph(say.notAccepted),
    stepsPanel(say.next, stepsAhead(say, facts)),
    ...ordersLink(say.openOrders, facts, { isButton: true }),
    paragraph(say.dispatch[facts.order.shippingType]({ days: dispatchWorkingDays })),
    paragraph(say.hold({ moment: heldUntil(say, facts) })),
    ...itemBlocks(say, facts),
    ...withdrawalRightBlocks(say, facts.lines),
    ...detailBlocks(say, facts),
  ],

  question: (say, facts) => [
    { kind: 'heading', level: 2, text: say.question },
    ...quoteBlocks(facts.message),
    paragraph(say.answer),
    ...ordersLink(say.answerHere, facts, { isButton: true }),
  ],

  message: (say, facts) => [
    { kind: 'heading', level: 2, text: say.message },
    ...quoteBlocks(facts.message),
    paragraph(say.reply),
  ],

  reminder: (say, facts) => [paragraph(say.notices.reminder), ...ordersLink(say.answerHere, facts, { isButton: true })],

  amendment: (say, facts) => [
    ...reasonBlocks(say, facts),
    ...amendmentBlocks(say, facts),
    paragraph(say.amendment.decide),
    ...ordersLink(say.amendment.decideHere, facts, { isButton: true }),
  ],

  amended: (say, facts) => [
    ...itemBlocks(say, facts),
    paragraph(say.amendment.difference({ amount: differenceText(facts) })),
    paragraph(facts.order.paidAt ? say.amendment.refund : say.amendment.payLater),
    paragraph(say.stillToConfirm),
  ],

  takenBack: (say, facts) => [
    paragraph(say.notices.takenBack),
    ...contents.question(say, facts),
    ...(facts.order.paidAt ? [paragraph(say.paidAmount({ amount: totalText(facts) }))] : []),
  ],

  confirmed: (say, facts) => [
    ...missingBlocks(say, facts),
    ...(isTransferAwaited(facts.order) ? [transferPanel(say, facts)] : []),
    ...(isPaidAtPickup(facts.order) ? [paragraph(say.payAtPickup({ amount: totalText(facts) }))] : []),
    ...ordersLink(say.openOrders, facts, { isButton: true }),
    ...itemBlocks(say, facts),
    ...withdrawalRightBlocks(say, facts.lines),
    ...detailBlocks(say, facts),
  ],

  inReview: (say, facts) => [paragraph(say.notices.reviewing), ...progressBlocks(say, facts)],

  originalReceived: (say, facts) => [...whatComesNext(say, facts), ...progressBlocks(say, facts)],

  verified: (say, facts) => [...whatComesNext(say, facts), ...progressBlocks(say, facts)],

  paid: (say, facts) => [
    paragraph(say.paidAmount({ amount: totalText(facts) })),
    ...whatComesNext(say, facts),
    ...progressBlocks(say, facts),
  ],

  partPaid: (say, facts) => [
    paragraph(say.paidAmount({ amount: euroText(facts.order.paidCents, facts.language) })),
    paragraph(say.restAmount({ amount: openText(facts) })),
    ...(isTransferAwaited(facts.order) ? [transferPanel(say, facts)] : []),
    ...progressBlocks(say, facts),
  ],

  preparing: (say, facts) => [
    paragraph(say.notices.nextMail[facts.order.shippingType]),
    paragraph(say.notices.preparing),
    ...progressBlocks(say, facts),
  ],

  stopped: (say, facts) => [...reasonBlocks(say, facts), paragraph(say.notices.stopped), ...progressBlocks(say, facts)],

  readyForPickup: (say, facts) => [
    {
      kind: 'panel',
      blocks: [
        {
          kind: 'rows',
          rows: [
            { label: say.orderCode, value: [strong(facts.order.code)] },
            { label: say.pickupAt, value: pickupPlace(facts.order).join('\n') },
            ...hoursRows(say, facts),
            ...(isPaidAtPickup(facts.order) ? [{ label: say.toPay, value: [strong(openText(facts))] }] : []),
          ],
        },
      ],
    },
    paragraph(say.bringId),
    invoiceBlock(say, facts),
  ],

  shipped: (say, facts) => sentBlocks(say, facts, say.secondDelivery),

  shippedAgain: (say, facts) => sentBlocks(say, facts, say.notices.againFree),

  redated: (say, { order, language }) => [
    {
      kind: 'rows',
      rows: [{ label: say.expectedOn, value: dateText(order.estimatedDeliveryDate ?? '', language) }],
    },
    ...idWords(say, order).map(paragraph),
  ],

  completed: (say, facts) => [invoiceBlock(say, facts), paragraph(say.notices.anythingWrong)],

  rejected: (say, facts) => [...reasonBlocks(say, facts), moneyBlock(say, facts)],

  cancelled: (say, facts) => [...reasonBlocks(say, facts), moneyBlock(say, facts)],

  undelivered: (say, facts) => [...reasonBlocks(say, facts), moneyBlock(say, facts), paragraph(say.orderAgain)],

  nobodyThere: (say, facts) => [
    {
      kind: 'rows',
      rows: [{ label: say.deliveryAddress, value: addressLines(facts.order.deliveryAddress).join('\n') }],
    },
    paragraph(say.notices.nobodyThere),
  ],

  pickupReminder: (say, facts) => contents.readyForPickup(say, facts),

  notPickedUp: (say, facts) => [paragraph(say.notices.notPickedUp), moneyBlock(say, facts), paragraph(say.orderAgain)],

  unanswered: (say, facts) => [paragraph(say.notices.unanswered), moneyBlock(say, facts), paragraph(say.orderAgain)],

  paymentReminder: (say, facts) => [
    paragraph(say.restAmount({ amount: openText(facts) })),
    ...(isTransferAwaited(facts.order) ? [transferPanel(say, facts)] : []),
    paragraph(say.notices.paymentReminder({ days: facts.config.ordering.paymentDays })),
    ...ordersLink(say.openOrders, facts, { isButton: true }),
    paragraph(say.notices.paidMeanwhile),
  ],

  unpaid: (say, facts) => [
    paragraph(say.notices.unpaid),
    paragraph(say.notices.paidMeanwhileEnded),
    moneyBlock(say, facts),
    paragraph(say.orderAgain),
  ],

  delayed: (say, { dueAt, language }) => [
    paragraph(
      say.notices.delayed({
        days: dispatchWorkingDays,
        moment: dueAt ? say.moment({ moment: momentText(dueAt, language) }) : '',
      }),
    ),
  ],

  goodsTakenBack: (say, facts) => [
    ...reasonBlocks(say, facts),
    ...creditBlocks(say, facts),
    ...ordersLink(say.openOrders, facts, { isButton: true }),
  ],

  withdrawalReceived: (say) => [paragraph(say.withdrawalSteps.received)],

  withdrawalAccepted: (say, facts) => [refundBlock(say, facts)],

  withdrawalAwaited: (say) => [paragraph(say.withdrawalSteps.awaited)],

  withdrawalRefused: (say, facts) => [...reasonBlocks(say, facts), paragraph(say.withdrawalSteps.refused)],

  withdrawalGoodsBack: (say, facts) => [refundBlock(say, facts)],

  withdrawalClosed: (say) => [paragraph(say.withdrawalSteps.closed)],

  withdrawalReopened: (say) => [paragraph(say.withdrawalSteps.received)],

  expired: (say, facts) => [
    paragraph(say.expiredWhy({ moment: heldUntil(say, facts) })),
    ...reasonBlocks(say, facts),
    moneyBlock(say, facts),
    paragraph(say.orderAgain),
  ],
};

function differenceText({ amendment, language }: NoticeFacts): string {
  return euroText(amendment ? amendment.fromTotalCents - amendment.toTotalCents : 0, language);
}

function totalText({ order, language }: NoticeFacts): string {
  return euroText(order.totalCents, language);
}

function openText({ order, language }: NoticeFacts): string {
  return euroText(openCents(order), language);
}

function heldUntil(say: MailWords, { order, language }: NoticeFacts): string {
  return say.moment({ moment: momentText(order.holdExpiresAt, language) });
}

/** By the order's id, behind the hash: no server sees it, and it says nothing to whoever does. */
export function ordersLink(
  label: string,
  { shopUrl, order }: NoticeFacts,
  { isButton }: { isButton: boolean },
): Block[] {
  const href = shopAddress(shopUrl, `/orders?order=${order.id}`);
  return href ? [{ kind: 'link', label, href, isButton }] : [];
}

function isPaidAtPickup({ paymentMethod, paidAt }: Order): boolean {
  return paymentMethod === 'pickup' && !paidAt;
}
