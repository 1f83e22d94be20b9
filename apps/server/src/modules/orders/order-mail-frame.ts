import type { ShopConfig } from '@shop/contract/shop-config';
import { type Block, paragraph, reachBlocks } from '../mail/letter-service.ts';
import type { MailWords } from './mail-words.ts';
import type { StepNotice } from './order-notices.ts';

/** What happened in the same minute and gets no mail of its own. */
export function alongBlocks({ notices }: MailWords, along: readonly StepNotice[]): Block[] {
  if (along.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: notices.alongHeading },
    { kind: 'list', isNumbered: false, items: along.map((step) => notices.along[step]) },
  ];
}

/** Advice by telephone belongs to every order (ApBetrO § 17). */
export function contactBlocks(say: MailWords, config: ShopConfig): Block[] {
  const { advisoryHours } = config.pharmacy;
  return [
    { kind: 'heading', level: 2, text: say.questions },
    ...(advisoryHours ? [paragraph(say.advice({ hours: advisoryHours }))] : []),
    ...reachBlocks(config),
  ];
}
