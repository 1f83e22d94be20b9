import * as contract from '@shop/contract/desk/catalogue';
import { addProductPicture, arrangeProductPictures } from '@shop/contract/desk/catalogue-pictures';
import type { FastifyInstance } from 'fastify';
import type { Product } from '../../db/schema/catalogue.ts';
import { serve } from '../../http/serve.ts';
import { byName } from './catalogue-service.ts';
import { presentForEditing, presentItem } from './editing-presenter.ts';
import { picturesOf } from './picture-queries.ts';
import { addPicture, arrangePictures } from './picture-service.ts';
import { pricesOf } from './price-queries.ts';
import { setPrice } from './price-service.ts';
import { addProduct, changeProduct, type EditingParts, requireProduct, setSale } from './product-editing-service.ts';
import { everyProduct } from './product-queries.ts';

export function registerCatalogueEditing(app: FastifyInstance, parts: EditingParts): void {
  const { db } = parts;
  const present = async (product: Product) =>
    presentForEditing(product, { prices: await pricesOf(db, product.id), pictures: await picturesOf(db, product.id) });

  serve(app, contract.listCatalogue, async () => {
    const found = await everyProduct(db);
    const sorted = found.toSorted((a, b) => byName.compare(a.title, b.title) || byName.compare(a.slug, b.slug));
    return { products: sorted.map(presentItem) };
  });

  serve(app, contract.readCatalogueProduct, async ({ params: { id } }) => present(await requireProduct(db, id)));

  serve(app, contract.addProduct, async ({ headers, body: { type, unit, fields } }, { staff }) =>
    present(await addProduct(parts, staff, { type, unit, fields, key: headers['idempotency-key'] })),
  );

  serve(app, contract.changeProduct, async ({ params: { id }, headers, body: { version, fields } }, { staff }) =>
    present(await changeProduct(parts, staff, { id, version, fields, key: headers['idempotency-key'] })),
  );

  serve(app, contract.setProductPrice, async ({ params: { id }, headers, body }, { staff }) => {
    const { version, firstDay, priceCent, basis, purchaseCent } = body;
    const price = { firstDay, priceCents: priceCent, basis, purchaseCents: purchaseCent };
    return present(await setPrice(parts, staff, { id, version, price, key: headers['idempotency-key'] }));
  });

  serve(app, contract.setProductSale, async ({ params: { id }, headers, body: { version, sale } }, { staff }) =>
    present(await setSale(parts, staff, { id, version, sale, key: headers['idempotency-key'] })),
  );

  serve(app, addProductPicture, async ({ params: { id }, headers, body }, { staff }) => {
    const { version, altDe, altEn, files } = body;
    const act = { id, version, key: headers['idempotency-key'] };
    return present(await addPicture(parts, staff, { ...act, altDe, altEn, files }));
  });

  serve(app, arrangeProductPictures, async ({ params: { id }, headers, body: { version, pictures } }, { staff }) =>
    present(await arrangePictures(parts, staff, { id, version, pictures, key: headers['idempotency-key'] })),
  );
}
