import type { listProducts, readProduct } from '@shop/contract/catalogue';
import type { Answer } from '@shop/contract/endpoint';
import type { ProductPicture } from '../../db/schema/product-pictures.ts';
import { isAvailable, type ProductOnSale } from './catalogue-service.ts';
import { addressesOf } from './picture-addresses.ts';

interface CataloguePage {
  products: ProductOnSale[];
  page: number;
  pageSize: number;
  total: number;
}

export function presentPage({ products, ...page }: CataloguePage): Answer<typeof listProducts> {
  return { ...page, items: products.map(presentListItem) };
}

export function presentProduct(product: ProductOnSale): Answer<typeof readProduct> {
  return {
    ...presentListItem(product),
    description: product.description,
    descriptionEn: product.descriptionEn,
    country: product.country,
    grower: product.grower,
    category: product.category,
    musterRezeptText: product.samplePrescription,
    photos: product.photos.map((photo) => ({ images: addressesOf(photo), alt: altOf(photo) })),
    certificateBytes: product.certificateBytes,
  };
}

function presentListItem(product: ProductOnSale): Answer<typeof listProducts>['items'][number] {
  const { thcMgPerMl, cbdMgPerMl } = product;
  const [photo] = product.photos;
  return {
    id: product.id,
    registryItemId: product.registryItemId,
    slug: product.slug,
    title: product.title,
    type: product.type,
    manufacturer: product.manufacturer,
    strain: product.strain,
    genetic: product.genetic,
    thc: product.thcPercent,
    cbd: product.cbdPercent,
    mgPerMl: thcMgPerMl !== null && cbdMgPerMl !== null ? { thc: thcMgPerMl, cbd: cbdMgPerMl } : null,
    terpenes: product.terpenes,
    irradiation: product.irradiation,
    available: isAvailable(product),
    stock: product.stockUnits,
    priceCent: product.priceCents,
    unit: product.unit,
    minOrderQuantity: product.minOrderQuantity,
    quantityIncrement: product.quantityIncrement,
    pzn: product.pzn,
    images: photo ? addressesOf(photo) : product.imagePaths,
    photoAlt: photo ? altOf(photo) : null,
  };
}

function altOf({ altDe, altEn }: ProductPicture) {
  return { de: altDe, en: altEn };
}
