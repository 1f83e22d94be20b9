import { mostPages } from '@shop/contract/desk/review-limits';
import { PdfTooComplex, readPdf } from '../../documents/pdf-pages.ts';
import { ShopError } from '../../errors.ts';
import type { StaffMember } from '../../http/callers.ts';
import { actorOf } from '../journal/journal-service.ts';
import { readOrderFile } from '../prescriptions/order-files-service.ts';
import type { OpenedPrescription } from '../prescriptions/prescription-service.ts';
import { recordEvent } from './order-events.ts';
import { findOpening, findOrderInSight, lastEvent, lockOrder } from './order-queries.ts';
import type { OwnOrderParts } from './own-order-service.ts';

/** As long as somebody may look at what they have opened, before it is a new opening. */
const openMinutes = 30;

export interface Opening {
  opening: number;
  pages: number;
  isCut: boolean;
  isTooComplex: boolean;
}

/**
 * Opens a file for somebody at the desk. Who and when is written down, and committed, before anything of the file leaves
 * the server: pages are handed out to an opening only.
 */
export async function openForStaff(
  parts: OwnOrderParts,
  orderId: string,
  colleague: Pick<StaffMember, 'id' | 'name'>,
  version: string,
): Promise<Opening> {
  if (!(await findOrderInSight(parts.db, orderId))) throw new ShopError('NotFound');
  const file = await readOrderFile(parts, orderId, version);
  if (!file) throw new ShopError('PrescriptionNotFound');
  const opening = await parts.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    await recordEvent(tx, {
      orderId,
      at: parts.clock.now(),
      actor: actorOf(colleague),
      what: 'prescriptionOpened',
      file: version,
    });
    return (await lastEvent(tx, orderId))?.id as number;
  });
  const count = isPdf(file) ? await pagesOf(file) : 1;
  return {
    opening,
    pages: Math.min(count ?? 0, mostPages),
    isCut: (count ?? 0) > mostPages,
    isTooComplex: count === null,
  };
}

/** Null where even counting them takes too much. */
async function pagesOf({ bytes }: OpenedPrescription): Promise<number | null> {
  try {
    return (await readPdf({ bytes, page: null })).count;
  } catch (error) {
    if (error instanceof PdfTooComplex) return null;
    throw error;
  }
}

export interface AskedOpening {
  orderId: string;
  opening: number;
  staffId: string;
}

/** The bytes as they were handed in. `PrescriptionNotFound` for an opening of somebody else, or one that is over. */
export async function readOpened(parts: OwnOrderParts, asked: AskedOpening): Promise<OpenedPrescription> {
  const since = new Date(parts.clock.now().getTime() - openMinutes * 60_000);
  const order = await findOrderInSight(parts.db, asked.orderId);
  const version = order && (await findOpening(parts.db, { ...asked, since }));
  const file = version === null ? null : await readOrderFile(parts, asked.orderId, version);
  if (!file) throw new ShopError('PrescriptionNotFound');
  return file;
}

/**
 * A page as a picture: a photo as it is, a page of a PDF drawn. `PageNotShown` for what cannot be drawn or is not there,
 * `PageTooComplex` for what takes too much time or memory.
 */
export async function readPage(
  parts: OwnOrderParts,
  { page, ...asked }: AskedOpening & { page: number },
): Promise<{ mediaType: string; bytes: Buffer }> {
  const file = await readOpened(parts, asked);
  if (!isPdf(file)) {
    if (page !== 1) throw new ShopError('PageNotShown');
    return file;
  }
  const { png } = await readPdf({ bytes: file.bytes, page }).catch((error: unknown) => {
    throw error instanceof PdfTooComplex ? new ShopError('PageTooComplex') : error;
  });
  if (!png) throw new ShopError('PageNotShown');
  return { mediaType: 'image/png', bytes: Buffer.from(png.buffer) };
}

function isPdf({ mediaType }: OpenedPrescription): boolean {
  return mediaType === 'application/pdf';
}
