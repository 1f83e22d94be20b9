import type { CatalogueItem, ProductAtDesk, ProductPictureShown, ProductPrice } from '@shop/contract/desk/catalogue';
import type { Product } from '../../db/schema/catalogue.ts';
import type { ProductPicture } from '../../db/schema/product-pictures.ts';
import type { PriceRow } from '../../db/schema/product-prices.ts';
import { pictureAddress } from './picture-addresses.ts';
import { saleOf } from './product-editing-service.ts';
import { fieldsOf } from './product-fields.ts';

export function presentItem(product: Product): CatalogueItem {
  return {
    id: product.id,
    slug: product.slug,
    name: product.title,
    manufacturer: product.manufacturer,
    type: product.type,
    unit: product.unit,
    pzn: product.pzn,
    sale: saleOf(product),
    priceCent: product.priceCents,
    free: product.stockUnits,
  };
}

export function presentForEditing(
  product: Product,
  { prices, pictures }: { prices: readonly PriceRow[]; pictures: readonly ProductPicture[] },
): ProductAtDesk {
  return {
    item: presentItem(product),
    version: product.version,
    fields: fieldsOf(product),
    prices: prices.map(presentPrice),
    pictures: pictures.map(presentPicture),
  };
}

function presentPicture(picture: ProductPicture): ProductPictureShown {
  const { id, altDe, altEn, width, height } = picture;
  return { id, src: pictureAddress(picture, 320), altDe, altEn, width, height };
}

function presentPrice(price: PriceRow): ProductPrice {
  return {
    firstDay: price.firstDay,
    priceCent: price.priceCents,
    basis: price.basis,
    purchaseCent: price.purchaseCents,
    isPlanned: price.appliedAt === null,
    setAt: price.setAt.toISOString(),
    setBy: price.setByName,
  };
}
