import { rm, writeFile } from 'node:fs/promises';
import { assignPrescription, requestPrescriptionUpload } from '@shop/contract/prescription';
import { mostPrescriptionBytes } from '@shop/contract/prescription-file';
import { describe, expect, test } from 'vitest';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { openObjectStore } from '../../storage/object-store.ts';
import { testClock } from '../../testing/clock.ts';
import { givenPatient, givenSignedIn, type Person, somebody } from '../../testing/person.ts';
import { askForForm, givenUpload, pdf, sendForm } from '../../testing/prescription-form.ts';
import { startS3 } from '../../testing/s3-stand-in.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';

const database = testDatabase();
const { db } = database;

/** How a test loses what arrived, and finds whether it is there. */
interface Shop extends TestApp {
  loseEverything(): Promise<void>;
}

async function shopWithFolder(): Promise<Shop> {
  const shop = await testApp(database);
  return { ...shop, loseEverything: () => rm(shop.objectFolder, { recursive: true }) };
}

async function shopWithBucket(): Promise<Shop> {
  const { s3, objects } = await startS3();
  const parts = { keys: testKeys, clock: testClock() };
  const shop = await testApp(database, { objectStore: openObjectStore({ s3, dataDir: '/nowhere' }, parts) });
  return { ...shop, loseEverything: async () => objects.clear() };
}

function assign(person: Person, key: string | null, format: 'physical' | 'ePrescription' | 'digital' = 'physical') {
  return person.call(assignPrescription, { body: { format, prescription3Key: key } });
}

describe.each([
  ['a folder', shopWithFolder],
  ['a bucket', shopWithBucket],
])('with %s', (_name, open) => {
  test('a form is asked for, filled and sent, and the file is assigned', async () => {
    const shop = await open();
    const patient = await givenPatient(shop);
    const signed = await askForForm(patient, pdf, 'C:\\Scans\\Mein Rezept.PDF');
    expect(signed.url.fields).toMatchObject({ 'Content-Type': 'application/pdf' });
    expect((await sendForm(shop, signed, pdf)).status).toBe(204);

    const key = signed.prescriptionS3Key;
    const answer = await assign(patient, key);
    expect([answer.statusCode, answer.data]).toEqual([200, { format: 'physical', prescriptionS3Key: key }]);
    expect(await shop.objectStore.read(key)).toEqual(pdf);
    expect(await shop.objectStore.readUpload(key)).toBeNull();
    expect(await db.select().from(prescriptionFiles)).toEqual([
      expect.objectContaining({
        key,
        fileName: 'Mein Rezept.PDF',
        contentType: 'application/pdf',
        mediaType: 'application/pdf',
        sizeBytes: pdf.length,
        storedAt: expect.any(Date),
        orderId: null,
      }),
    ]);
  });

  test('assigning again changes nothing, also five times at the same moment', async () => {
    const shop = await open();
    const patient = await givenPatient(shop);
    const key = await givenUpload(shop, patient);
    const answers = await Promise.all(Array.from({ length: 5 }, () => assign(patient, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await assign(patient, key)).statusCode).toBe(200);
    expect(await shop.objectStore.read(key)).toEqual(pdf);
  });

  test('a file that never arrived, and one that was lost, is not found', async () => {
    const shop = await open();
    const patient = await givenPatient(shop);
    const { prescriptionS3Key: never } = await askForForm(patient, pdf);
    expectNotFound(await assign(patient, never));

    const lost = await givenUpload(shop, patient);
    expect((await assign(patient, lost)).statusCode).toBe(200);
    await shop.loseEverything();
    expectNotFound(await assign(patient, lost));
  });

  test('what is no prescription is refused, and not kept', async () => {
    const shop = await open();
    const patient = await givenPatient(shop);
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const key = await givenUpload(shop, patient, html);
    const answer = await assign(patient, key);
    expect(answer.statusCode).toBe(422);
    expectError(answer, 'PrescriptionFileRefused', { reason: 'type' });
    expect([await shop.objectStore.readUpload(key), await shop.objectStore.has(key)]).toEqual([null, false]);
    expectNotFound(await assign(patient, key));
  });

  test('an upload that was put away but not noted is noted the next time', async () => {
    const shop = await open();
    const patient = await givenPatient(shop);
    const key = await givenUpload(shop, patient);
    await shop.objectStore.put(key, pdf);
    await shop.objectStore.discardUpload(key);
    expect((await assign(patient, key)).statusCode).toBe(200);
  });
});

describe('somebody else', () => {
  test('finds the same as for a key that does not exist or is none', async () => {
    const shop = await shopWithFolder();
    const [owner, other] = [await givenPatient(shop), await givenPatient(shop)];
    const [waiting, stored] = [await givenUpload(shop, owner), await givenUpload(shop, owner)];
    await assign(owner, stored);
    for (const key of [waiting, stored, 'a'.repeat(48), '../../etc/passwd', '\0', "' or 1=1", 'x'.repeat(300)]) {
      expectNotFound(await assign(other, key));
    }
    expect((await assign(owner, waiting)).statusCode).toBe(200);
  });

  test('a guest is asked to sign in, somebody without registration to register', async () => {
    const shop = await shopWithFolder();
    const body = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: pdf.length };
    for (const [person, status, id] of [
      [somebody(shop), 401, 'Unauthorized'],
      [await givenSignedIn(shop), 409, 'InvalidState'],
    ] as const) {
      const answers = [await person.call(requestPrescriptionUpload, { body }), await assign(person, 'a'.repeat(48))];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(status);
        expectError(answer, id);
      }
    }
  });
});

test('a physical prescription needs its file; the other formats do without, and take one', async () => {
  const shop = await shopWithFolder();
  const patient = await givenPatient(shop);
  for (const none of [null, '']) {
    expectNotFound(await assign(patient, none));
    for (const format of ['ePrescription', 'digital'] as const) {
      expect((await assign(patient, none, format)).data).toEqual({ format, prescriptionS3Key: null });
    }
  }
  const key = await givenUpload(shop, patient);
  expect((await assign(patient, key, 'digital')).data).toEqual({ format: 'digital', prescriptionS3Key: key });
  const otherSpelling = { format: 'physical' as const, prescriptionS3Key: key };
  expect((await patient.call(assignPrescription, { body: otherSpelling })).statusCode).toBe(200);
});

test('the form is signed for the type of the extension, whatever the browser calls it', async () => {
  const shop = await shopWithFolder();
  const patient = await givenPatient(shop);
  const types: Record<string, string> = {};
  for (const name of ['a.pdf', 'a.png', 'a.jpg', 'a.JPEG', 'a.csv', 'a.ico', 'a.webp', 'a.pdf.exe', 'a', '.pdf']) {
    const { url } = await askForForm(patient, pdf, name);
    types[name] = url.fields['Content-Type'] as string;
  }
  expect(types).toEqual({
    'a.pdf': 'application/pdf',
    'a.png': 'image/png',
    'a.jpg': 'image/jpeg',
    'a.JPEG': 'image/jpeg',
    'a.csv': 'text/csv',
    'a.ico': 'image/x-icon',
    'a.webp': 'application/octet-stream',
    'a.pdf.exe': 'application/octet-stream',
    a: 'application/octet-stream',
    '.pdf': 'application/pdf',
  });
});

test.each([
  ['../../etc/rezept.pdf', 'rezept.pdf'],
  ['rezept\0\r\n.pdf', 'rezept.pdf'],
  ['rezept-\u202efdp.exe', 'rezept-fdp.exe'],
  ['Ru\u0308ckseite.jpg', 'Rückseite.jpg'],
  ['\u200b\u202e', 'rezept'],
])('the name %o is kept as %o', async (given, kept) => {
  const shop = await shopWithFolder();
  await askForForm(await givenPatient(shop), pdf, given);
  expect((await db.select().from(prescriptionFiles)).map(({ fileName }) => fileName)).toEqual([kept]);
});

test.each([
  { fileName: '', contentType: 'application/pdf', sizeBytes: 5 },
  { fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: 0 },
  { fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: 10 * 1024 * 1024 + 1 },
  { fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: 1.5 },
])('no form for %o', async (body) => {
  const shop = await shopWithFolder();
  const answer = await (await givenPatient(shop)).call(requestPrescriptionUpload, { body });
  expect([answer.statusCode, answer.json().id]).toEqual([400, 'InvalidInput']);
});

test('twenty forms an hour for each person', async () => {
  const shop = await shopWithFolder();
  const [patient, other] = [await givenPatient(shop), await givenPatient(shop)];
  for (let asked = 0; asked < 20; asked += 1) await askForForm(patient, pdf);
  const body = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: 5 };
  const answer = await patient.call(requestPrescriptionUpload, { body });
  expect(answer.statusCode).toBe(429);
  expectError(answer, 'TooManyRequests', { retryAfterSeconds: 3600 });
  await askForForm(other, pdf);
  shop.clock.advance({ hours: 1 });
  await askForForm(patient, pdf);
});

test('250 MiB a day for each person, also when they are asked for at once', async () => {
  const shop = await shopWithFolder();
  const [patient, other] = [await givenPatient(shop), await givenPatient(shop)];
  const body = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: mostPrescriptionBytes };
  const ask = (person = patient) => person.call(requestPrescriptionUpload, { body });
  for (let asked = 0; asked < 20; asked += 1) expect((await ask()).statusCode).toBe(200);
  shop.clock.advance({ hours: 2 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(3);
  for (const answer of refused) {
    expectError(answer, 'UploadVolumeExceeded', { retryAfterSeconds: 22 * 3600 });
    expect(answer.headers['retry-after']).toBe(String(22 * 3600));
  }
  expect((await ask(other)).statusCode).toBe(200);
  shop.clock.advance({ hours: 22 });
  expect((await ask()).statusCode).toBe(200);
});

test('while the store is away, assigning answers 503 and works afterwards; the log names neither file nor key', async () => {
  const shop = await shopWithFolder();
  const patient = await givenPatient(shop);
  const kept = shop.objectFolder;
  const { url, prescriptionS3Key: key } = await askForForm(patient, pdf, 'rezept-lena.pdf');
  await writeFile(kept, 'no folder');
  expect((await sendForm(shop, { url }, pdf)).status).toBe(503);
  const away = await assign(patient, key);
  expect(away.statusCode).toBe(503);
  expectError(away, 'Unavailable');
  await rm(kept);
  expect((await sendForm(shop, { url }, pdf)).status).toBe(204);
  expect((await assign(patient, key)).statusCode).toBe(200);

  expect(shop.logged).toContainEqual(expect.objectContaining({ msg: 'unavailable' }));
  for (const secret of [key, 'rezept-lena']) expect(JSON.stringify(shop.logged)).not.toContain(secret);
});

test('the page may send files to the bucket, and to nowhere else', async () => {
  const { s3 } = await startS3();
  const parts = { keys: testKeys, clock: testClock() };
  const objectStore = openObjectStore({ s3, dataDir: '/nowhere' }, parts);
  const policyOf = async ({ app }: TestApp) => (await app.inject('/api/health')).headers['content-security-policy'];
  expect(await policyOf(await testApp(database, { objectStore }))).toContain(`connect-src 'self' ${s3.endpoint};`);
  expect(await policyOf(await testApp(database))).toContain("connect-src 'self';");
});

test('with a bucket there is no upload address of our own', async () => {
  const shop = await shopWithBucket();
  const answer = await shop.app.inject({ method: 'POST', url: '/api/uploads/prescriptions', payload: {} });
  expect(answer.statusCode).toBe(404);
});

function expectNotFound(answer: Awaited<ReturnType<typeof assign>>): void {
  expect(answer.statusCode).toBe(409);
  expectError(answer, 'PrescriptionNotFound');
}
