import type { FileSource } from '@shop/contract/desk/file-sources';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFileSending } from '#domain/desk/attach/use-file-sending.ts';
import { isConnected } from '#domain/desk/live/live-store.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useReadOrderAnew } from '#domain/desk/writing/use-read-order-anew.ts';
import type { WriteFailure } from '#domain/desk/writing/use-write-once.ts';
import { ApiError } from '#lib/api-error.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { showToast } from '#ui/toast.ts';

/** Told at the file itself. */
const aboutTheFile = ['PrescriptionFileRefused', 'PrescriptionNotFound', 'ConsentRequired', 'Unreachable'];

interface Attachment {
  file: File;
  from: FileSource;
  version: number;
}

/** Sends a prescription that came another way and makes it the order's. The same file sent again changes nothing. */
export function useAttachPrescription(order: DeskOrder, onDone: () => void) {
  const t = useTranslations('deskPaper.attach');
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  const readOrderAnew = useReadOrderAnew(order.id);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const params = { id: order.id };
  const keepRefusal = (error: unknown): never => {
    if (error instanceof ApiError && !aboutTheFile.includes(error.id)) setFailure(error);
    throw error;
  };
  const { state, fault, send, look } = useFileSending({
    isPdfOnly: order.facts.evidence !== 'paper',
    requestForm: (body) => deskCall('requestAttachmentUpload', { params, body }).catch(keepRefusal),
  });

  async function attach({ file, from, version }: Attachment): Promise<void> {
    const isHeard = isConnected();
    setFailure(isHeard ? null : 'offline');
    if (!isHeard) return;
    let isNew = true;
    const isThere = await send(file, async (key) => {
      const body = { key, from, version };
      ({ isNew } = await deskCall('attachPrescription', { params, body }).catch(keepRefusal));
    });
    void queryClient.invalidateQueries({ queryKey: deskKeys.prescriptionFiles(order.id) });
    await readOrderAnew();
    if (!isThere) return;
    showToast(t(isNew ? 'done' : 'same'), { type: 'success' });
    onDone();
  }

  return { isBusy: state === 'sending', fault: failure ? null : fault, failure, look, attach };
}
