import { mostPictures, type PictureSize } from '@shop/contract/picture-sizes';
import type { Transaction } from '../../db/pool.ts';
import type { Product } from '../../db/schema/catalogue.ts';
import type { ProductPicture } from '../../db/schema/product-pictures.ts';
import { ShopError } from '../../errors.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { pictureAddress } from './picture-addresses.ts';
import { checkPicture, refused } from './picture-check.ts';
import { deletePictures, insertPicture, picturesOf, updatePicture } from './picture-queries.ts';
import { type EditingParts, editProduct, type ProductAct } from './product-editing-service.ts';
import { recordProduct } from './product-journal.ts';
import { saveProduct } from './product-queries.ts';

type Alt = Pick<ProductPicture, 'altDe' | 'altEn'>;

/** Behind those that are there. Throws `PictureRefused` and `ProductChanged`. */
export function addPicture(
  parts: EditingParts,
  colleague: Colleague,
  { altDe, altEn, files: given, ...act }: ProductAct & Alt & { files: Record<PictureSize, string> },
): Promise<Product> {
  const { files, ...picture } = checkPicture(given);
  return editProduct(parts, colleague, act, async (product, { tx, now }) => {
    const before = await picturesOf(tx, product.id);
    if (before.length >= mostPictures) throw refused('many');
    const row = { productId: product.id, position: before.length, altDe, altEn, ...picture };
    await insertPicture(tx, { ...row, addedAt: now, addedByName: colleague.name }, files);
    return settle(tx, { product, before, by: colleague, now });
  });
}

/** In their new order; those left out are gone for good. Throws `ProductChanged`, also for a picture of another product. */
export function arrangePictures(
  parts: EditingParts,
  colleague: Colleague,
  { pictures, ...act }: ProductAct & { pictures: (Alt & { id: string })[] },
): Promise<Product> {
  return editProduct(parts, colleague, act, async (product, { tx, now }) => {
    const before = await picturesOf(tx, product.id);
    const wanted = new Set(pictures.map(({ id }) => id));
    const isKnown = pictures.every(({ id }) => before.some((picture) => picture.id === id));
    if (!isKnown || wanted.size !== pictures.length) throw new ShopError('ProductChanged');
    const gone = before.filter(({ id }) => !wanted.has(id));
    await deletePictures(
      tx,
      gone.map(({ id }) => id),
    );
    for (const [position, { id, altDe, altEn }] of pictures.entries()) {
      await updatePicture(tx, id, { position, altDe, altEn });
    }
    return settle(tx, { product, before, by: colleague, now });
  });
}

/** The first photo stands for the product in carts and orders too; without one the drawn picture does again. */
async function settle(
  tx: Transaction,
  { product, before, by, now }: { product: Product; before: ProductPicture[]; by: Colleague; now: Date },
): Promise<Product> {
  const after = await picturesOf(tx, product.id);
  const told = (pictures: ProductPicture[]) => ({
    pictures: pictures.map(({ id, altDe, altEn }) => ({ id, altDe, altEn })),
  });
  const entry = { productId: product.id, by, now, before: told(before), after: told(after) };
  await recordProduct(tx, { what: 'productPictures', ...entry });
  const [first] = after;
  const drawn = product.drawnPaths ?? product.imagePaths;
  return saveProduct(
    tx,
    product.id,
    first
      ? { imagePaths: [pictureAddress(first, 640), pictureAddress(first, 320)], drawnPaths: drawn }
      : { imagePaths: drawn, drawnPaths: null },
  );
}
