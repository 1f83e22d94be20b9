import { type MissingFact, statusesBeforePreparation } from '@shop/contract/order-status';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Order } from '../../db/schema/orders.ts';
import { type Block, paragraph, postalLines, strong } from '../mail/letter-service.ts';
import type { MailWords } from './mail-words.ts';
import { missingOf } from './order-actions.ts';

interface Step {
  title: string;
  text: string;
}

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
    if (format === 'physical') return byPost(say.original, config);
    if (hasFile) return say.signedFileHere;
    const { ePrescription, digital } = say.prescription;
    if (format === 'ePrescription') return { title: ePrescription.title, text: ePrescription.text({ code }) };
    const byPractice = digital.textByPractice({ code, email: config.email });
    return { title: digital.title, text: config.practiceSends ? byPractice : digital.text };
  };
  const delivery = say.delivery[shippingType];
  return [
    prescriptionStep(),
    say.confirmation,
    say.payment[paymentMethod],
    { title: delivery.title, text: delivery.text({ format, payment: paymentMethod }) },
  ];
}

function byPost({ title, text }: MailWords['original'], config: ShopConfig): Step {
  return { title, text: text({ address: postalLines(config).join(', ') }) };
}

export function missingBlocks(say: MailWords, { order, config }: Ahead): Block[] {
  const missing = missingOf(order);
  if (missing.length === 0) return [paragraph(say.nothingMissing({ status: order.status }))];
  const stepOf = (fact: MissingFact): Step => {
    if (fact === 'originalReceived') return byPost(say.originalMissing, config);
    return fact === 'paid' ? say.transfer.step : say.prescriptionUnchecked;
  };
  return [stepsPanel(say.missing, missing.map(stepOf))];
}

/** Money and papers may come at any time: before anybody has looked at the order, or over the counter. */
export function whatComesNext(say: MailWords, facts: Ahead): Block[] {
  const { status } = facts.order;
  if (status === 'confirmed' || status === 'preparing') return missingBlocks(say, facts);
  return statusesBeforePreparation.includes(status) ? [paragraph(say.stillToConfirm)] : [];
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
