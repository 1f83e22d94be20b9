import type { PictureSize } from '@shop/contract/picture-sizes';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products } from './catalogue.ts';
import { bytea, moment } from './columns.ts';

/** A photo of a product. While there is one, it takes the place of the drawn picture. */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** The first stands for the product. */
    position: integer().notNull(),
    altDe: text('alt_de').notNull(),
    altEn: text('alt_en'),
    mediaType: text('media_type').$type<'image/webp' | 'image/jpeg'>().notNull(),
    /** Of its largest size. */
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: moment('added_at').notNull(),
    addedByName: text('added_by_name').notNull(),
  },
  (picture) => [
    index('product_pictures_of_product').on(picture.productId, picture.position),
    check('product_pictures_have_pixels', sql`${picture.width} > 0 and ${picture.height} > 0`),
  ],
);

export type ProductPicture = typeof productPictures.$inferSelect;
export type NewProductPicture = typeof productPictures.$inferInsert;

/** Its bytes in one size. They never change. */
export const productPictureFiles = pgTable(
  'product_picture_files',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => productPictures.id, { onDelete: 'cascade' }),
    size: integer().$type<PictureSize>().notNull(),
    bytes: bytea().notNull(),
  },
  (file) => [primaryKey({ columns: [file.pictureId, file.size] })],
);
