import { assignPrescription, requestPrescriptionUpload } from '@shop/contract/prescription';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { serve } from '../../http/serve.ts';
import { requirePatient } from '../identity/patient-service.ts';
import { type PrescriptionParts, signUpload, storePrescription } from './prescription-service.ts';

export function registerPrescriptions(app: FastifyInstance, parts: PrescriptionParts): void {
  serve(app, requestPrescriptionUpload, async ({ body }, { person }) => {
    const { userId } = await requirePatient(parts, person);
    const { key, form } = await signUpload(parts, userId, body);
    return { url: form, prescriptionS3Key: key };
  });

  serve(app, assignPrescription, async ({ body }, { person }) => {
    const { userId } = await requirePatient(parts, person);
    const key = body.prescriptionS3Key || body.prescription3Key || null;
    if (key !== null) await storePrescription(parts, { userId, key, format: body.format });
    // A paper prescription is shown as a photo first; a signed PDF may come later, or from the practice.
    else if (body.format === 'physical') throw new ShopError('PrescriptionNotFound');
    return { format: body.format, prescriptionS3Key: key };
  });
}
