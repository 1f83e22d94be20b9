import type { Output } from '@shop/contract/endpoint';
import type { Endpoints } from '@shop/contract/endpoints';

type ProductListItem = Output<Endpoints['listProducts']>['items'][number];
type ProductDetail = Output<Endpoints['readProduct']>;
type Cart = Output<Endpoints['readCart']>;
type CartLine = Cart['items'][number];

/** A product of the list, complete and valid; the test names only what it cares about. */
export function aProduct(differences: Partial<ProductListItem> = {}): ProductListItem {
  return {
    id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c01',
    registryItemId: 'reg-0144',
    slug: 'kaeppele-25-1',
    title: 'Käppele 25/1',
    type: 'bud',
    manufacturer: 'Rhön Cannamed',
    strain: 'Lavender Slate',
    genetic: 'hybrid_indica_dominant',
    thc: 25.5,
    cbd: 0.8,
    mgPerMl: null,
    terpenes: ['Linalool', 'Myrcen'],
    irradiation: true,
    available: true,
    stock: 40,
    priceCent: 1049,
    unit: 'gram',
    minOrderQuantity: 5,
    quantityIncrement: 5,
    pzn: '90000144',
    images: ['/products/kaeppele-25-1.webp'],
    photoAlt: null,
    ...differences,
  };
}

/** The same product as its own page gets it. */
export function aProductDetail(differences: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aProduct(),
    descriptionEn: null,
    description: 'Getrocknete, ganze Cannabisblüten. Der Hersteller gibt für jede Charge ein Analysenzertifikat an.',
    country: 'CA',
    grower: 'Slate Valley Growers',
    category: 'Blüten',
    musterRezeptText: 'Cannabisblüten „Käppele 25/1“, 10 g, unzerkleinert.',
    photos: [],
    certificateBytes: null,
    ...differences,
  };
}

/** 10 g of the same product in the cart. */
export function aCartLine(differences: Partial<CartLine> = {}): CartLine {
  const { id, registryItemId, slug, title, manufacturer, unit, stock, priceCent, minOrderQuantity, quantityIncrement } =
    aProduct();
  return {
    itemId: differences.productId ?? id,
    productId: id,
    registryItemId,
    slug,
    name: title,
    manufacturer,
    unit,
    quantity: 10,
    minOrderQuantity,
    quantityIncrement,
    stock,
    available: true,
    priceCent,
    previousPriceCent: null,
    imageUrl: '/products/kaeppele-25-1.webp',
    ...differences,
  };
}

/** A cart with the server's sum. */
export function aCart(items: CartLine[] = [aCartLine()], version = 1): Cart {
  const counted = items.filter(({ available }) => available);
  return { items, totalCent: counted.reduce((sum, line) => sum + (line.priceCent ?? 0) * line.quantity, 0), version };
}

/** An address as the checkout keeps it. */
export const localAddress = {
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis 14',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE',
  lat: null,
  long: null,
};

/** Where Clara lives. */
export const sanderglacis = {
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE',
};

/** Where Clara's mother lives. */
export const domstrasse = {
  ...sanderglacis,
  fullName: 'Ute Vogelsang',
  street: 'Domstraße',
  houseNumber: '8',
  postalCode: '97070',
};

/** 5 g instead of 10 g Käppele 25/1, as the patient and the desk are shown it. */
export const halfOfKaeppele = {
  position: 1,
  name: 'Käppele 25/1',
  unit: 'gram',
  fromQuantity: 10,
  toQuantity: 5,
  fromCent: 10_490,
  toCent: 5245,
} as const;
