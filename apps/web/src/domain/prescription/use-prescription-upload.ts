import { useEffect, useRef, useState } from 'react';
import type { HealthConsent } from '#domain/health-consent/use-health-consent.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { type FileFault, faultOf, type KeptFile } from './prescription-file.ts';
import { type UploadFailure, uploadPrescription } from './upload-prescription.ts';

/** RX-02. The file itself is known only to the page it was chosen on. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'uploading'; file: File; percent: number | null }
  | { kind: 'uploaded'; kept: KeptFile; file: File | null; isUncertain: boolean }
  | { kind: 'failed'; name: string; reason: UploadFailure; file: File | null };

interface WrongFile {
  name: string;
  fault: FileFault | 'several' | 'consent';
}

interface UploadOptions {
  /** What was uploaded before a reload. */
  kept: KeptFile | null;
  /** For a prescription that was signed electronically. */
  isPdfOnly: boolean;
  /** Without it no file leaves the device. */
  consent: Pick<HealthConsent, 'kind' | 'refresh'>;
  bind: (key: string) => Promise<unknown>;
  /** Told whenever there is another file, or none any more. */
  onFile: (file: KeptFile | null) => void;
}

export interface PrescriptionUpload {
  state: UploadState;
  isPdfOnly: boolean;
  /** Whether a file may be sent now: see `useHealthConsent`. */
  isAllowed: boolean;
  /** Chosen and not sent; what was uploaded before it stays. */
  wrongFile: WrongFile | null;
  choose(files: readonly File[]): void;
  retry(): void;
  /** Stops an upload, or lets go of what was uploaded. */
  discard(): void;
  /** The server does not have the file, or does not want it: it is asked for again. */
  refuse(reason: UploadFailure): void;
}

export function usePrescriptionUpload({ kept, isPdfOnly, consent, bind, onFile }: UploadOptions): PrescriptionUpload {
  const [state, setState] = useState<UploadState>(() =>
    kept ? { kind: 'uploaded', kept, file: null, isUncertain: false } : { kind: 'idle' },
  );
  const [wrongFile, setWrongFile] = useState<WrongFile | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const isAllowed = consent.kind === 'given';

  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File): Promise<void> {
    underWay.current?.abort();
    const cancel = new AbortController();
    underWay.current = cancel;
    setWrongFile(null);
    setState({ kind: 'uploading', file, percent: null });
    onFile(null);
    try {
      const outcome = await uploadPrescription(file, {
        signal: cancel.signal,
        bind,
        onProgress: (percent) => {
          if (!cancel.signal.aborted) setState({ kind: 'uploading', file, percent });
        },
      });
      if (cancel.signal.aborted) return;
      if (outcome.kind === 'failed') {
        setState({ kind: 'failed', name: file.name, reason: outcome.reason, file });
        if (outcome.reason === 'session') openLogin();
        // Withdrawn elsewhere since this page was opened: it asks anew.
        if (outcome.reason === 'consent') consent.refresh();
        return;
      }
      const uploaded: KeptFile = { key: outcome.key, name: file.name, sizeBytes: file.size };
      setState({ kind: 'uploaded', kept: uploaded, file, isUncertain: outcome.isUncertain });
      onFile(uploaded);
    } catch (error) {
      // Cancelled: whoever cancelled has set the next state.
      if (!cancel.signal.aborted) throw error;
    }
  }

  function faultIn(files: readonly File[], file: File): WrongFile['fault'] | null {
    return files.length > 1 ? 'several' : faultOf(file, { isPdfOnly });
  }

  return {
    state,
    isPdfOnly,
    isAllowed,
    wrongFile,
    choose(files) {
      const [file] = files;
      if (!file) return;
      const fault = isAllowed ? faultIn(files, file) : 'consent';
      if (fault) setWrongFile({ name: file.name, fault });
      else void send(file);
    },
    retry() {
      if (isAllowed && state.kind === 'failed' && state.file) void send(state.file);
    },
    discard() {
      underWay.current?.abort();
      setWrongFile(null);
      setState({ kind: 'idle' });
      onFile(null);
    },
    refuse(reason) {
      if (state.kind !== 'uploaded') return;
      setState({ kind: 'failed', name: state.kept.name, reason, file: state.file });
      onFile(null);
    },
  };
}
