import {
  findShopByDomain,
  listProducts,
  readProduct,
  readProductCertificate,
  readProductPicture,
  readShopContext,
} from '@shop/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { serve } from '../../http/serve.ts';
import type { CertificateParts } from '../stock/certificate-service.ts';
import { CatalogueCache, type CatalogueParts, findBySlug } from './catalogue-cache.ts';
import type { CatalogueDoor } from './catalogue-door.ts';
import type { ProductsOnSale } from './catalogue-service.ts';
import { CertificateFiles } from './certificate-files.ts';
import { PictureFiles } from './picture-files.ts';

export interface ShopIdentity {
  shopId: string;
  pharmacyId: string;
  shopName: string;
  /** Null while the shop has no public address: then it answers to every name. */
  domain: string | null;
  showStock: boolean;
  showSimilarProducts: boolean;
}

export function registerCatalogue(
  app: FastifyInstance,
  parts: CatalogueParts & CertificateParts & { door: CatalogueDoor },
  shop: ShopIdentity,
): ProductsOnSale {
  const { door } = parts;
  const cache = new CatalogueCache(parts);
  // Also when nobody has asked before the database goes away.
  app.addHook('onListen', async () => void cache.current().catch(() => {}));

  serve(app, listProducts, async ({ query }, exchange) => {
    await door(exchange);
    return cache.page(query);
  });
  serve(app, readProduct, async ({ params }, exchange) => {
    await door(exchange);
    return cache.product(params.slug);
  });

  const pictures = new PictureFiles(parts);
  serve(app, readProductPicture, async ({ params }, exchange) => {
    await door(exchange);
    return pictures.answer(params.file);
  });

  const certificates = new CertificateFiles(parts);
  serve(app, readProductCertificate, async ({ params }, exchange) => {
    await door(exchange);
    return certificates.answer(findBySlug(await cache.current(), params.slug));
  });

  serve(app, findShopByDomain, ({ params }) => {
    if (shop.domain !== null && params.domain.toLowerCase() !== shop.domain) throw new ShopError('NotFound');
    return { shopId: shop.shopId };
  });

  serve(app, readShopContext, ({ params }) => {
    if (params.shopId !== shop.shopId) throw new ShopError('NotFound');
    const { shopId, pharmacyId, shopName: name, showStock, showSimilarProducts } = shop;
    return { shopId, pharmacyId, name, showStock, showSimilarProducts };
  });
  return cache;
}
