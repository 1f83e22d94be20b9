import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { jsonFile, jsonListFile, type ZipFile, zipFiles } from './zip-files.ts';

const kilobyte = 1024;
const photo = Buffer.from(Array.from({ length: 300 * kilobyte }, (_, index) => (index * 7919) % 251));

async function* filesOf(...files: ZipFile[]): AsyncGenerator<ZipFile> {
  yield* files;
}

async function unzip(bytes: AsyncIterable<Uint8Array>) {
  return unzipSync(new Uint8Array(await buffer(bytes)));
}

async function* oneByOne<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}

test('what goes in comes out, by its name', async () => {
  const files = await unzip(
    zipFiles(
      filesOf(
        jsonFile('konto.json', { email: 'lena@patient.example' }),
        { name: 'rezepte/Rezept Müller.jpg', isCompressed: true, pieces: [photo] },
        { name: 'leer.txt', isCompressed: false, pieces: [] },
      ),
    ),
  );
  expect(JSON.parse(strFromU8(files['konto.json'] as Uint8Array))).toEqual({ email: 'lena@patient.example' });
  expect(Buffer.from(files['rezepte/Rezept Müller.jpg'] as Uint8Array).equals(photo)).toBe(true);
  expect(files['leer.txt']).toHaveLength(0);
});

test.each([[[]], [['one']], [['one', { two: 2 }, null]]])('a list is JSON: %j', async (items) => {
  const files = await unzip(zipFiles(filesOf(jsonListFile('list.json', oneByOne(...items)))));
  expect(JSON.parse(strFromU8(files['list.json'] as Uint8Array))).toEqual(items);
});

test('text is compressed, and what is compressed already is not', async () => {
  const letters = Buffer.alloc(300 * kilobyte, 'abc');
  const sizeOf = async (isCompressed: boolean) =>
    (await buffer(zipFiles(filesOf({ name: 'x', isCompressed, pieces: [letters] })))).length;
  expect(await sizeOf(false)).toBeLessThan(10 * kilobyte);
  expect(await sizeOf(true)).toBeGreaterThan(letters.length);
});

test('a file is asked for when the one before it has been taken', async () => {
  const asked: number[] = [];
  async function* manyFiles(): AsyncGenerator<ZipFile> {
    for (let index = 0; index < 20; index++) {
      asked.push(index);
      yield { name: String(index), isCompressed: true, pieces: [photo] };
    }
  }
  let taken = 0;
  for await (const bytes of zipFiles(manyFiles())) {
    taken += bytes.length;
    expect((asked.length - 1) * photo.length).toBeLessThanOrEqual(taken);
  }
  expect(asked).toHaveLength(20);
});

test('other requests are served while a large file is written', async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  }, 0);
  await buffer(zipFiles(filesOf({ name: 'large', isCompressed: true, pieces: [Buffer.alloc(10 * kilobyte ** 2)] })));
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
});

test('a ZIP that breaks off cannot be opened', async () => {
  async function* broken(): AsyncGenerator<ZipFile> {
    yield { name: 'whole.jpg', isCompressed: true, pieces: [photo] };
    throw new Error('the store is away');
  }
  const received: Uint8Array[] = [];
  const reading = (async () => {
    for await (const bytes of zipFiles(broken())) received.push(bytes);
  })();
  await expect(reading).rejects.toThrow('the store is away');
  const half = Buffer.concat(received);
  expect(half.length).toBeGreaterThan(photo.length);
  expect(() => unzipSync(new Uint8Array(half))).toThrow();
});
