import { Readable } from 'node:stream';
import type { Clock } from '../../clock.ts';
import { countUp } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import type { SignedIn } from '../../http/callers.ts';
import { jsonFile, type ZipFile, zipFiles } from '../../http/zip-files.ts';
import { consentsOf } from './consent-queries.ts';
import { findEmailChange } from './email-change-queries.ts';
import { presentEmailChange } from './identity-presenter.ts';
import { deliveryAddressesOf, findPatient, findUser, sessionsOf } from './identity-queries.ts';

/** What another module has stored about the person. Each file is read when the one before it has been sent. */
type ExportedPart = (userId: string) => AsyncIterable<ZipFile>;

interface ExportParts {
  db: Database;
  clock: Clock;
  others: readonly ExportedPart[];
}

const exportsAtOnce = 2;
const exportsPerHour = 10;
/** Enough for 200 MB over a slow line. A slower reader would keep others from their export. */
const longestMs = 15 * 60_000;
const retryAfterSeconds = 60;

const readMe = `Ihre Daten · Your data

konto.json             Ihr Konto und Ihre laufenden Anmeldungen · your account and current sign-ins
person.json            Ihre Angaben aus der Registrierung · what you told us when registering
lieferadressen.json    gespeicherte Lieferadressen · saved delivery addresses
einwilligungen.json    Ihre Einwilligungen und Widerrufe mit Zeitpunkt · your consents, withdrawals and their times
warenkorb.json         Ihr Warenkorb · your cart
anfragen.json          Ihre Anfragen zum Datenschutz · your requests about your data
bestellungen.json      Ihre Bestellungen mit Chargen und Zahlungen und was mit ihnen geschah · your orders with batches, payments and what became of them
zugriffe.json          wer wann welche Ihrer Daten angesehen oder mitgenommen hat · who looked at or took along which of your data, and when
rezeptpruefung.txt     wer Ihre Rezepte geöffnet und was geprüft hat (auf Deutsch)
prescription-checks.txt   who opened your prescriptions and what was checked (in English)
rechnungen/            Ihre Rechnungen · your invoices
rezepte/               Ihre Rezeptdateien · your prescription files
`;

/**
 * All that is stored about a person (DSGVO Art. 15 and 20), as a ZIP that is written while it is sent. One at a time for
 * each person, two for all: `ExportRunning` and `ExportsBusy`. The place is free again when the stream is closed, however
 * that comes about; no connection of the database is held meanwhile.
 */
export function openDataExport(parts: ExportParts): (of: Pick<SignedIn, 'userId'>) => Promise<Readable> {
  const running = new Set<string>();

  return async ({ userId }) => {
    if (running.has(userId)) throw new ShopError('ExportRunning', { retryAfterSeconds });
    if (running.size >= exportsAtOnce) throw new ShopError('ExportsBusy', { retryAfterSeconds });
    running.add(userId);
    try {
      await countExport(parts, userId);
    } catch (refusal) {
      running.delete(userId);
      throw refusal;
    }

    const stream = Readable.from(zipFiles(filesOf(parts, userId)), { objectMode: false });
    const giveUp = setTimeout(() => stream.destroy(new Error('an export took too long')), longestMs).unref();
    stream.once('close', () => {
      clearTimeout(giveUp);
      running.delete(userId);
    });
    return stream;
  };
}

async function countExport({ db, clock }: ExportParts, userId: string): Promise<void> {
  const limit = { key: `exports of ${userId}`, limit: exportsPerHour, windowSeconds: 60 * 60 };
  const seconds = await countUp(db, limit, clock.now());
  if (seconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds: seconds });
}

async function* filesOf({ db, others }: ExportParts, userId: string): AsyncGenerator<ZipFile> {
  yield { name: 'LIESMICH.txt', isCompressed: false, pieces: [Buffer.from(readMe)] };
  const user = await findUser(db, userId);
  const change = await findEmailChange(db, userId);
  yield jsonFile('konto.json', {
    email: user?.email,
    language: user?.language,
    createdAt: user?.createdAt,
    restrictedAt: user?.restrictedAt,
    signIns: await sessionsOf(db, userId),
    emailChange: change && presentEmailChange(change),
  });
  yield jsonFile('person.json', await findPatient(db, userId));
  yield jsonFile('lieferadressen.json', await deliveryAddressesOf(db, userId));
  yield jsonFile('einwilligungen.json', await consentsOf(db, userId));
  for (const read of others) yield* read(userId);
}
