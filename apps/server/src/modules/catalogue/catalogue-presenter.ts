import type { listProducts, readProduct } from '@shop/contract/catalogue';
import type { Answer } from '@shop/contract/endpoint';
import type { Product } from '../../db/schema/catalogue.ts';
import { isAvailable, type ProductOnSale } from './catalogue-service.ts';

interface CataloguePage {
  products: Product[];
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
    certificateBytes: product.certificateBytes,
  };
}

function presentListItem(product: Product): Answer<typeof listProducts>['items'][number] {
  const { thcMgPerMl, cbdMgPerMl } = product;
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
    images: product.imagePaths,
  };
}
