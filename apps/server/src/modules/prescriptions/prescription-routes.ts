import { assignPrescription, requestPrescriptionUpload } from '@shop/contract/prescription';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { type Exchange, serve } from '../../http/serve.ts';
import { requirePatient } from '../identity/patient-service.ts';
import type { Sessions } from '../identity/session-service.ts';
import { type PrescriptionParts, signUpload, storePrescription } from './prescription-service.ts';

interface PrescriptionRouteParts extends PrescriptionParts {
  sessions: Sessions;
}

export function registerPrescriptions(app: FastifyInstance, parts: PrescriptionRouteParts): void {
  serve(app, requestPrescriptionUpload, async ({ body }, exchange) => {
    const { key, form } = await signUpload(parts, await patientIdOf(exchange), body);
    return { url: form, prescriptionS3Key: key };
  });

  serve(app, assignPrescription, async ({ body }, exchange) => {
    const userId = await patientIdOf(exchange);
    const key = body.prescriptionS3Key || body.prescription3Key || null;
    if (key !== null) await storePrescription(parts, { userId, key, format: body.format });
    // A paper prescription is shown as a photo first; a signed PDF may come later, or from the practice.
    else if (body.format === 'physical') throw new ShopError('PrescriptionNotFound');
    return { format: body.format, prescriptionS3Key: key };
  });

  async function patientIdOf({ request, reply }: Exchange): Promise<string> {
    const signedIn = await parts.sessions.require(request, reply);
    await requirePatient(parts, signedIn);
    return signedIn.userId;
  }
}
