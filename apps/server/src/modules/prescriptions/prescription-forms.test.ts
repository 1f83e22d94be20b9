import { requestPrescriptionUpload } from '@shop/contract/prescription';
import { mostPrescriptionBytes } from '@shop/contract/prescription-file';
import { expect, test } from 'vitest';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { openObjectStore } from '../../storage/object-store.ts';
import { testClock } from '../../testing/clock.ts';
import { givenPatient } from '../../testing/person.ts';
import { askForForm, pdf } from '../../testing/prescription-form.ts';
import { shopWithBucket, shopWithFolder } from '../../testing/prescription-stores.ts';
import { startS3 } from '../../testing/s3-stand-in.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';

const database = testDatabase();
const { db } = database;

test('the form is signed for the type of the extension, whatever the browser calls it', async () => {
  const shop = await shopWithFolder(database);
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
  ['rezept\x07\r\n.pdf', 'rezept.pdf'],
  ['rezept-\u202efdp.exe', 'rezept-fdp.exe'],
  ['Ru\u0308ckseite.jpg', 'Rückseite.jpg'],
  ['\u200b\u202e', 'rezept'],
])('the name %o is kept as %o', async (given, kept) => {
  const shop = await shopWithFolder(database);
  await askForForm(await givenPatient(shop), pdf, given);
  expect((await db.select().from(prescriptionFiles)).map(({ fileName }) => fileName)).toEqual([kept]);
});

test.each([
  { fileName: '', contentType: 'application/pdf', sizeBytes: 5 },
  { fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: 0 },
  { fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: 10 * 1024 * 1024 + 1 },
  { fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: 1.5 },
])('no form for %o', async (body) => {
  const shop = await shopWithFolder(database);
  const answer = await (await givenPatient(shop)).call(requestPrescriptionUpload, { body });
  expect([answer.statusCode, answer.json().id]).toEqual([400, 'InvalidInput']);
});

test('twenty forms an hour for each person', async () => {
  const shop = await shopWithFolder(database);
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
  const shop = await shopWithFolder(database);
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

test('the page may send files to the bucket, and to nowhere else', async () => {
  const { s3 } = await startS3();
  const parts = { keys: testKeys, clock: testClock() };
  const objectStore = openObjectStore({ s3, dataDir: '/nowhere' }, parts);
  const policyOf = async ({ app }: TestApp) => (await app.inject('/api/health')).headers['content-security-policy'];
  expect(await policyOf(await testApp(database, { objectStore }))).toContain(`connect-src 'self' ${s3.endpoint};`);
  expect(await policyOf(await testApp(database))).toContain("connect-src 'self';");
});

test('with a bucket there is no upload address of our own', async () => {
  const shop = await shopWithBucket(database);
  const answer = await shop.app.inject({ method: 'POST', url: '/api/uploads/prescriptions', payload: {} });
  expect(answer.statusCode).toBe(404);
});
