import type { OrderLine } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { drawReturnedGoods } from '../orders/goods-paper-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import type { KnownCase } from './case-queries.ts';

/** The paper for goods of a case that came back. Throws `InvalidState` where nothing has. */
export function drawGoodsBack(
  parts: OrderParts,
  { withdrawal, order, lines }: KnownCase & { lines: OrderLine[] },
): Promise<Buffer> {
  const { goods, goodsBackAt, goodsBackByName, goodsNote, acceptedLines } = withdrawal;
  if (goods !== 'back' || !goodsBackAt || !order) throw new ShopError('InvalidState');
  const back = lines.filter(({ position }) => acceptedLines === null || acceptedLines.includes(position));
  const note = goodsNote ?? '';
  return drawReturnedGoods(parts, {
    code: order.code,
    at: goodsBackAt,
    by: goodsBackByName ?? '',
    note,
    lines: back,
  });
}
