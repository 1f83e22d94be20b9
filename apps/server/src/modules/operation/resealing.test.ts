import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { deriveKeys } from '../../keys.ts';
import { Secret } from '../../secret.ts';
import { newObjectKey } from '../../storage/object-key.ts';
import { openObjectStore } from '../../storage/object-store.ts';
import { testClock } from '../../testing/clock.ts';
import { givenUser } from '../../testing/factories.ts';
import { bringFile, pdf } from '../../testing/prescription-form.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys, testSecret } from '../../testing/test-keys.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { signUpload, storePrescription } from '../prescriptions/prescription-service.ts';
import { sealAnew } from './resealing.ts';

const database = testDatabase();
const { db } = database;

const changed = deriveKeys(new Secret('the secret after the change, 32+ characters'), testSecret);
const withoutPrevious = deriveKeys(new Secret('the secret after the change, 32+ characters'));
const going = new AbortController().signal;
const mail = { kind: 'test', to: 'lena@patient.example', subject: 'Hallo', text: 'Ihr Code: 123456', html: '<p>' };

let shop: TestApp;
let userId: string;
let logged: { level: string; line: unknown; text?: string }[];
beforeEach(async () => {
  shop = await testApp(database);
  ({ userId } = await givenUser(db));
  logged = [];
});

function parts(keys = changed) {
  const note =
    (level: string) =>
    (...[line, text]: [unknown, string?]) =>
      void logged.push({ level, line, ...(text !== undefined && { text }) });
  const objectStore = openObjectStore({ s3: null, dataDir: `${shop.objectFolder}/..` }, { keys, clock: testClock() });
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  return { db, keys, clock: shop.clock, objectStore, log };
}

/** Handed in and stored before the secret was changed. */
async function givenFile(): Promise<string> {
  const before = { db, objectStore: shop.objectStore, clock: shop.clock };
  const asked = { fileName: 'Rezept.pdf', contentType: 'application/pdf', sizeBytes: pdf.length };
  const { key } = await signUpload(before, userId, asked);
  await bringFile(shop.objectStore, key, pdf);
  await storePrescription(before, { format: 'physical', userId, key });
  return key;
}

async function sealOf(key: string): Promise<string | null | undefined> {
  const [file] = await db.select().from(prescriptionFiles).where(eq(prescriptionFiles.key, key));
  return file?.sealedWith;
}

const nothingLeft = {
  level: 'info',
  line: 'nothing is sealed with APP_SECRET_PREVIOUS any more: it can be removed',
};

test('mails and files are sealed anew; then nothing needs the previous secret, and that is said', async () => {
  const keys = [await givenFile(), await givenFile()];
  await queueMail(db, { keys: testKeys, clock: shop.clock }, mail);
  await sealAnew(parts(), going);
  expect(logged).toEqual([nothingLeft]);

  const later = parts(withoutPrevious);
  for (const key of keys) {
    expect(await later.objectStore.read(key)).toEqual(pdf);
    expect(await sealOf(key)).toBe(later.objectStore.sealId);
  }
  const [waiting] = await db.select().from(outbox);
  expect(JSON.parse(later.keys.open('mails', waiting?.sealedMail as Buffer).toString())).toMatchObject({
    to: 'lena@patient.example',
  });
});

test('files of before the column was there are looked at too', async () => {
  const key = await givenFile();
  await db.update(prescriptionFiles).set({ sealedWith: null });
  await sealAnew(parts(), going);
  expect(await parts(withoutPrevious).objectStore.read(key)).toEqual(pdf);
  expect(logged).toEqual([nothingLeft]);
});

test('more than one page of them', async () => {
  const stored = { fileName: 'x.pdf', contentType: 'application/pdf', sizeBytes: 7, storedAt: new Date() };
  const times = { createdAt: new Date(), formExpiresAt: new Date() };
  const keys = Array.from({ length: 205 }, () => newObjectKey());
  await db.insert(prescriptionFiles).values(keys.map((key) => ({ key, userId, ...stored, ...times })));
  for (const key of keys.slice(0, 3)) await shop.objectStore.put(key, pdf);
  await sealAnew(parts(), going);
  expect(logged).toEqual([nothingLeft]);
  for (const key of keys.slice(0, 3)) expect(await parts(withoutPrevious).objectStore.read(key)).toEqual(pdf);
});

test('a damaged file and a mail of a third secret are told and do not keep the others waiting', async () => {
  const [damaged, whole] = [await givenFile(), await givenFile()];
  await shop.objectStore.remove(damaged);
  const third = deriveKeys(new Secret('a secret that nobody has any more, 32+'));
  const stranger = openObjectStore(
    { s3: null, dataDir: `${shop.objectFolder}/..` },
    { keys: third, clock: testClock() },
  );
  await stranger.put(damaged, pdf);
  await queueMail(db, { keys: third, clock: shop.clock }, mail);
  await queueMail(db, { keys: testKeys, clock: shop.clock }, mail);

  await sealAnew(parts(), going);
  expect(await parts(withoutPrevious).objectStore.read(whole)).toEqual(pdf);
  expect(logged).toEqual([
    expect.objectContaining({ level: 'error', text: 'a mail could not be sealed anew' }),
    {
      level: 'error',
      line: { err: expect.any(Error), file: damaged },
      text: 'a prescription file could not be sealed anew',
    },
    { level: 'warn', line: { mails: 1, files: 1 }, text: 'APP_SECRET_PREVIOUS is still needed' },
  ]);
});

test('a file that has arrived and was not put away yet is still needed, and is put away with the current key', async () => {
  const before = { db, objectStore: shop.objectStore, clock: shop.clock };
  const asked = { fileName: 'Rezept.pdf', contentType: 'application/pdf', sizeBytes: pdf.length };
  const { key } = await signUpload(before, userId, asked);
  await bringFile(shop.objectStore, key, pdf);
  await sealAnew(parts(), going);
  expect(logged).toMatchObject([{ level: 'warn', line: { mails: 0, files: 1 } }]);
  await storePrescription(parts(), { userId, key, format: 'physical' });
  logged = [];
  await sealAnew(parts(), going);
  expect(logged).toEqual([nothingLeft]);
  expect(await parts(withoutPrevious).objectStore.read(key)).toEqual(pdf);
});

test('without a previous secret there is nothing to do, and a shop that closes does not wait for it', async () => {
  const key = await givenFile();
  await sealAnew(parts(withoutPrevious), going);
  expect(logged).toEqual([]);
  await sealAnew(parts(), AbortSignal.abort());
  expect(logged).toEqual([]);
  expect(await sealOf(key)).toBe(shop.objectStore.sealId);
});

test('a mail of before is sent after the change', async () => {
  await queueMail(db, { keys: testKeys, clock: shop.clock }, mail);
  const later = await testApp(database, { keys: changed });
  expect(await later.sendMails()).toBe(1);
});
