import { useState } from 'react';
import { type FileFault, faultOf } from '#domain/prescription/prescription-file.ts';
import { type UploadFailure, uploadPrescription } from '#domain/prescription/upload-prescription.ts';

const explained = ['type', 'heic', 'notPdf', 'size', 'empty', 'encrypted', 'pixels', 'consent'] as const;
export type SendingFault = (typeof explained)[number] | 'other';

interface FileSending {
  /** Only the file that was signed is of use. */
  isPdfOnly?: boolean;
  requestForm: (file: { fileName: string; sizeBytes: number }) => Promise<unknown>;
}

/** Sends a file that somebody at the desk chose, by a signed form. */
export function useFileSending({ isPdfOnly = false, requestForm }: FileSending) {
  const [state, setState] = useState<'none' | 'sending' | 'done'>('none');
  const [fault, setFault] = useState<SendingFault | null>(null);

  /** Whether it is there now. `attach` says what it is for, once its bytes have come. */
  async function send(file: File, attach: (key: string) => Promise<unknown>): Promise<boolean> {
    const unfit = faultOf(file, { isPdfOnly });
    setFault(unfit);
    if (unfit) return false;
    setState('sending');
    const outcome = await uploadPrescription(file, {
      signal: new AbortController().signal,
      onProgress: () => {},
      requestForm,
      bind: attach,
    });
    const isThere = outcome.kind === 'uploaded' && !outcome.isUncertain;
    setState(isThere ? 'done' : 'none');
    if (!isThere) setFault(explainedFault(outcome.kind === 'failed' ? outcome.reason : 'other'));
    return isThere;
  }

  /** Looks at a file before it is sent. */
  function look(file: File): void {
    setFault(faultOf(file, { isPdfOnly }));
  }

  return { state, fault, send, look };
}

function explainedFault(reason: UploadFailure | FileFault | 'other'): SendingFault {
  return explained.find((known) => known === reason) ?? 'other';
}
