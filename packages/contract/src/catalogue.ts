import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { unit, units } from './quantity.ts';

export const productType = z.enum(['bud', 'extract']);
export type ProductType = z.infer<typeof productType>;

export const genetic = z.enum(['indica', 'sativa', 'hybrid', 'hybrid_indica_dominant', 'hybrid_sativa_dominant']);

const percent = z.number().min(0).max(100).nullable().describe('percent; null when there is no analysis');

const pictureAlt = z.object({ de: z.string(), en: z.string().nullable() });

export const productListItem = z.object({
  id: z.uuid(),
  registryItemId: z.string(),
  slug: z.string(),
  title: z.string(),
  type: productType,
  manufacturer: z.string(),
  strain: z.string().nullable(),
  genetic: genetic.nullable(),
  thc: percent,
  cbd: percent,
  mgPerMl: z.object({ thc: z.number(), cbd: z.number() }).nullable().describe('extracts only: 25 mg/ml is 2.5 %'),
  terpenes: z.array(z.string()),
  irradiation: z.boolean().nullable(),
  available: z.boolean(),
  stock: units,
  priceCent: cents.nullable().describe('per one unit'),
  unit,
  minOrderQuantity: units,
  quantityIncrement: units,
  pzn: z.string().nullable(),
  images: z.array(z.string()).describe('of the first picture, largest first'),
  photoAlt: pictureAlt.nullable().describe('what the first picture shows; null for a drawn one'),
});

export const product = productListItem.extend({
  description: z.string().nullable(),
  descriptionEn: z.string().nullable().describe('null where nobody has translated it'),
  country: z.string().length(2).nullable(),
  grower: z.string().nullable(),
  category: z.string(),
  musterRezeptText: z.string().nullable(),
  photos: z
    .array(z.object({ images: z.array(z.string()).describe('largest first'), alt: pictureAlt }))
    .describe('all of them, the first one too; none where the picture is drawn'),
  certificateBytes: z
    .int()
    .positive()
    .nullable()
    .describe('how large the certificate of analysis is, of the batch that would be dispensed now; null without one'),
});

export const listProducts = endpoint('listProducts', {
  summary: 'One page of the catalogue, available products first, then by name',
  access: 'guest',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(20),
    productType: productType.optional(),
  }),
  output: z.object({ items: z.array(productListItem), page: z.int(), pageSize: z.int(), total: z.int() }),
  errors: ['CatalogueClosed'],
});

export const readProduct = endpoint('readProduct', {
  summary: 'One product',
  access: 'guest',
  params: z.object({ slug: z.string().max(200) }),
  output: product,
  errors: ['CatalogueClosed'],
});

export const readProductPicture = endpoint('readProductPicture', {
  summary: 'A photo of a product in one of its sizes, as the addresses in `images` name it',
  access: 'guest',
  params: z.object({ file: z.string().max(100) }),
  output: z.string(),
  outputType: 'image/*',
  errors: ['CatalogueClosed'],
});

export const readProductCertificate = endpoint('readProductCertificate', {
  summary: 'The certificate of analysis of the batch that would be dispensed now, as it came from the maker',
  access: 'guest',
  params: z.object({ slug: z.string().max(200) }),
  output: z.string(),
  outputType: 'application/pdf',
  errors: ['CatalogueClosed'],
});

export const findShopByDomain = endpoint('findShopByDomain', {
  summary: 'The id of the shop that a domain belongs to',
  access: 'guest',
  params: z.object({ domain: z.string().max(253) }),
  output: z.object({ shopId: z.string() }),
});

export const readShopContext = endpoint('readShopContext', {
  summary: 'What a shop page needs to know about its shop',
  access: 'guest',
  params: z.object({ shopId: z.string().max(100) }),
  output: z.object({
    shopId: z.string(),
    pharmacyId: z.string(),
    name: z.string(),
    showStock: z.boolean(),
    showSimilarProducts: z.boolean(),
  }),
});
