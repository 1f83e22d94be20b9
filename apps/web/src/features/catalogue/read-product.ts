import type { ProductType } from '@shop/contract/catalogue';
import type { Unit } from '@shop/contract/quantity';
import { pictures, readImages } from '#domain/product/read-images.ts';
import { amountIn, arrayIn, type Fields, fieldsOf, flagIn, numberIn, textIn, wholeNumberIn } from '#lib/read-fields.ts';

interface PhotoAlt {
  de: string;
  en: string | null;
}

interface Photo {
  /** Largest first. */
  images: string[];
  alt: PhotoAlt;
}

/** A product as the shop shows it, whichever shape it came in (PD-09). What is not known is null. */
export interface Product {
  id: string | null;
  registryItemId: string | null;
  slug: string;
  title: string;
  type: ProductType;
  manufacturer: string | null;
  strain: string | null;
  /** As it came: words joined with underscores or in camel case. */
  genetic: string | null;
  thcPercent: number | null;
  cbdPercent: number | null;
  mgPerMl: { thc: number; cbd: number } | null;
  terpenes: string[];
  isIrradiated: boolean | null;
  isAvailable: boolean;
  stockUnits: number | null;
  /** Per one unit. */
  priceCents: number | null;
  unit: Unit;
  minOrderQuantity: number | null;
  quantityIncrement: number | null;
  pzn: string | null;
  /** Largest first. */
  images: string[];
  /** What the first photo shows; null where the picture is drawn. */
  photoAlt: PhotoAlt | null;
  /** All of them; none where the picture is drawn. */
  photos: Photo[];
  /** German. */
  description: string | null;
  descriptionEn: string | null;
  /** Two letters. */
  country: string | null;
  grower: string | null;
  samplePrescription: string | null;
  /** Of the batch that would be dispensed now. */
  certificateBytes: number | null;
}

/** Null without an address or a name: such a product can neither be shown nor opened. Never throws. */
export function readProduct(entry: unknown, expectedType: ProductType = 'bud'): Product | null {
  const fields = fieldsOf(entry);
  const slug = textIn(fields?.slug);
  const title = textIn(fields?.title) ?? textIn(fields?.name);
  if (!fields || !slug || !title) return null;

  const type = readType(fields) ?? expectedType;
  return {
    id: textIn(fields.id),
    registryItemId: textIn(fields.registryItemId),
    slug,
    title,
    type,
    manufacturer: nameIn(fields.manufacturer) ?? nameIn(fields.brand),
    strain: nameIn(fields.strain),
    genetic: textIn(fields.genetic),
    thcPercent: numberIn(fields.thc),
    cbdPercent: numberIn(fields.cbd),
    mgPerMl: readConcentration(fields.mgPerMl),
    terpenes: arrayIn(fields.terpenes)
      .map(nameIn)
      .filter((name) => name !== null),
    isIrradiated: flagIn(fields.irradiation),
    isAvailable: flagIn(fields.available) ?? flagIn(fields.inStock) ?? true,
    stockUnits: wholeNumberIn(fields.stock),
    priceCents:
      wholeNumberIn(fields.priceCents) ??
      wholeNumberIn(fields.priceCent) ??
      wholeNumberIn(fieldsOf(fields.price)?.cent),
    unit: readUnit(fields.unit, type),
    minOrderQuantity: amountIn(fields.minOrderQuantity),
    quantityIncrement: amountIn(fields.quantityIncrement),
    pzn: textIn(fields.pzn) ?? textIn(fieldsOf(fields.medical_info)?.pzn),
    images: readImages(fields),
    photoAlt: readPhotoAlt(fields.photoAlt),
    photos: arrayIn(fields.photos).flatMap(readPhoto),
    description: textIn(fields.description),
    descriptionEn: textIn(fields.descriptionEn),
    country: textIn(fields.country) ?? textIn(fields.origin),
    grower: nameIn(fields.grower) ?? nameIn(fields.anbauer) ?? nameIn(fields.farm),
    samplePrescription: textIn(fields.musterRezeptText),
    certificateBytes: amountIn(fields.certificateBytes),
  };
}

const typeHints = ['type', 'productType', 'category', 'kind', 'form'] as const;

/** The type of a product, by the names in its category-like fields; null when none of them tells (SH-11). */
function readType(fields: Fields): ProductType | null {
  for (const hint of typeHints) {
    const name = nameIn(fields[hint])?.toLowerCase();
    if (!name) continue;
    if (/extra[ck]t|öl|\boil\b|tinktur|tincture|kapsel|capsule/.test(name)) return 'extract';
    if (/\bbuds?\b|blüte|bluete|flower|flos/.test(name)) return 'bud';
  }
  return null;
}

function readUnit(unit: unknown, type: ProductType): Unit {
  if (unit === 'gram' || unit === 'g') return 'gram';
  if (unit === 'milliliter' || unit === 'ml') return 'milliliter';
  if (unit === 'pack') return 'pack';
  return type === 'extract' ? 'milliliter' : 'gram';
}

function readConcentration(value: unknown): Product['mgPerMl'] {
  const thc = numberIn(fieldsOf(value)?.thc);
  const cbd = numberIn(fieldsOf(value)?.cbd);
  return thc === null || cbd === null ? null : { thc, cbd };
}

function readPhotoAlt(value: unknown): PhotoAlt | null {
  const fields = fieldsOf(value);
  const de = textIn(fields?.de);
  return de === null ? null : { de, en: textIn(fields?.en) };
}

function readPhoto(value: unknown): Photo[] {
  const fields = fieldsOf(value);
  const alt = readPhotoAlt(fields?.alt);
  const images = pictures(arrayIn(fields?.images));
  return alt && images.length > 0 ? [{ images, alt }] : [];
}

/** A text, or an object with a name. */
function nameIn(value: unknown): string | null {
  return textIn(value) ?? textIn(fieldsOf(value)?.name);
}
