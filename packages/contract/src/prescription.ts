import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { longestFileName, mostPrescriptionBytes } from './prescription-file.ts';

export const prescriptionFormat = z.enum(['physical', 'ePrescription', 'digital']);
export type PrescriptionFormat = z.infer<typeof prescriptionFormat>;

/** A signature is only in the file that the practice made: what is not on paper comes as that PDF or not at all. */
export function takesPdfOnly(format: PrescriptionFormat): boolean {
  return format !== 'physical';
}

/** Requests may say `prescription3Key` or `prescriptionS3Key`. */
export const prescriptionKey = {
  prescription3Key: z.string().max(300).nullable().optional(),
  prescriptionS3Key: z.string().max(300).nullable().optional(),
};

export const requestPrescriptionUpload = endpoint('requestPrescriptionUpload', {
  summary: 'A signed form for one prescription file',
  access: 'patient',
  body: z.object({
    fileName: z.string().min(1).max(longestFileName),
    contentType: z.string().max(100),
    sizeBytes: z.int().min(1).max(mostPrescriptionBytes),
  }),
  // As the device calls it; what is shown of it is decided when it is kept.
  texts: { 'body.fileName': 'asWritten' },
  output: z.object({
    url: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
    prescriptionS3Key: z.string(),
  }),
  errors: ['InvalidState', 'ConsentRequired', 'PrescriptionFileRefused', 'UploadVolumeExceeded'],
});

export const assignPrescription = endpoint('assignPrescription', {
  summary: 'Binds an uploaded file to the cart',
  access: 'patient',
  body: z.object({ format: prescriptionFormat, ...prescriptionKey }),
  output: z.object({ format: prescriptionFormat, prescriptionS3Key: z.string().nullable() }),
  errors: ['InvalidState', 'PrescriptionNotFound', 'PrescriptionFileRefused'],
});
