import type { Database } from '../../db/pool.ts';
import type { PrescriptionFile } from '../../db/schema/prescriptions.ts';
import { checkPdf } from '../../files/pdf-check.ts';
import { selectFilesOfOrder, setContentHash } from './prescription-queries.ts';
import {
  contentHashOf,
  type OpenedPrescription,
  openFile,
  type PrescriptionParts,
  versionOf,
} from './prescription-service.ts';

/** A file of an order under the name by which it is told to people. */
export type NamedFile = PrescriptionFile & { version: string; storedAt: Date; mediaType: string };

/** All that came for an order and has arrived, oldest first, also what was replaced. */
export async function namedFilesOf(db: Database, orderId: string): Promise<NamedFile[]> {
  const files = await selectFilesOfOrder(db, orderId);
  return files.flatMap((file) => {
    const { storedAt, mediaType } = file;
    return storedAt && mediaType ? [{ ...file, storedAt, mediaType, version: versionOf(file) }] : [];
  });
}

/** Null when there is no such file, or its bytes are gone. The caller has recorded who reads it. */
export async function readOrderFile(
  parts: Pick<PrescriptionParts, 'db' | 'objectStore'>,
  orderId: string,
  version: string,
): Promise<OpenedPrescription | null> {
  const file = (await namedFilesOf(parts.db, orderId)).find((named) => named.version === version);
  const opened = file && (await openFile(parts, file));
  if (!opened) return null;
  // Files from before there was a hash get theirs when somebody looks at them, if the housekeeping was not there first.
  if (file.contentHash === null) await setContentHash(parts.db, file.key, await contentHashOf(opened.bytes));
  const isUnseen = opened.mediaType === 'application/pdf' && file.pdfFindings === null;
  return { ...opened, pdfFindings: isUnseen ? (await checkPdf(opened.bytes)).findings : (file.pdfFindings ?? []) };
}
