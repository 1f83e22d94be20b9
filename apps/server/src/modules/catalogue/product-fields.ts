import type { ProductFields } from '@shop/contract/desk/catalogue';
import type { Product } from '../../db/schema/catalogue.ts';

/** What a person edits of a product, named one by one: a row has more. */
export function fieldsOf(product: Product): ProductFields {
  return {
    title: product.title,
    manufacturer: product.manufacturer,
    strain: product.strain,
    genetic: product.genetic,
    thcPercent: product.thcPercent,
    cbdPercent: product.cbdPercent,
    thcMgPerMl: product.thcMgPerMl,
    cbdMgPerMl: product.cbdMgPerMl,
    terpenes: product.terpenes,
    irradiation: product.irradiation,
    minOrderQuantity: product.minOrderQuantity,
    quantityIncrement: product.quantityIncrement,
    pzn: product.pzn,
    country: product.country,
    grower: product.grower,
    description: product.description,
    descriptionEn: product.descriptionEn,
    samplePrescription: product.samplePrescription,
  };
}

/** Flowers state percent, extracts mg/ml: 25 mg/ml is 2.5 %, because a millilitre counts as a gram. */
export function withPercents(type: Product['type'], fields: ProductFields): ProductFields {
  if (type === 'bud') return { ...fields, thcMgPerMl: null, cbdMgPerMl: null };
  const { thcMgPerMl, cbdMgPerMl } = fields;
  return {
    ...fields,
    thcPercent: thcMgPerMl === null ? fields.thcPercent : thcMgPerMl / 10,
    cbdPercent: cbdMgPerMl === null ? fields.cbdPercent : cbdMgPerMl / 10,
  };
}
