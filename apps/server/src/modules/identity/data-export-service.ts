import { strToU8, zipSync } from 'fflate';
import type { Database } from '../../db/pool.ts';
import { consentsOf, deliveryAddressesOf, findPatient, findUser, sessionsOf } from './identity-queries.ts';
import type { SignedIn } from './session-service.ts';

/** What another module has stored about the person: files of the ZIP by name, bytes as they are and all else as JSON. */
export type ExportedPart = (userId: string) => Promise<Record<string, unknown>>;

const readMe = `Ihre Daten · Your data

konto.json             Ihr Konto und Ihre laufenden Anmeldungen · your account and current sign-ins
person.json            Ihre Angaben aus der Registrierung · what you told us when registering
lieferadressen.json    gespeicherte Lieferadressen · saved delivery addresses
einwilligungen.json    Ihre Einwilligungen mit Zeitpunkt · your consents and their times
warenkorb.json         Ihr Warenkorb · your cart
bestellungen.json      Ihre Bestellungen und was mit ihnen geschah · your orders and what became of them
rechnungen/            Ihre Rechnungen · your invoices
rezepte/               Ihre Rezeptdateien · your prescription files
`;

/** All that is stored about a person (DSGVO Art. 15 and 20), as a ZIP of JSON files. */
export async function exportOwnData(
  db: Database,
  { userId }: SignedIn,
  others: readonly ExportedPart[],
): Promise<Buffer> {
  const user = await findUser(db, userId);
  const files: Record<string, unknown> = {
    'konto.json': {
      email: user?.email,
      language: user?.language,
      createdAt: user?.createdAt,
      signIns: await sessionsOf(db, userId),
    },
    'person.json': await findPatient(db, userId),
    'lieferadressen.json': await deliveryAddressesOf(db, userId),
    'einwilligungen.json': await consentsOf(db, userId),
  };
  for (const read of others) Object.assign(files, await read(userId));

  const entries = Object.entries(files).map(([name, content]) => [name, bytesOf(content)]);
  return Buffer.from(zipSync({ 'LIESMICH.txt': strToU8(readMe), ...Object.fromEntries(entries) }));
}

function bytesOf(content: unknown): Uint8Array {
  return content instanceof Uint8Array ? content : strToU8(JSON.stringify(content, null, 2));
}
