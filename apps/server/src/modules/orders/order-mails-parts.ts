import { groupIban } from '@shop/contract/bank-account';
import { type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import { writtenStreet } from '@shop/contract/street';
import { withdrawalRightOf } from '@shop/contract/withdrawal-right';
import type { Language } from '../../db/schema/identity.ts';
import type { Order, OrderAddress, OrderLine } from '../../db/schema/orders.ts';
import { momentText } from '../../documents/date-text.ts';
import { euroText, percentText } from '../../documents/money-text.ts';
import { type Block, paragraph, strong } from '../mail/letter-service.ts';
import { amountText } from './amount-text.ts';
import { giroCodeOf, transferOf } from './bank-transfer.ts';
import type { MailWords } from './mail-words.ts';

/** The name under which the mail shows the GiroCode that comes with it. */
export const giroCodeCid = 'girocode';
const giroCodePx = 184;

export function itemBlocks(
  say: MailWords,
  { order, lines, language }: { order: Order; lines: OrderLine[]; language: Language },
): Block[] {
  const euros = (cents: number) => euroText(cents, language);
  const { shippingType, shippingCents, shippingVatPercent } = order;
  const percents = new Set(lines.map(({ vatPercent }) => vatPercent));
  if (shippingCents > 0) percents.add(shippingVatPercent);
  const percentTexts = [...percents].sort((a, b) => a - b).map(percentText);
  return [
    { kind: 'heading', level: 2, text: say.items },
    {
      kind: 'lines',
      lines: lines.map((line) => ({
        name: line.name,
        detail: [amountText(line, language), line.manufacturer].filter(Boolean).join(' · '),
        amount: euros(line.totalCents),
      })),
    },
    {
      kind: 'sums',
      sums: [
        { label: say.subtotal, amount: euros(lines.reduce((sum, { totalCents }) => sum + totalCents, 0)) },
        { label: say.deliveryKind[shippingType], amount: shippingCents > 0 ? euros(shippingCents) : say.free },
        { label: say.total, amount: euros(order.totalCents), isTotal: true },
        { label: say.vat({ percents: percentTexts.join(` ${say.and} `) }), amount: euros(order.vatCents) },
      ],
    },
  ];
}

/** For each medicine whether one may withdraw from it, and why (§ 312g BGB). */
export function withdrawalRightBlocks(say: MailWords, lines: readonly OrderLine[]): Block[] {
  return [
    { kind: 'heading', level: 3, text: say.withdrawalRight.heading },
    {
      kind: 'rows',
      rows: lines.map((line) => ({ label: line.name, value: say.withdrawalRight[withdrawalRightOf(line).reason] })),
    },
  ];
}

export function hoursRows(
  say: MailWords,
  { config, language }: { config: ShopConfig; language: Language },
): { label: string; value: string }[] {
  const { openingHours } = shopConfigIn(config, language).pharmacy;
  return openingHours ? [{ label: say.pickupHours, value: openingHours }] : [];
}

/** Where the invoice is found, or that it follows. */
export function invoiceBlock(say: MailWords, { order }: { order: Order }): Block {
  return paragraph(order.invoiceWaitsSince ? say.invoiceLater : say.invoice);
}

export function detailBlocks(say: MailWords, { order, language }: { order: Order; language: Language }): Block[] {
  const { shippingType, paymentMethod, prescriptionFormat, billingAddress, deliveryAddress } = order;
  const place =
    shippingType === 'selfPickUp'
      ? { label: say.pickupAt, value: pickupPlace(order).join('\n') }
      : { label: say.deliveryAddress, value: addressLines(deliveryAddress).join('\n') };
  return [
    { kind: 'heading', level: 2, text: say.details },
    {
      kind: 'rows',
      rows: [
        { label: say.orderCode, value: [strong(order.code)] },
        { label: say.orderedAt, value: say.moment({ moment: momentText(order.createdAt, language) }) },
        { label: say.deliveryLabel, value: say.deliveryKind[shippingType] },
        place,
        { label: say.billingAddress, value: addressLines(billingAddress).join('\n') },
        { label: say.paymentLabel, value: say.paymentKind[paymentMethod] },
        { label: say.prescriptionLabel, value: say.prescriptionKind[prescriptionFormat] },
      ],
    },
  ];
}

/** What a person types into their banking app, and the code that fills it in. */
export function transferPanel(
  say: MailWords,
  { order, config, language }: { order: Order; config: ShopConfig; language: Language },
): Block {
  const { recipient, iban, bic, bankName, reference, amountCents } = transferOf(order, config);
  const words = say.transfer;
  const rows = [
    { label: words.recipient, value: recipient },
    { label: words.iban, value: groupIban(iban) },
    { label: words.bic, value: bic },
    { label: words.bank, value: bankName },
    { label: words.amount, value: euroText(amountCents, language) },
    { label: words.reference, value: reference },
  ].filter(({ value }) => value !== '');
  const hasCode = canDrawGiroCode(order, config);
  return {
    kind: 'panel',
    blocks: [
      { kind: 'heading', level: 2, text: words.title },
      ...(iban === ''
        ? [paragraph(words.unknown)]
        : [
            { kind: 'rows' as const, rows: rows.map(({ label, value }) => ({ label, value: [strong(value)] })) },
            paragraph(words.exactly),
          ]),
      ...(hasCode
        ? [
            {
              kind: 'picture' as const,
              cid: giroCodeCid,
              alt: words.giroCodeAlt,
              sizePx: giroCodePx,
              caption: words.giroCode,
            },
          ]
        : []),
    ],
  };
}

export function canDrawGiroCode(order: Order, config: ShopConfig): boolean {
  return giroCodeOf(order, config) !== null;
}

/** The pharmacy's name and its address, each on its line. */
export function pickupPlace({
  shippingName,
  pharmacyAddress,
}: Pick<Order, 'shippingName' | 'pharmacyAddress'>): string[] {
  const named = `${shippingName}, `;
  const address = pharmacyAddress?.startsWith(named) ? pharmacyAddress.slice(named.length) : pharmacyAddress;
  return [shippingName, ...(address?.split(', ') ?? [])];
}

export function addressLines({ fullName, street, houseNumber, postalCode, city }: OrderAddress): string[] {
  return [fullName, writtenStreet({ street, houseNumber }), `${postalCode} ${city}`];
}
