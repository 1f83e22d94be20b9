import { dateText } from '../../documents/date-text.ts';
import { type Block, buttonTo, linkAddress, paragraph } from '../mail/letter-service.ts';
import type { MailWords } from './mail-words.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { addressLines, invoiceBlock } from './order-mails-parts.ts';

/** Where it goes, when it is expected and how to follow it; with what is to be said of a second delivery. */
export function sentBlocks(say: MailWords, facts: NoticeFacts, ofSecond: string): Block[] {
  const { order, language } = facts;
  const { deliveryAddress, estimatedDeliveryDate, trackingUrl } = order;
  const expected = estimatedDeliveryDate && dateText(estimatedDeliveryDate, language);
  return [
    {
      kind: 'rows',
      rows: [
        { label: say.deliveryAddress, value: addressLines(deliveryAddress).join('\n') },
        ...(expected ? [{ label: say.expectedOn, value: expected }] : []),
      ],
    },
    ...(trackingUrl && isWebAddress(trackingUrl) ? buttonTo(trackingUrl, say.track) : []),
    ...[...idWords(say, facts.order), ofSecond].map(paragraph),
    invoiceBlock(say, facts),
  ];
}

/** Our own courier looks at the identity card; a parcel service does not, so nothing of it is promised. */
export function idWords(say: MailWords, { shippingType }: NoticeFacts['order']): string[] {
  return shippingType === 'courier' ? [say.haveIdReady] : [];
}

function isWebAddress(address: string): boolean {
  return linkAddress(address)?.startsWith('http') ?? false;
}
