import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { OrderLine } from '../../db/schema/orders.ts';
import { dateText } from '../../documents/date-text.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import { draw } from '../../documents/drawing.ts';
import { germanDay } from '../../german-day.ts';
import { amountText } from './amount-text.ts';
import { sellerOf } from './invoice-service.ts';

interface ReturnedGoods {
  /** Of the order. */
  code: string;
  at: Date;
  by: string;
  note: string;
  lines: readonly OrderLine[];
}

/**
 * The paper that lies with goods that came back. A medicine that has left the house is not handed out again, so whoever destroys
 * it signs here.
 */
export function drawReturnedGoods(
  { clock, config }: { clock: Clock; config: ShopConfig },
  { code, at, by, note, lines }: ReturnedGoods,
): Promise<Buffer> {
  const words = dispensingWords.goodsBack;
  return draw({
    kind: 'list',
    facts: {
      pharmacy: sellerOf(config),
      title: words.title,
      lines: [words.order({ code }), words.received({ day: dateText(germanDay(at)), name: by }), words.note({ note })],
      columns: [
        { title: words.product, share: 0.45 },
        { title: words.amount, share: 0.2 },
        { title: words.fate, share: 0.35 },
      ],
      rows: lines.map((line) => [line.name, amountText(line), words.destroyed]),
      signature: words.signature,
      createdAt: clock.now(),
    },
  });
}
