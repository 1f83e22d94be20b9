import { exportPersonalData } from '@shop/contract/patient';
import { assignPrescription } from '@shop/contract/prescription';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { mountPaths } from '../../http/mount-paths.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { givenPatient, type Person } from '../../testing/person.ts';
import { givenUpload } from '../../testing/prescription-form.ts';
import { connectRaw } from '../../testing/raw-connection.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const address = mountPaths(exportPersonalData)[0] as string;
/** More than the buffers of a connection that nobody reads can take. */
const fileBytes = 6 * 1024 * 1024;
const files = 6;

let shop: TestApp;
/** How many files have been read from the store. */
let opened: number;
let breaksAt: number;
beforeEach(async () => {
  opened = 0;
  breaksAt = Number.POSITIVE_INFINITY;
  const { objectStore } = await testApp(database);
  const counting: ObjectStore = {
    ...objectStore,
    async read(key) {
      opened += 1;
      if (opened >= breaksAt) throw new Error('the store is away');
      return objectStore.read(key);
    },
  };
  shop = await testApp(database, { objectStore: counting });
});

async function givenFiles(person: Person, count = files): Promise<void> {
  const start = '%PDF-1.7\n';
  const bytes = Buffer.concat([Buffer.from(start), Buffer.alloc(fileBytes, 32), Buffer.from('\n%%EOF\n')]);
  for (let index = 0; index < count; index++) {
    const prescriptionS3Key = await givenUpload(shop, person, bytes, `rezept-${index}.pdf`);
    const assigned = await person.call(assignPrescription, { body: { format: 'physical', prescriptionS3Key } });
    expect(assigned.statusCode, assigned.body).toBe(200);
  }
  opened = 0;
}

function cookieOf({ cookies }: Person): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Asks for the export, and reads nothing of it before it is told to. */
async function startReading(person: Person) {
  const connection = await connectRaw(shop.app);
  connection.socket.pause();
  connection.socket.write(
    `POST ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookieOf(person)}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
  return connection;
}

async function listen(): Promise<string> {
  return shop.app.listen({ port: 0, host: '127.0.0.1' });
}

describe('while somebody reads slowly', () => {
  test('no more files are opened than the connection takes; all of them arrive in the end', async () => {
    const lena = await givenPatient(shop);
    await givenFiles(lena);
    await listen();
    const reader = await startReading(lena);
    await expect.poll(() => opened).toBeGreaterThan(0);
    // Somebody else is answered many times meanwhile, and the export still waits.
    for (let asked = 0; asked < 50; asked++) await shop.app.inject('/api/health');
    expect(opened).toBeLessThan(files);

    reader.socket.resume();
    const answer = await reader.closed;
    expect(opened).toBe(files);
    expect(answer.length).toBeGreaterThan(files * fileBytes);
    expect(answer.trimEnd().endsWith('0')).toBe(true);
  });

  test('no connection of the database is held', async () => {
    const lena = await givenPatient(shop);
    await givenFiles(lena);
    await listen();
    await startReading(lena);
    await expect.poll(() => opened).toBeGreaterThan(0);
    const { pool } = database;
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  });

  test('the same person is told to wait, and a third one too; who leaves makes room', async () => {
    const [lena, otto, clara] = [await givenPatient(shop), await givenPatient(shop), await givenPatient(shop)];
    for (const person of [lena, otto]) await givenFiles(person, 4);
    await listen();
    const first = await startReading(lena);
    await expect.poll(() => opened).toBeGreaterThan(0);
    const again = await lena.call(exportPersonalData, {});
    expectError(again, 'ExportRunning', { retryAfterSeconds: 60 });
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '60']);

    const seen = opened;
    await startReading(otto);
    await expect.poll(() => opened).toBeGreaterThan(seen);
    const third = await clara.call(exportPersonalData, {});
    expectError(third, 'ExportsBusy', { retryAfterSeconds: 60 });
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '60']);

    first.socket.destroy();
    await expect.poll(async () => (await clara.call(exportPersonalData, {})).statusCode).toBe(200);
  });
});

test('an export that fails on the way is seen to have failed, and frees its place', async () => {
  const lena = await givenPatient(shop);
  await givenFiles(lena, 3);
  breaksAt = 3;
  const origin = await listen();
  const answer = await fetch(origin + address, { method: 'POST', headers: { cookie: cookieOf(lena) } });
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow();

  breaksAt = Number.POSITIVE_INFINITY;
  const whole = await lena.call(exportPersonalData, {});
  expect(
    Object.keys(unzipSync(new Uint8Array(whole.rawPayload))).filter((name) => name.startsWith('rezepte/')),
  ).toHaveLength(3);
});

test('ten at the same moment by one person are one; after ten in an hour the next waits', async () => {
  const lena = await givenPatient(shop);
  const answers = await Promise.all(Array.from({ length: 10 }, () => lena.call(exportPersonalData, {})));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (let asked = 1; asked < 10; asked++) {
    const { rawPayload } = await lena.call(exportPersonalData, {});
    expect(strFromU8(unzipSync(new Uint8Array(rawPayload))['konto.json'] as Uint8Array)).toContain(lena.email);
  }
  const refused = await lena.call(exportPersonalData, {});
  expect([refused.statusCode, refused.json().id]).toEqual([429, 'TooManyRequests']);
});
