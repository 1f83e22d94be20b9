import type { Order } from '../../db/schema/orders.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { actorOf } from '../journal/journal-service.ts';
import { openPrescription } from '../prescriptions/prescription-service.ts';
import { recordEvent } from './order-events.ts';
import { lockOrder } from './order-queries.ts';
import type { OwnOrderParts } from './own-order-service.ts';
import { noticesOf } from './prescription-notices.ts';
import type { Colleague } from './staff-order-service.ts';

/** An answer that leaves a file beside what it says. */
export interface WithFile {
  says: string;
  file: { name: string; base64: string };
}

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Hands the prescription out as a file. Who opened it is recorded before. */
export async function openIntoFile(
  parts: OwnOrderParts,
  order: Order,
  colleague: Colleague,
  name?: string,
): Promise<string | WithFile> {
  const file = await openPrescription(parts, order.id);
  if (!file) return `${order.code} has no prescription file.`;
  await parts.db.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await recordEvent(tx, {
      orderId: order.id,
      at: parts.clock.now(),
      actor: actorOf(colleague),
      what: 'prescriptionOpened',
      file: file.version,
    });
  });
  const chosen = name ?? `prescription-${order.code}.${extensions[file.mediaType] ?? 'bin'}`;
  return {
    says: [
      ...noticesOf(file.pdfFindings),
      `Written to ${terminalSafe(chosen)} (file ${file.version}). Delete it when you are done.`,
    ].join('\n'),
    file: { name: chosen, base64: file.bytes.toString('base64') },
  };
}
