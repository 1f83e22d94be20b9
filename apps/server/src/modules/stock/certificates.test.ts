import { randomUUID } from 'node:crypto';
import { listProducts, readProduct, readProductCertificate } from '@shop/contract/catalogue';
import {
  attachCertificate,
  lockBatch,
  readCertificate,
  readProductStock,
  receiveGoods,
  releaseBatch,
} from '@shop/contract/desk/stock';
import { mostCertificateBytes } from '@shop/contract/desk/stock-limits';
import type { ErrorData } from '@shop/contract/errors';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { journal } from '../../db/schema/journal.ts';
import { batchCertificates, batches } from '../../db/schema/stock.ts';
import { deriveKeys } from '../../keys.ts';
import { Secret } from '../../secret.ts';
import { openSealedFiles } from '../../storage/object-store.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { openBucketStore, openFolderStore } from '../../testing/object-stores.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testSecret } from '../../testing/test-keys.ts';
import { once } from '../../testing/write-headers.ts';
import { sealCertificatesAnew } from './certificate-resealing-service.ts';
import { attach, openCertificate } from './certificate-service.ts';

const database = testDatabase();
const { db } = database;

const pdfOf = (words: string, inside = '<<>>') =>
  Buffer.from(`%PDF-1.7\n1 0 obj ${inside} endobj\n% ${words}\n%%EOF\n`);
const analysis = pdfOf('Analysenzertifikat BM-2026-07');

let shop: DeskShop;
let product: { id: string; slug: string };
beforeEach(async () => {
  shop = await deskShop(database, { stockUnits: 0 });
  const [found] = await db.select().from(products);
  product = { id: found?.id ?? '', slug: found?.slug ?? '' };
});

async function received(number = 'BM-2026-07', expiresOn = '2027-06-30') {
  const values = { thcPercent: 21.4, cbdPercent: 0.8, thcMgPerMl: null, cbdMgPerMl: null, terpenes: null };
  const note = { supplier: 'Mainkraut', deliveryNote: 'LS-1', number, expiresOn, units: 50, values };
  const answer = await shop.pka.call(receiveGoods, { headers: once(), body: { productId: product.id, ...note } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data.batch;
}

function attachTo(batch: { id: string; version: number }, bytes: Buffer, fileName = 'coa.pdf', key?: string) {
  const body = { version: batch.version, fileName, data: bytes.toString('base64') };
  return shop.pka.call(attachCertificate, { params: { id: batch.id }, headers: once(key), body });
}

async function released(batch: { id: string; version: number }) {
  const body = { version: batch.version, testNumber: `P-${batch.id}`, identityTest: 'chromatography' as const };
  const answer = await shop.pharmacist.call(releaseBatch, { params: { id: batch.id }, headers: once(), body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data.batch;
}

const inShop = () => shop.call(readProductCertificate, { params: { slug: product.slug } });
const bytesInShop = async () =>
  (await shop.call(readProduct, { params: { slug: product.slug } })).data.certificateBytes;

test('patients get the very file of the batch that would be dispensed now, once it is released', async () => {
  const { data } = await attachTo(await received(), analysis, 'coa/BM-2026-07.pdf');
  expect(data.batch.certificates).toMatchObject([
    { fileName: 'BM-2026-07.pdf', sizeBytes: analysis.length, attachedBy: shop.pka.person.name, replacedAt: null },
  ]);
  expectError(await inShop(), 'NotFound');
  expect(await bytesInShop()).toBeNull();

  await released(data.batch);
  expect(await bytesInShop()).toBe(analysis.length);
  const served = await inShop();
  expect(served.rawPayload.equals(analysis)).toBe(true);
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="analysenzertifikat-${product.slug}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  });
  expect(served.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  const { data: list } = await shop.call(listProducts, { query: {} });
  expect(list.items[0]).not.toHaveProperty('certificateBytes');
});

test('a batch that is locked or over has no public certificate, and the next one has its own', async () => {
  const first = await released((await attachTo(await received('A', '2027-01-31'), analysis)).data.batch);
  const other = pdfOf('Analysenzertifikat B');
  await released((await attachTo(await received('B', '2027-12-31'), other)).data.batch);
  const before = await inShop();
  expect(before.rawPayload.equals(analysis)).toBe(true);

  const body = { version: first.version, reason: 'Rückruf' };
  await shop.pharmacist.call(lockBatch, { params: { id: first.id }, headers: once(), body });
  const after = await inShop();
  expect(after.rawPayload.equals(other)).toBe(true);
  expect(after.headers.etag).not.toBe(before.headers.etag);

  await db.update(batches).set({ expiresOn: '2020-01-01' });
  expectError(await inShop(), 'NotFound');
});

test('a batch without one offers none, though a later batch has one', async () => {
  // Released before a certificate was asked for.
  const { id } = await received('A', '2027-01-31');
  await db.update(batches).set({ state: 'released', releasedAt: shop.clock.now() }).where(eq(batches.id, id));
  await released((await attachTo(await received('B', '2027-12-31'), analysis)).data.batch);
  expect(await bytesInShop()).toBeNull();
  expectError(await inShop(), 'NotFound');
});

test('what is not on sale has no public certificate', async () => {
  await released((await attachTo(await received(), analysis)).data.batch);
  await db.update(products).set({ withdrawnAt: shop.clock.now() });
  shop.ordering.changes.announce('catalogue_changed');
  expectError(await inShop(), 'NotFound');
});

test('another file takes its place; the first stays on record and can be opened at the desk', async () => {
  const { data: first } = await attachTo(await received(), analysis);
  const better = pdfOf('Analysenzertifikat, berichtigt');
  expectError(await attachTo({ ...first.batch, version: 1 }, better), 'BatchChanged');
  const { data } = await attachTo(first.batch, better, 'neu.pdf');
  const [now, before] = data.batch.certificates;
  expect([now?.fileName, before?.fileName]).toEqual(['neu.pdf', 'coa.pdf']);
  expect([now?.replacedAt, before?.replacedAt]).toEqual([null, shop.clock.now().toISOString()]);

  await released(data.batch);
  expect((await inShop()).rawPayload.equals(better)).toBe(true);
  const old = await shop.pta.call(readCertificate, { params: { id: before?.id ?? '' } });
  expect(old.rawPayload.equals(analysis)).toBe(true);
  expect(old.headers).toMatchObject({
    'content-disposition': 'attachment; filename="zertifikat.pdf"',
    'cache-control': 'no-store',
  });
  const entries = await db.select().from(journal).where(eq(journal.subject, 'batch')).orderBy(journal.id);
  expect(entries.map(({ what }) => what)).toEqual([
    'batchReceived',
    'certificateAttached',
    'certificateReplaced',
    'batchReleased',
  ]);
});

test('the same request, and the same file, are taken once; files whose row was not written are not kept', async () => {
  const batch = await received();
  const key = randomUUID();
  const first = await attachTo(batch, analysis, 'coa.pdf', key);
  expect((await attachTo(batch, analysis, 'coa.pdf', key)).data).toEqual(first.data);
  expect((await attachTo(first.data.batch, analysis)).data.batch.version).toBe(first.data.batch.version);
  expectError(await attachTo(batch, pdfOf('zu spät')), 'BatchChanged');
  const kept: string[] = [];
  const files = openSealedFiles({ s3: null, dataDir: `${shop.objectFolder}/..` });
  for await (const name of files.list()) kept.push(name);
  const rows = await db.select().from(batchCertificates);
  expect(kept).toEqual(rows.map(({ objectKey }) => `prescriptions/${objectKey}`));
});

test('who may not receive goods attaches nothing, and the batch has to exist', async () => {
  const { id, version } = await received();
  const ask = { params: { id }, headers: once(), body: { version, fileName: 'a.pdf', data: 'JVBERg==' } };
  expectError(await shop.pta.call(attachCertificate, ask), 'Forbidden');
  expectError(await shop.pka.call(attachCertificate, { ...ask, params: { id: randomUUID() } }), 'NotFound');
  expectError(await shop.pka.call(readCertificate, { params: { id: randomUUID() } }), 'NotFound');
});

test.each<[string, Buffer, ErrorData<'CertificateRefused'>['reason']]>([
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 'type'],
  ['a page that is a PDF as well', Buffer.concat([Buffer.from('<script>1</script>'), analysis]), 'type'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'type'],
  ['half a PDF', analysis.subarray(0, analysis.length - 8), 'type'],
  ['no bytes', Buffer.from('\0'), 'type'],
  ['one with a password', pdfOf('x', '<< /Encrypt 2 0 R >>'), 'encrypted'],
  ['one with a script', pdfOf('x', '<< /S /JavaScript >>'), 'active'],
  ['one that starts a program', pdfOf('x', '<< /S /Launch >>'), 'active'],
  ['one with files in it', pdfOf('x', '<< /EmbeddedFiles 3 0 R >>'), 'active'],
  [
    'one that hides its objects',
    pdfOf('x', '<< /Type /ObjStm /Filter /LZWDecode >> stream\nxx\nendstream'),
    'unchecked',
  ],
  ['one that is too large', Buffer.concat([analysis, Buffer.alloc(mostCertificateBytes)]), 'size'],
])('%s is refused, and the certificate stays as it was', async (_what, bytes, reason) => {
  const { data } = await attachTo(await received(), analysis);
  expectError(await attachTo(data.batch, bytes), 'CertificateRefused', { reason });
  const stock = await shop.pta.call(readProductStock, { params: { id: product.id } });
  expect(stock.data.batches.find(({ id }) => id === data.batch.id)).toEqual(data.batch);
});

test('what is far too large is told as such', async () => {
  expectError(await attachTo(await received(), Buffer.alloc(2 * mostCertificateBytes)), 'BodyTooLarge');
});

test.each([
  ['a folder', openFolderStore],
  ['a bucket', openBucketStore],
])('in %s it lies sealed, and is sealed anew when the secret changes', async (_name, open) => {
  const { store, openAgain } = await open();
  const batch = await received();
  const parts = { db, changes: shop.ordering.changes, clock: shop.clock, objectStore: store };
  await attach(parts, shop.pka.person, {
    id: batch.id,
    version: batch.version,
    key: randomUUID(),
    fileName: 'a.pdf',
    bytes: analysis,
  });
  const [row] = await db.select().from(batchCertificates);
  expect((await openCertificate(parts, row?.id ?? '')).bytes.equals(analysis)).toBe(true);

  const keys = deriveKeys(new Secret('the secret after the change, 32+ characters'), testSecret);
  const changed = openAgain({ keys, clock: shop.clock });
  const log = { error: () => {} } as never;
  const left = await sealCertificatesAnew({ db, objectStore: changed, log }, new AbortController().signal);
  expect(left).toBe(0);
  const alone = openAgain({
    keys: deriveKeys(new Secret('the secret after the change, 32+ characters')),
    clock: shop.clock,
  });
  expect((await alone.read(row?.objectKey ?? ''))?.equals(analysis)).toBe(true);
});

test('the page for readers without a script leads to it too', async () => {
  const page = () => shop.app.inject(`/product/${product.slug}`);
  await released((await attachTo(await received(), analysis)).data.batch);
  const [, address = ''] = /<a href="([^"]*certificate)"/.exec((await page()).body) ?? [];
  expect((await shop.app.inject(address)).rawPayload.equals(analysis)).toBe(true);
});
