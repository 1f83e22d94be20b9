import type { ProductFields } from '@shop/contract/desk/catalogue';
import { catalogueLimits } from '@shop/contract/desk/catalogue-words';

/** In the order in which they stand in the form. */
export const textFields = [
  'title',
  'manufacturer',
  'pzn',
  'strain',
  'thc',
  'cbd',
  'terpenes',
  'country',
  'grower',
  'minOrderQuantity',
  'quantityIncrement',
] as const;
export const longFields = ['description', 'descriptionEn', 'samplePrescription'] as const;
export const genetics = ['indica', 'sativa', 'hybrid', 'hybrid_indica_dominant', 'hybrid_sativa_dominant'] as const;

type TextField = (typeof textFields)[number] | (typeof longFields)[number];
export type DraftField = TextField | 'genetic' | 'irradiation';
export type ProductDraft = Record<DraftField, string>;
export type DraftProblems = Partial<Record<DraftField, 'missing' | 'noNumber' | 'noPzn' | 'noCountry' | 'tooLong'>>;

export const requiredFields: readonly DraftField[] = ['title', 'manufacturer', 'minOrderQuantity', 'quantityIncrement'];

/** Extracts state mg/ml, flowers percent. */
type ProductType = 'bud' | 'extract';

export function draftOf(type: ProductType, fields: ProductFields): ProductDraft {
  const [thc, cbd] = type === 'bud' ? [fields.thcPercent, fields.cbdPercent] : [fields.thcMgPerMl, fields.cbdMgPerMl];
  return {
    title: fields.title,
    manufacturer: fields.manufacturer,
    pzn: fields.pzn ?? '',
    strain: fields.strain ?? '',
    genetic: fields.genetic ?? '',
    thc: numberText(thc),
    cbd: numberText(cbd),
    terpenes: fields.terpenes.join(', '),
    irradiation: fields.irradiation === null ? '' : String(fields.irradiation),
    country: fields.country ?? '',
    grower: fields.grower ?? '',
    minOrderQuantity: String(fields.minOrderQuantity),
    quantityIncrement: String(fields.quantityIncrement),
    description: fields.description ?? '',
    descriptionEn: fields.descriptionEn ?? '',
    samplePrescription: fields.samplePrescription ?? '',
  };
}

export const emptyDraft = Object.fromEntries(
  [...textFields, ...longFields, 'genetic', 'irradiation'].map((field) => [field, '']),
) as ProductDraft;

/** What was typed, as the server wants it, or what is wrong with it. */
export function readDraft(
  type: ProductType,
  draft: ProductDraft,
): { fields: ProductFields } | { problems: DraftProblems } {
  const problems: DraftProblems = {};
  for (const field of requiredFields) if (draft[field].trim() === '') problems[field] = 'missing';
  const orNull = (field: DraftField) => draft[field].trim() || null;
  const number = (field: 'thc' | 'cbd') => {
    const text = draft[field].trim().replace(',', '.');
    if (text === '') return null;
    const value = Number(text);
    if (!/^\d+(\.\d+)?$/.test(text) || value > (type === 'bud' ? 100 : 1_000)) problems[field] = 'noNumber';
    return value;
  };
  const whole = (field: 'minOrderQuantity' | 'quantityIncrement') => {
    if (!/^[1-9]\d{0,5}$/.test(draft[field].trim())) problems[field] ??= 'noNumber';
    return Number(draft[field]);
  };
  const terpenes = draft.terpenes.split(',').flatMap((name) => name.trim() || []);
  const isLong = terpenes.some((name) => name.length > catalogueLimits.terpene);
  if (isLong || terpenes.length > catalogueLimits.terpenes) problems.terpenes = 'tooLong';
  if (draft.pzn.trim() !== '' && !/^\d{8}$/.test(draft.pzn.trim())) problems.pzn = 'noPzn';
  if (draft.country.trim() !== '' && !/^[A-Z]{2}$/.test(draft.country.trim())) problems.country = 'noCountry';

  const [thc, cbd] = [number('thc'), number('cbd')];
  const isBud = type === 'bud';
  const fields: ProductFields = {
    title: draft.title.trim(),
    manufacturer: draft.manufacturer.trim(),
    strain: orNull('strain'),
    genetic: genetics.find((one) => one === draft.genetic) ?? null,
    thcPercent: isBud ? thc : null,
    cbdPercent: isBud ? cbd : null,
    thcMgPerMl: isBud ? null : thc,
    cbdMgPerMl: isBud ? null : cbd,
    terpenes,
    irradiation: draft.irradiation === '' ? null : draft.irradiation === 'true',
    minOrderQuantity: whole('minOrderQuantity'),
    quantityIncrement: whole('quantityIncrement'),
    pzn: orNull('pzn'),
    country: orNull('country'),
    grower: orNull('grower'),
    description: orNull('description'),
    descriptionEn: orNull('descriptionEn'),
    samplePrescription: orNull('samplePrescription'),
  };
  return Object.keys(problems).length > 0 ? { problems } : { fields };
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
