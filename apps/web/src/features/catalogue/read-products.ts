import type { ProductType } from '@shop/contract/catalogue';
import type { Unit } from '@shop/contract/quantity';
import { warn } from '#lib/log.ts';

/** A product as the list shows it, whichever of SPEC §3's shapes it came in. */
export interface ListedProduct {
  slug: string;
  title: string;
  manufacturer: string | null;
  strain: string | null;
  /** As it came: words joined with underscores or in camel case. */
  genetic: string | null;
  thcPercent: number | null;
  cbdPercent: number | null;
  terpenes: string[];
  isAvailable: boolean;
  /** Per one unit. */
  priceCents: number | null;
  unit: Unit;
  imageUrl: string | null;
}

type Fields = Record<string, unknown>;

/** Reads an array, `data[]` or `items[]` (SH-10). One broken product is left out, so that the rest can be sold. */
export function readProducts(answer: unknown, productType: ProductType): ListedProduct[] {
  const entries = listIn(answer);
  const products = entries.map((entry) => readProduct(entry, productType)).filter((product) => product !== null);
  const broken = entries.length - products.length;
  if (broken > 0) warn(`${broken} of ${entries.length} products could not be read and are left out.`);
  return products;
}

function listIn(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer;
  const { data, items } = fieldsOf(answer) ?? {};
  if (Array.isArray(data)) return data;
  if (Array.isArray(items)) return items;
  throw new TypeError('The product list has none of the known shapes.');
}

/** Null without an address or a name: such a product can neither be shown nor opened. */
function readProduct(entry: unknown, productType: ProductType): ListedProduct | null {
  const fields = fieldsOf(entry);
  const slug = textIn(fields?.slug);
  const title = textIn(fields?.title) ?? textIn(fields?.name);
  if (!fields || !slug || !title) return null;

  return {
    slug,
    title,
    manufacturer: textIn(fields.manufacturer) ?? textIn(fields.brand),
    strain: textIn(fields.strain),
    genetic: textIn(fields.genetic),
    thcPercent: numberIn(fields.thc),
    cbdPercent: numberIn(fields.cbd),
    terpenes: namesIn(fields.terpenes),
    isAvailable: (fields.available ?? fields.inStock ?? true) !== false,
    priceCents: numberIn(fields.priceCents ?? fields.priceCent ?? fieldsOf(fields.price)?.cent),
    unit: readUnit(fields.unit, productType),
    imageUrl: firstImageIn(fields),
  };
}

function readUnit(unit: unknown, productType: ProductType): Unit {
  if (unit === 'gram' || unit === 'g') return 'gram';
  if (unit === 'milliliter' || unit === 'ml') return 'milliliter';
  if (unit === 'pack') return 'pack';
  return productType === 'extract' ? 'milliliter' : 'gram';
}

/** `images` as strings or objects with url, or as an object with original and responsive; else image, imageUrl. */
function firstImageIn(fields: Fields): string | null {
  const { images } = fields;
  const set = fieldsOf(images);
  const listed = Array.isArray(images) ? images : [set?.original, ...arrayIn(set?.responsive)];
  for (const image of [...listed, fields.image, fields.imageUrl]) {
    const url = textIn(image) ?? textIn(fieldsOf(image)?.url);
    if (url) return url;
  }
  return null;
}

function namesIn(list: unknown): string[] {
  return arrayIn(list)
    .map((entry) => textIn(entry) ?? textIn(fieldsOf(entry)?.name))
    .filter((name) => name !== null);
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

function arrayIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
