import { euroText } from '../../documents/money-text.ts';
import { type Block, paragraph, type Words } from '../mail/letter-service.ts';
import type { MailWords } from './mail-words.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** All that was paid comes back, also what was beyond the total already. */
export function moneyBlock(say: MailWords, { order, language }: NoticeFacts): Block {
  const amount = euroText(order.paidCents, language);
  return paragraph(order.paidCents > 0 ? say.refund({ amount }) : say.nothingToPay);
}

/** What comes back of what was withdrawn from. */
export function refundBlock(say: MailWords, { order, language }: NoticeFacts): Block {
  const amount = euroText(order.refundDueCents, language);
  return paragraph(order.refundDueCents > 0 ? say.refund({ amount }) : say.withdrawalSteps.nothingDue);
}

/** What goods that were taken back come to, how much of it is sent back, and where its paper is. */
export function creditBlocks(say: MailWords, facts: NoticeFacts): Block[] {
  const amount = euroText(facts.creditedCents ?? 0, facts.language);
  return [paragraph(say.returns.credited({ amount })), paragraph(sentBack(say, facts)), paragraph(say.returns.paper)];
}

/** Other money may be due beside it, and what was never paid is only owed no more. */
function sentBack(say: MailWords, { order, creditedCents, language }: NoticeFacts): Words {
  const amount = euroText(order.refundDueCents, language);
  if (order.refundDueCents === 0) return say.returns.owedNoMore;
  return order.refundDueCents === creditedCents ? say.refund({ amount }) : say.returns.refundInAll({ amount });
}
