import type { PrescriptionFormat } from '@shop/contract/prescription';
import { useState } from 'react';
import type { HealthConsent } from '#domain/health-consent/use-health-consent.ts';
import { type PrescriptionUpload, usePrescriptionUpload } from '#domain/prescription/use-prescription-upload.ts';
import { call } from '#lib/api.ts';
import { keepPrescription, readKeptPrescription } from '../kept-order.ts';
import { formatOf, keepsFile, type Method, type Methods, methodsOf, switchMethod } from './prescription-methods.ts';

export interface Prescription {
  methods: Methods;
  format: PrescriptionFormat | null;
  /** Of the uploaded file; null while there is none. */
  fileKey: string | null;
  upload: PrescriptionUpload;
  switchMethod(method: Method, isOn: boolean): void;
}

interface PrescriptionOptions {
  owner: string | null;
  consent: Pick<HealthConsent, 'kind' | 'refresh'>;
}

/** How this person's prescription comes, kept over a reload. */
export function usePrescription({ owner, consent }: PrescriptionOptions): Prescription {
  const [kept] = useState(() => readKeptPrescription(owner));
  const [methods, setMethods] = useState(() => methodsOf(kept.format));
  const format = formatOf(methods);
  const upload = usePrescriptionUpload({
    kept: kept.file,
    isPdfOnly: format !== 'physical',
    consent,
    bind: (prescription3Key) =>
      call('assignPrescription', { body: { format: format ?? 'physical', prescription3Key } }),
    onFile: (file) => keepPrescription(owner, { file }),
  });

  return {
    methods,
    format,
    fileKey: upload.state.kind === 'uploaded' ? upload.state.kept.key : null,
    upload,
    switchMethod(method, isOn) {
      const next = switchMethod(methods, method, isOn);
      setMethods(next);
      if (!keepsFile(methods, next)) upload.discard();
      keepPrescription(owner, { format: formatOf(next) });
    },
  };
}
