import { randomUUID } from 'node:crypto';
import { listProducts, readProduct } from '@shop/contract/catalogue';
import { changeProduct, readCatalogueProduct } from '@shop/contract/desk/catalogue';
import { addProductPicture, arrangeProductPictures } from '@shop/contract/desk/catalogue-pictures';
import type { ErrorData } from '@shop/contract/errors';
import { mostPictureBytes, mostPictures, type PictureSize, pictureSizes } from '@shop/contract/picture-sizes';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { journal } from '../../db/schema/journal.ts';
import { productPictureFiles } from '../../db/schema/product-pictures.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';

const database = testDatabase();
const { db } = database;
const drawn = ['/products/probe-640.webp', '/products/probe-320.webp'];

let shop: DeskShop;
let product: { id: string; slug: string };
beforeEach(async () => {
  shop = await deskShop(database);
  const [found] = await db.update(products).set({ imagePaths: drawn }).returning();
  product = { id: found?.id ?? '', slug: found?.slug ?? '' };
});

type Shape = [width: number, height: number];

function photo([width, height]: Shape, format: 'webp' | 'jpeg' | 'png' | 'gif' = 'webp'): Promise<Buffer> {
  const background = { r: 40, g: 120, b: 60 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** As the editor's browser makes them. */
async function sizesOf([width, height]: Shape, format: 'webp' | 'jpeg' = 'webp'): Promise<Record<PictureSize, string>> {
  const made = pictureSizes.map(async (size) => {
    const scale = Math.min(1, size / Math.max(width, height));
    const shape: Shape = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    return [size, (await photo(shape, format)).toString('base64')] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Record<PictureSize, string>;
}

async function atDesk() {
  return (await shop.pta.call(readCatalogueProduct, { params: { id: product.id } })).data;
}

async function add(
  files: Record<PictureSize, string>,
  alt = { altDe: 'Dose, von vorn', altEn: null as string | null },
) {
  const { version } = await atDesk();
  return shop.pka.call(addProductPicture, {
    params: { id: product.id },
    headers: once(),
    body: { version, ...alt, files },
  });
}

const inShop = async () => (await shop.call(readProduct, { params: { slug: product.slug } })).data;
const square: Shape = [1280, 1280];

test('a photo takes the place of the drawn picture in list, page, cart and plain page, and gives it back', async () => {
  const { data } = await add(await sizesOf([1280, 960]), { altDe: 'Dose, von vorn', altEn: 'Tin, from the front' });
  const [picture] = data.pictures;
  expect(picture).toMatchObject({ width: 1280, height: 960, altDe: 'Dose, von vorn', altEn: 'Tin, from the front' });
  const shown = await inShop();
  const address = (size: number) => `/api/shop/v1/pharmacy-shop/pictures/${picture?.id}-${size}.webp`;
  const images = [address(1280), address(640), address(320)];
  const alt = { de: 'Dose, von vorn', en: 'Tin, from the front' };
  expect(shown).toMatchObject({ images, photoAlt: alt, photos: [{ images, alt }] });
  expect((await shop.call(listProducts, { query: {} })).data.items[0]).toMatchObject({ images, photoAlt: alt });
  const [row] = await db.select().from(products);
  expect(row?.imagePaths).toEqual([address(640), address(320)]);
  const { body } = await shop.app.inject(`/product/${product.slug}`);
  expect(body).toContain(`<img src="${address(640)}" alt="Dose, von vorn"`);
  expect(body).toContain(`${address(640)}"`);
  expect(body).not.toContain('Illustration');

  const served = await shop.app.inject(address(640));
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });

  const { version } = await atDesk();
  const nothing = { params: { id: product.id }, headers: once(), body: { version, pictures: [] } };
  expect((await shop.pka.call(arrangeProductPictures, nothing)).data.pictures).toEqual([]);
  expect(await inShop()).toMatchObject({ images: drawn, photoAlt: null, photos: [] });
  expectError((await shop.app.inject(address(640))) as never, 'NotFound');
  expect(await db.select().from(productPictureFiles)).toEqual([]);
  const entries = await db.select().from(journal).where(eq(journal.what, 'productPictures')).orderBy(journal.id);
  expect(entries).toMatchObject([{ staffName: shop.pka.person.name }, { staffName: shop.pka.person.name }]);
});

test('photos are put in order and described anew; the first stands for the product', async () => {
  await add(await sizesOf(square), { altDe: 'eins', altEn: null });
  const { data } = await add(await sizesOf([700, 1100], 'jpeg'), { altDe: 'zwei', altEn: null });
  const [one, two] = data.pictures;
  const pictures = [
    { id: two?.id ?? '', altDe: 'zwei, von oben', altEn: 'two' },
    { id: one?.id ?? '', altDe: 'eins', altEn: null },
  ];
  const ask = { params: { id: product.id }, headers: once(), body: { version: data.version, pictures } };
  expectError(await shop.pta.call(arrangeProductPictures, ask), 'Forbidden');
  const { data: arranged } = await shop.pka.call(arrangeProductPictures, ask);
  expect(arranged.pictures.map(({ altDe }) => altDe)).toEqual(['zwei, von oben', 'eins']);
  const shown = await inShop();
  expect(shown.photoAlt).toEqual({ de: 'zwei, von oben', en: 'two' });
  expect(shown.images[0]).toMatch(/-1280\.jpg$/);

  const late = { ...ask, headers: once() };
  expectError(await shop.pka.call(arrangeProductPictures, late), 'ProductChanged');
  const foreign = { version: arranged.version, pictures: [{ id: randomUUID(), altDe: 'x', altEn: null }] };
  expectError(await shop.pka.call(arrangeProductPictures, { ...late, body: foreign }), 'ProductChanged');
  expect((await atDesk()).pictures).toEqual(arranged.pictures);
});

test('what is edited beside it stays: photos survive a change of the texts', async () => {
  const { data } = await add(await sizesOf(square));
  const body = { version: data.version, fields: { ...data.fields, description: 'Neu beschrieben.' } };
  await shop.pka.call(changeProduct, { params: { id: product.id }, headers: once(), body });
  expect((await inShop()).photos).toHaveLength(1);
});

test.each<Shape>([
  [1280, 90],
  [60, 1280],
  [320, 320],
])('a photo of %i × %i pixels is taken as it is', async (...shape) => {
  const { data } = await add(await sizesOf(shape));
  expect(data.pictures).toMatchObject([{ width: shape[0], height: shape[1] }]);
});

test('where and with what it was taken does not stay in the file, and neither does what hangs behind it', async () => {
  const secret = { IFD0: { Make: 'GEHEIM-KAMERA' }, IFD3: { GPSLatitude: '49/1 46/1 0/1', GPSLatitudeRef: 'N' } };
  const behind = Buffer.from('<script>alert("GEHEIM")</script>');
  for (const format of ['webp', 'jpeg'] as const) {
    const plain = await sizesOf(square, format);
    const files = Object.fromEntries(
      await Promise.all(
        pictureSizes.map(async (size) => {
          const bytes = await sharp(Buffer.from(plain[size], 'base64')).withExif(secret).toFormat(format).toBuffer();
          expect(bytes.includes('GEHEIM')).toBe(true);
          return [size, Buffer.concat([bytes, behind]).toString('base64')];
        }),
      ),
    ) as Record<PictureSize, string>;
    const { statusCode, body } = await add(files);
    expect(statusCode, body).toBe(200);
  }
  for (const { bytes, size } of await db.select().from(productPictureFiles)) {
    expect(bytes.includes('GEHEIM')).toBe(false);
    const { exif, width } = await sharp(bytes).metadata();
    expect([exif, width]).toEqual([undefined, size]);
    // Its pixels can still be read to the last.
    await sharp(bytes).raw().toBuffer();
  }
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><script>1</script></svg>');
type Reason = ErrorData<'PictureRefused'>['reason'];

test.each<[string, Reason, () => Promise<Buffer> | Buffer]>([
  ['a drawing', 'type', () => svg],
  ['a page', 'type', () => Buffer.from('<html>')],
  ['a page that calls itself a picture', 'broken', () => Buffer.from('\xff\xd8\xff<script>', 'latin1')],
  ['another kind of picture', 'type', () => photo([640, 640], 'gif')],
  ['one that breaks off (webp)', 'broken', async () => (await photo([640, 640])).subarray(0, -30)],
  ['one that breaks off (jpeg)', 'broken', async () => (await photo([640, 640], 'jpeg')).subarray(0, -30)],
  ['one that is larger than its size says', 'pixels', () => photo([641, 641])],
  ['one of 16,000 pixels', 'pixels', () => photo([16_000, 2])],
  ['one with too many bytes', 'size', () => Buffer.alloc(mostPictureBytes + 1)],
  ['one of another shape than the others', 'broken', () => photo([640, 320])],
])('%s is refused, and nothing is changed', async (_what, reason, make) => {
  const bytes = await make();
  const files = { ...(await sizesOf(square)), 640: bytes.toString('base64') };
  const before = await atDesk();
  expectError(await add(files), 'PictureRefused', { reason });
  expect(await atDesk()).toEqual(before);
});

test('a film is no photo', async () => {
  const still = await photo([640, 640]);
  const part = (name: string, body: Buffer) => {
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body]);
  };
  const extended = Buffer.from([0x02, 0, 0, 0, 0x7f, 0x02, 0, 0x7f, 0x02, 0]);
  const parts = [part('VP8X', extended), part('ANIM', Buffer.alloc(6)), still.subarray(12)];
  const film = part('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
  const refusal = await add({ ...(await sizesOf(square)), 640: film.toString('base64') });
  expectError(refusal, 'PictureRefused', { reason: 'broken' });
});

test('too small a photo, and one more than a product can have, are refused', async () => {
  expectError(await add(await sizesOf([319, 200])), 'PictureRefused', { reason: 'small' });
  const files = await sizesOf([320, 320]);
  for (let count = 0; count < mostPictures; count++) expect((await add(files)).statusCode).toBe(200);
  expectError(await add(files), 'PictureRefused', { reason: 'many' });
});

test.each(['x', '../secret', `${randomUUID()}-640.webp`, `${randomUUID()}-641.webp`, `${randomUUID()}-640.svg`])(
  'an address that names no photo is not found: %s',
  async (file) => {
    const address = `/api/shop/v1/pharmacy-shop/pictures/${encodeURIComponent(file)}`;
    expect((await shop.app.inject(address)).json()).toMatchObject({ id: 'NotFound' });
  },
);
