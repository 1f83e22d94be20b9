import { rm, writeFile } from 'node:fs/promises';
import { assignPrescription, requestPrescriptionUpload } from '@shop/contract/prescription';
import { describe, expect, test } from 'vitest';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { givenPatient, givenSignedIn, type Person, somebody } from '../../testing/person.ts';
import { askForForm, givenUpload, pdf, sendForm } from '../../testing/prescription-form.ts';
import { shopWithBucket, shopWithFolder } from '../../testing/prescription-stores.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

function assign(person: Person, key: string | null, format: 'physical' | 'ePrescription' | 'digital' = 'physical') {
  return person.call(assignPrescription, { body: { format, prescription3Key: key } });
}

describe.each([
  ['a folder', shopWithFolder],
  ['a bucket', shopWithBucket],
])('with %s', (_name, open) => {
  test('a form is asked for, filled and sent, and the file is assigned', async () => {
    const shop = await open(database);
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
    const shop = await open(database);
    const patient = await givenPatient(shop);
    const key = await givenUpload(shop, patient);
    const answers = await Promise.all(Array.from({ length: 5 }, () => assign(patient, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await assign(patient, key)).statusCode).toBe(200);
    expect(await shop.objectStore.read(key)).toEqual(pdf);
  });

  test('a file that never arrived, and one that was lost, is not found', async () => {
    const shop = await open(database);
    const patient = await givenPatient(shop);
    const { prescriptionS3Key: never } = await askForForm(patient, pdf);
    expectNotFound(await assign(patient, never));

    const lost = await givenUpload(shop, patient);
    expect((await assign(patient, lost)).statusCode).toBe(200);
    await shop.loseEverything();
    expectNotFound(await assign(patient, lost));
  });

  test('what is no prescription is refused, and not kept', async () => {
    const shop = await open(database);
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
    const shop = await open(database);
    const patient = await givenPatient(shop);
    const key = await givenUpload(shop, patient);
    await shop.objectStore.put(key, pdf);
    await shop.objectStore.discardUpload(key);
    expect((await assign(patient, key)).statusCode).toBe(200);
  });
});

describe('somebody else', () => {
  test('finds the same as for a key that does not exist or is none', async () => {
    const shop = await shopWithFolder(database);
    const [owner, other] = [await givenPatient(shop), await givenPatient(shop)];
    const [waiting, stored] = [await givenUpload(shop, owner), await givenUpload(shop, owner)];
    await assign(owner, stored);
    for (const key of [waiting, stored, 'a'.repeat(48), '../../etc/passwd', "' or 1=1", 'x'.repeat(300)]) {
      expectNotFound(await assign(other, key));
    }
    expect((await assign(owner, waiting)).statusCode).toBe(200);
  });

  test('a guest is asked to sign in, somebody without registration to register', async () => {
    const shop = await shopWithFolder(database);
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
  const shop = await shopWithFolder(database);
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

test('while the store is away, assigning answers 503 and works afterwards; the log names neither file nor key', async () => {
  const shop = await shopWithFolder(database);
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

function expectNotFound(answer: Awaited<ReturnType<typeof assign>>): void {
  expect(answer.statusCode).toBe(409);
  expectError(answer, 'PrescriptionNotFound');
}
