import type { OrderLine } from '../../db/schema/orders.ts';
import { dateText } from '../../documents/date-text.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import { draw } from '../../documents/drawing.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { sellerOf } from '../orders/invoice-service.ts';
import { amountText } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import type { KnownCase } from './case-queries.ts';

/**
 * The paper that lies with goods that came back. A medicine that has left the house is not handed out again, so whoever destroys
 * it signs here. Throws `InvalidState` where nothing has come back.
 */
export function drawGoodsBack(
  { clock, config }: OrderParts,
  { withdrawal, order, lines }: KnownCase & { lines: OrderLine[] },
): Promise<Buffer> {
  const words = dispensingWords.goodsBack;
  const { goods, goodsBackAt, goodsBackByName, goodsNote, acceptedLines } = withdrawal;
  if (goods !== 'back' || !goodsBackAt || !order) throw new ShopError('InvalidState');
  const back = lines.filter(({ position }) => acceptedLines === null || acceptedLines.includes(position));
  return draw({
    kind: 'list',
    facts: {
      pharmacy: sellerOf(config),
      title: words.title,
      lines: [
        words.order({ code: order.code }),
        words.received({ day: dateText(germanDay(goodsBackAt)), name: goodsBackByName ?? '' }),
        words.note({ note: goodsNote ?? '' }),
      ],
      columns: [
        { title: words.product, share: 0.45 },
        { title: words.amount, share: 0.2 },
        { title: words.fate, share: 0.35 },
      ],
      rows: back.map((line) => [line.name, amountText(line), words.destroyed]),
      signature: words.signature,
      createdAt: clock.now(),
    },
  });
}
