import { type MissingFact, statusesBeforePreparation } from '@shop/contract/order-status';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Order } from '../../db/schema/orders.ts';
import { type Block, postalLines, strong } from '../mail/letter-service.ts';
import type { MailWords, Step } from './mail-words.ts';
import { missingOf } from './order-actions.ts';

interface Ahead {
  order: Order;
  config: ShopConfig;
  /** Whether a prescription file came with the order. */
  hasFile?: boolean;
}

/** From the prescription to the delivery, as this order will go. */
export function stepsAhead(say: MailWords, { order, config, hasFile = false }: Ahead): Step[] {
  const { prescriptionFormat: format, paymentMethod, shippingType, code } = order;
  const prescriptionStep = () => {
    if (format === 'physical') return say.original(postalLines(config).join(', '));
    return hasFile ? say.signedFileHere : say.prescription[format](code, config.email);
  };
  return [
    prescriptionStep(),
    say.confirmation,
    say.payment[paymentMethod],
    say.delivery[shippingType](format === 'physical', paymentMethod),
  ];
}

export function missingBlocks(say: MailWords, { order, config }: Ahead): Block[] {
  const missing = missingOf(order);
  if (missing.length === 0) return [{ kind: 'paragraph', words: say.nothingMissing }];
  const stepOf = (fact: MissingFact): Step => {
    if (fact === 'originalReceived') return say.originalMissing(postalLines(config).join(', '));
    return fact === 'paid' ? say.transfer.step : say.prescriptionUnchecked;
  };
  return [stepsPanel(say.missing, missing.map(stepOf))];
}

/** Money and papers may come at any time: before anybody has looked at the order, or over the counter. */
export function whatComesNext(say: MailWords, facts: Ahead): Block[] {
  const { status } = facts.order;
  if (status === 'confirmed' || status === 'preparing') return missingBlocks(say, facts);
  return statusesBeforePreparation.includes(status) ? [{ kind: 'paragraph', words: say.stillToConfirm }] : [];
}

export function stepsPanel(title: string, steps: Step[]): Block {
  return {
    kind: 'panel',
    blocks: [
      { kind: 'heading', level: 2, text: title },
      {
        kind: 'list',
        isNumbered: true,
        items: steps.map((step) => [strong(step.title), `\n${step.text}`]),
      },
    ],
  };
}
