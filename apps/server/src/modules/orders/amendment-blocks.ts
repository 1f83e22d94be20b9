import type { Language } from '../../db/schema/identity.ts';
import type { OrderAmendment } from '../../db/schema/order-amendments.ts';
import { euroText } from '../../documents/money-text.ts';
import type { Block } from '../mail/letter-service.ts';
import { amountText } from './amount-text.ts';
import type { MailWords } from './mail-words.ts';

/** The lines as they were and would be, with both totals. */
export function amendmentBlocks(
  say: MailWords,
  { amendment, language }: { amendment?: OrderAmendment | null; language: Language },
): Block[] {
  if (!amendment) return [];
  const { lines, fromTotalCents, toTotalCents } = amendment;
  const euros = (cents: number) => euroText(cents, language);
  const words = say.amendment;
  return [
    { kind: 'heading', level: 2, text: words.heading },
    {
      kind: 'lines',
      lines: lines.map(({ name, unit, fromQuantity, toQuantity, priceCents }) => {
        const before = amountText({ unit, quantity: fromQuantity }, language);
        const after = amountText({ unit, quantity: toQuantity }, language);
        const isSame = fromQuantity === toQuantity;
        return {
          name,
          detail: isSame ? after : words.change({ to: toQuantity, before, after }),
          amount: euros(priceCents * toQuantity),
        };
      }),
    },
    {
      kind: 'sums',
      sums: [
        { label: words.fromTotal, amount: euros(fromTotalCents) },
        { label: words.toTotal, amount: euros(toTotalCents), isTotal: true },
        { label: words.differenceLabel, amount: euros(fromTotalCents - toTotalCents) },
      ],
    },
  ];
}
