import type { BatchShown, CertificateShown } from '@shop/contract/desk/stock';
import { mostCertificateBytes } from '@shop/contract/desk/stock-limits';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { readBase64 } from '#domain/desk/read-base64.ts';
import { useReadStockAnew } from '#domain/desk/stock/stock-queries.ts';
import { useBatchName } from '#domain/desk/stock/use-batch-name.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/toast.ts';

/** Ten megabytes over a line that sends one megabit a second. */
const sendingMs = 120_000;

/** Which file is sent, without its bytes. */
interface Chosen {
  version: number;
  fileName: string;
  sizeBytes: number;
  changedAt: number;
}

/** Attaches the file of a batch's certificate, in the place of the one before. */
export function useAttachCertificate(batch: BatchShown) {
  const t = useTranslations('deskStock.certificate');
  const nameOf = useBatchName();
  const deskCall = useDeskCall();
  const chosen = useRef<File>(null);
  const { write, isBusy, failure } = useWriteOnce<Chosen, unknown>({
    subjectId: batch.id,
    send: async ({ version, fileName }, headers) => {
      const file = chosen.current;
      if (!file) throw new Error('no file was chosen');
      if (file.size > mostCertificateBytes) throw tooLarge();
      const body = { version, fileName, data: await readBase64(file) };
      return deskCall('attachCertificate', { params: { id: batch.id }, headers, body }, { timeoutMs: sendingMs });
    },
    doneWords: () => t('attached', { batch: nameOf(batch) }),
    readAnew: useReadStockAnew(),
  });

  function attach(file: File): void {
    chosen.current = file;
    const { name: fileName, size: sizeBytes, lastModified: changedAt } = file;
    write({ version: batch.version, fileName, sizeBytes, changedAt });
  }

  return { attach, isBusy, failure };
}

/** Told before anything is sent, in the words of the server. */
function tooLarge(): ApiError {
  return new ApiError({ id: 'CertificateRefused', status: 422, message: 'too large', data: { reason: 'size' } });
}

export function useDownloadCertificate() {
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  return useMutation({
    mutationFn: async ({ id, fileName }: CertificateShown) => {
      const file = (await deskCall('readCertificate', { params: { id } }, { timeoutMs: sendingMs })) as unknown as Blob;
      saveFile(file, fileName);
    },
    onError: (error) => showToast(errorText(error), { type: 'error' }),
  });
}
