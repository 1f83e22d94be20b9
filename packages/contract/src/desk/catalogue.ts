import { z } from 'zod';
import { genetic, productType } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { cents } from '../money.ts';
import { unit, units } from '../quantity.ts';
import { catalogueLimits, priceBases, saleStates } from './catalogue-words.ts';
import { writeOnce } from './writing.ts';

const moment = z.iso.datetime();
const percent = z.number().min(0).max(100);
const mgPerMl = z.number().min(0).max(1_000);
const saleable = units.min(1);
const price = cents.min(1).max(catalogueLimits.mostCents);

/** What a person writes about a product, whole: what is left out is null. */
export const productFields = z.object({
  title: requiredText(catalogueLimits.title),
  manufacturer: requiredText(catalogueLimits.manufacturer),
  strain: requiredText(catalogueLimits.strain).nullable(),
  genetic: genetic.nullable(),
  thcPercent: percent.nullable(),
  cbdPercent: percent.nullable(),
  thcMgPerMl: mgPerMl.nullable().describe('extracts only; their percent follow from it'),
  cbdMgPerMl: mgPerMl.nullable(),
  terpenes: z.array(requiredText(catalogueLimits.terpene)).max(catalogueLimits.terpenes),
  irradiation: z.boolean().nullable(),
  minOrderQuantity: saleable,
  quantityIncrement: saleable,
  pzn: z
    .string()
    .regex(/^\d{8}$/)
    .nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  grower: requiredText(catalogueLimits.grower).nullable(),
  description: requiredText(catalogueLimits.description).nullable().describe('German'),
  descriptionEn: requiredText(catalogueLimits.description).nullable().describe('English; the German one stands in'),
  samplePrescription: requiredText(catalogueLimits.samplePrescription)
    .nullable()
    .describe('German, because the prescription is'),
});
export type ProductFields = z.infer<typeof productFields>;

const catalogueItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  type: productType,
  unit,
  pzn: z.string().nullable(),
  sale: z.enum(saleStates),
  priceCent: cents.nullable(),
  free: units.describe('can be ordered'),
});
export type CatalogueItem = z.infer<typeof catalogueItem>;

const productPrice = z.object({
  firstDay: z.iso.date().describe('in Germany; a later day than today is a plan'),
  priceCent: cents.nullable(),
  basis: z.enum(priceBases),
  purchaseCent: cents.nullable().describe('for one unit, without VAT'),
  isPlanned: z.boolean(),
  setAt: moment,
  setBy: z.string().nullable().describe('null for a price from before there was a history'),
});
export type ProductPrice = z.infer<typeof productPrice>;

const productPicture = z.object({
  id: z.uuid(),
  src: z.string().describe('its smallest size'),
  altDe: z.string(),
  altEn: z.string().nullable(),
  width: z.int(),
  height: z.int(),
});
export type ProductPictureShown = z.infer<typeof productPicture>;

const productAtDesk = z.object({
  item: catalogueItem,
  version: z.int(),
  fields: productFields,
  prices: z.array(productPrice).describe('newest first'),
  pictures: z.array(productPicture).describe('the one that stands for the product first'),
});
export type ProductAtDesk = z.infer<typeof productAtDesk>;

const productId = z.object({ id: z.uuid() });
export const seenProduct = z
  .int()
  .min(1)
  .describe('the version of the product that was seen; another one is refused with `ProductChanged`');
const longTexts = {
  'body.fields.description': 'lines',
  'body.fields.descriptionEn': 'lines',
  'body.fields.samplePrescription': 'lines',
} as const;

export const listCatalogue = endpoint('listCatalogue', {
  summary: 'Every product of the pharmacy, also those that are not sold now',
  access: 'staff',
  right: 'seeStock',
  output: z.object({ products: z.array(catalogueItem) }),
});

export const readCatalogueProduct = endpoint('readCatalogueProduct', {
  summary: 'One product as it can be edited, with its prices',
  access: 'staff',
  right: 'seeStock',
  params: productId,
  output: productAtDesk,
});

/** What every change of a product has in common. */
export const onProduct = {
  access: 'staff',
  right: 'editCatalogue',
  params: productId,
  headers: writeOnce,
  output: productAtDesk,
} as const;

export const addProduct = endpoint('addProduct', {
  summary: 'A new product: not on sale and without a price or stock at first',
  access: 'staff',
  right: 'editCatalogue',
  headers: writeOnce,
  body: z.object({ type: productType, unit, fields: productFields }),
  texts: longTexts,
  output: productAtDesk,
  errors: ['PznTaken'],
});

export const changeProduct = endpoint('changeProduct', {
  summary: 'What is said about a product from now on',
  ...onProduct,
  body: z.object({ version: seenProduct, fields: productFields }),
  texts: longTexts,
  errors: ['ProductChanged', 'PznTaken'],
});

export const setProductPrice = endpoint('setProductPrice', {
  summary: 'The price from a day on, and what it rests on',
  ...onProduct,
  body: z.object({
    version: seenProduct,
    firstDay: z.iso.date().describe('today or later'),
    priceCent: price,
    basis: z.enum(priceBases),
    purchaseCent: price.nullable(),
  }),
  errors: ['ProductChanged'],
});

export const setProductSale = endpoint('setProductSale', {
  summary: 'Puts a product on sale, takes it off, or retires it; orders that hold it go on',
  ...onProduct,
  body: z.object({ version: seenProduct, sale: z.enum(saleStates) }),
  errors: ['ProductChanged', 'InvalidState'],
});
