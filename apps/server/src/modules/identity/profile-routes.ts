import {
  addDeliveryAddress,
  changeDeliveryAddress as changeDeliveryAddressCall,
  changePhone,
  deleteAccount,
  exportPersonalData,
  listDeliveryAddresses,
  readPersonalData,
  removeDeliveryAddress,
  saveBillingAddress,
} from '@shop/contract/patient';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import type { Kept } from '../../retention.ts';
import { consentsOf } from './consent-queries.ts';
import { type ExportedPart, openDataExport } from './data-export-service.ts';
import { presentAddress, presentDeliveryAddress, presentPersonalData } from './identity-presenter.ts';
import { deliveryAddressesOf } from './identity-queries.ts';
import type { Identity } from './identity-service.ts';
import {
  changeBillingAddress,
  changeDeliveryAddress,
  changePhoneNumber,
  forgetDeliveryAddress,
  keepDeliveryAddress,
  type PhoneChangeParts,
  removeAccount,
  requirePatient,
} from './patient-service.ts';
import { clearMarker } from './visitor.ts';

const done = { success: true } as const;

export interface ProfileRouteParts extends Identity, Pick<PhoneChangeParts, 'onPhoneChanged'> {
  isHttps: boolean;
  /** What the other modules have stored about a person. */
  exportedParts: readonly ExportedPart[];
  /** Lets the other modules take leave of a person; what they have to keep, and until when. */
  beforeDeletion(userId: string): Promise<Kept[]>;
}

export function registerProfile(app: FastifyInstance, parts: ProfileRouteParts): void {
  const { db, sessions } = parts;
  const exportData = openDataExport({ ...parts, others: parts.exportedParts });

  serve(app, readPersonalData, async (_input, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    const patient = await requirePatient(parts, signedIn);
    return presentPersonalData(signedIn, patient, await consentsOf(db, signedIn.userId));
  });

  serve(app, saveBillingAddress, async ({ body }, { request, reply }) =>
    presentAddress(await changeBillingAddress(parts, await sessions.require(request, reply), body)),
  );

  serve(app, changePhone, async ({ body }, { request, reply }) =>
    changePhoneNumber(parts, await sessions.require(request, reply), body.phoneNumber),
  );

  serve(app, listDeliveryAddresses, async (_input, { request, reply }) => {
    const { userId } = await sessions.require(request, reply);
    return { items: (await deliveryAddressesOf(db, userId)).map(presentDeliveryAddress) };
  });

  serve(app, addDeliveryAddress, async ({ body }, { request, reply }) =>
    presentDeliveryAddress(await keepDeliveryAddress(parts, await sessions.require(request, reply), body)),
  );

  serve(app, changeDeliveryAddressCall, async ({ params, body }, { request, reply }) =>
    presentDeliveryAddress(await changeDeliveryAddress(parts, await sessions.require(request, reply), params.id, body)),
  );

  serve(app, removeDeliveryAddress, async ({ params }, { request, reply }) => {
    await forgetDeliveryAddress(parts, await sessions.require(request, reply), params.id);
    return done;
  });

  serve(app, exportPersonalData, async (_input, { request, reply }) => {
    const bytes = await exportData(await sessions.require(request, reply));
    return new FileAnswer({ name: 'meine-daten.zip', mediaType: 'application/zip', bytes });
  });

  serve(app, deleteAccount, async ({ body }, { request, reply }) => {
    const kept = await removeAccount(parts, await sessions.require(request, reply), body.email);
    clearMarker(reply, parts.isHttps);
    return { ...done, kept };
  });
}
