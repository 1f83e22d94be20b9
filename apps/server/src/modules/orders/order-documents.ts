import { type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import type { Database } from '../../db/pool.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { draw } from '../../documents/drawing.ts';
import { drawCached } from '../../documents/drawing-cache.ts';
import type { Attachment, MailDocument } from '../mail/outbox-service.ts';
import { amountText } from './amount-text.ts';
import { giroCodeOf } from './bank-transfer.ts';
import { sellerOf } from './invoice-service.ts';
import { giroCodeCid } from './order-mails-parts.ts';
import { findOrder, linesOf } from './order-queries.ts';

interface DocumentParts {
  db: Database;
  config: ShopConfig;
}

/** What a mail of an order carries, drawn when it is sent; null when the order is no longer there. */
export async function orderDocument(
  { db, config }: DocumentParts,
  { kind, orderId }: MailDocument,
): Promise<Attachment | null> {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  if (kind === 'giroCode') {
    const giroCode = giroCodeOf(order, config);
    if (giroCode === null) return null;
    const content = await draw({ kind: 'qrPng', facts: giroCode });
    return { filename: 'girocode.png', contentType: 'image/png', content, cid: giroCodeCid };
  }
  const content = await coverSheet(order, await linesOf(db, order.id), config);
  return { filename: coverSheetName(order), contentType: 'application/pdf', content };
}

/** The sheet that a patient encloses with the original prescription. */
export function coverSheet(order: Order, lines: OrderLine[], config: ShopConfig): Promise<Buffer> {
  const facts = {
    language: order.language,
    pharmacy: sellerOf(shopConfigIn(config, order.language)),
    orderCode: order.code,
    patientName: order.patientName,
    birthDate: order.birthDate,
    reservedAt: order.createdAt,
    items: lines.map((line) => ({ name: line.name, quantityText: amountText(line) })),
  };
  return drawCached({ kind: 'coverSheet', facts });
}

export function coverSheetName({ code, language }: Pick<Order, 'code' | 'language'>): string {
  return `${language === 'de' ? 'deckblatt' : 'cover-sheet'}-${code}.pdf`;
}
