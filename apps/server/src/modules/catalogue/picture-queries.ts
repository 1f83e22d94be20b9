import type { PictureSize } from '@shop/contract/picture-sizes';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import {
  type NewProductPicture,
  type ProductPicture,
  productPictureFiles,
  productPictures,
} from '../../db/schema/product-pictures.ts';

/** All of them, in the order of each product. */
export function everyPicture(db: Database): Promise<ProductPicture[]> {
  return db.select().from(productPictures).orderBy(asc(productPictures.position), asc(productPictures.id));
}

export function picturesOf(db: Database, productId: string): Promise<ProductPicture[]> {
  return db
    .select()
    .from(productPictures)
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position), asc(productPictures.id));
}

export async function pictureIds(db: Database): Promise<Set<string>> {
  const found = await db.select({ id: productPictures.id }).from(productPictures);
  return new Set(found.map(({ id }) => id));
}

export async function pictureFile(db: Database, pictureId: string, size: PictureSize) {
  const [found] = await db
    .select({ bytes: productPictureFiles.bytes, mediaType: productPictures.mediaType })
    .from(productPictureFiles)
    .innerJoin(productPictures, eq(productPictures.id, productPictureFiles.pictureId))
    .where(and(eq(productPictureFiles.pictureId, pictureId), eq(productPictureFiles.size, size)));
  return found ?? null;
}

export async function insertPicture(
  tx: Transaction,
  picture: NewProductPicture,
  files: readonly { size: PictureSize; bytes: Buffer }[],
): Promise<void> {
  const [inserted] = await tx.insert(productPictures).values(picture).returning({ id: productPictures.id });
  const pictureId = inserted?.id ?? '';
  await tx.insert(productPictureFiles).values(files.map((file) => ({ pictureId, ...file })));
}

export async function updatePicture(
  tx: Transaction,
  id: string,
  change: Pick<ProductPicture, 'position' | 'altDe' | 'altEn'>,
): Promise<void> {
  await tx.update(productPictures).set(change).where(eq(productPictures.id, id));
}

export async function deletePictures(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(productPictures).where(inArray(productPictures.id, [...ids]));
}
