import type { Readable } from 'node:stream';
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
import type { Transaction } from '../../db/pool.ts';
import type { SignedIn } from '../../http/callers.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import type { RetainedData } from '../../retention.ts';
import { consentsOf } from './consent-queries.ts';
import { presentAddress, presentDeliveryAddress, presentPersonalData } from './identity-presenter.ts';
import { deliveryAddressesOf, findUser } from './identity-queries.ts';
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
  /** Writes all that is stored about a person. */
  exportData(signedIn: Pick<SignedIn, 'userId'>): Promise<Readable>;
  /** Lets the other modules take leave of a person; what they have to keep, and until when. */
  beforeDeletion(userId: string): Promise<RetainedData[]>;
  /** Called in the transaction that deletes the account. */
  onDeletion(tx: Transaction, userId: string): Promise<void>;
}

export function registerProfile(app: FastifyInstance, parts: ProfileRouteParts): void {
  const { db, exportData } = parts;

  serve(app, readPersonalData, async (_input, { person }) => {
    const patient = await requirePatient(parts, person);
    const user = await findUser(db, person.userId);
    const restrictedAt = user?.restrictedAt ?? null;
    return presentPersonalData({ ...person, restrictedAt }, patient, await consentsOf(db, person.userId));
  });

  serve(app, saveBillingAddress, async ({ body }, { person }) =>
    presentAddress(await changeBillingAddress(parts, person, body)),
  );

  serve(app, changePhone, async ({ body }, { person }) => changePhoneNumber(parts, person, body.phoneNumber));

  serve(app, listDeliveryAddresses, async (_input, { person }) => {
    return { items: (await deliveryAddressesOf(db, person.userId)).map(presentDeliveryAddress) };
  });

  serve(app, addDeliveryAddress, async ({ body }, { person }) =>
    presentDeliveryAddress(await keepDeliveryAddress(parts, person, body)),
  );

  serve(app, changeDeliveryAddressCall, async ({ params, body }, { person }) =>
    presentDeliveryAddress(await changeDeliveryAddress(parts, person, params.id, body)),
  );

  serve(app, removeDeliveryAddress, async ({ params }, { person }) => {
    await forgetDeliveryAddress(parts, person, params.id);
    return done;
  });

  serve(app, exportPersonalData, async (_input, { person }) => {
    const bytes = await exportData(person);
    return new FileAnswer({ name: 'meine-daten.zip', mediaType: 'application/zip', bytes });
  });

  serve(app, deleteAccount, async ({ body }, { person, reply }) => {
    const kept = await removeAccount(parts, person, body.email);
    clearMarker(reply, parts.isHttps);
    return { ...done, kept };
  });
}
