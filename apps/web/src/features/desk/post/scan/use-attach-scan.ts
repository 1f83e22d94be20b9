import { useState } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { faultOf } from '#domain/prescription/prescription-file.ts';
import { uploadPrescription } from '#domain/prescription/upload-prescription.ts';

const explained = ['type', 'heic', 'notPdf', 'size', 'empty', 'encrypted', 'pixels'] as const;
export type AttachFault = (typeof explained)[number] | 'other';

/** Sends the scan of an original and keeps it with its order. */
export function useAttachScan(orderId: string) {
  const deskCall = useDeskCall();
  const [state, setState] = useState<'none' | 'sending' | 'done'>('none');
  const [fault, setFault] = useState<AttachFault | null>(null);

  async function attach(file: File): Promise<void> {
    const unfit = faultOf(file);
    setFault(unfit);
    if (unfit) return;
    setState('sending');
    const params = { id: orderId };
    const outcome = await uploadPrescription(file, {
      signal: new AbortController().signal,
      onProgress: () => {},
      requestForm: (body) => deskCall('requestOriginalUpload', { params, body }),
      bind: (key) => deskCall('attachOriginal', { params, body: { key } }),
    });
    const isThere = outcome.kind === 'uploaded' && !outcome.isUncertain;
    setState(isThere ? 'done' : 'none');
    if (!isThere) setFault(explainedFault(outcome.kind === 'failed' ? outcome.reason : 'other'));
  }

  return { state, fault, attach };
}

function explainedFault(reason: string): AttachFault {
  return explained.find((known) => known === reason) ?? 'other';
}
