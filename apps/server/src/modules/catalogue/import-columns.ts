import type { genetic } from '@shop/contract/catalogue';
import { type ProductFields, productFields } from '@shop/contract/desk/catalogue';
import type { PriceBasis, SaleState } from '@shop/contract/desk/catalogue-words';
import type { RowProblem } from '@shop/contract/desk/import-words';
import type { Product } from '../../db/schema/catalogue.ts';
import { isPzn } from './pzn.ts';

/** What one row says. What its table has no column for is left out. */
export interface RowValues {
  fields: Partial<ProductFields>;
  type?: Product['type'];
  unit?: Product['unit'];
  priceCents?: number;
  basis?: PriceBasis;
  sale?: SaleState;
}

/** Reads one cell into the values of its row, or says what is wrong with it. */
type ReadCell = (cell: string, row: RowValues) => RowProblem | null;

const genetics: Record<string, (typeof genetic.options)[number]> = {
  Indica: 'indica',
  Sativa: 'sativa',
  Hybrid: 'hybrid',
  'Hybrid, Indica-dominant': 'hybrid_indica_dominant',
  'Hybrid, Sativa-dominant': 'hybrid_sativa_dominant',
};
const types: Record<string, Product['type']> = { Blüten: 'bud', Extrakt: 'extract' };
const units: Record<string, Product['unit']> = { g: 'gram', ml: 'milliliter', Packung: 'pack' };
const bases: Record<string, PriceBasis> = { eigene: 'own', '§ 4': 'ampreisv4', '§ 5': 'ampreisv5' };
const sales: Record<string, SaleState> = { ja: 'on', nein: 'off', ausgelistet: 'retired' };
const yesOrNo: Record<string, boolean> = { ja: true, nein: false };

/** The columns of a table, by the names that pharmacists know. */
export const importColumns: Record<string, ReadCell> = {
  pzn: (cell, row) => (isPzn(cell) ? put(row, 'pzn', cell) : 'badPzn'),
  titel: (cell, row) => put(row, 'title', cell),
  form: (cell, row) => word(types, cell, (type) => Object.assign(row, { type })),
  einheit: (cell, row) => word(units, cell, (unit) => Object.assign(row, { unit })),
  hersteller: (cell, row) => put(row, 'manufacturer', cell),
  kultivar: (cell, row) => put(row, 'strain', cell || null),
  genetik: (cell, row) => wordOrNothing(row, 'genetic', genetics, cell),
  thc_prozent: (cell, row) => decimal(row, 'thcPercent', cell),
  cbd_prozent: (cell, row) => decimal(row, 'cbdPercent', cell),
  thc_mg_ml: (cell, row) => decimal(row, 'thcMgPerMl', cell),
  cbd_mg_ml: (cell, row) => decimal(row, 'cbdMgPerMl', cell),
  terpene: (cell, row) =>
    put(
      row,
      'terpenes',
      cell.split(',').flatMap((name) => name.trim() || []),
    ),
  bestrahlt: (cell, row) => wordOrNothing(row, 'irradiation', yesOrNo, cell),
  mindestmenge: (cell, row) => whole(row, 'minOrderQuantity', cell),
  schritt: (cell, row) => whole(row, 'quantityIncrement', cell),
  land: (cell, row) => put(row, 'country', cell || null),
  anbaubetrieb: (cell, row) => put(row, 'grower', cell || null),
  beschreibung: (cell, row) => put(row, 'description', cell || null),
  beschreibung_en: (cell, row) => put(row, 'descriptionEn', cell || null),
  musterrezept: (cell, row) => put(row, 'samplePrescription', cell || null),
  preis_euro: price,
  preis_grundlage: (cell, row) => (cell === '' ? null : word(bases, cell, (basis) => Object.assign(row, { basis }))),
  verkauf: (cell, row) => word(sales, cell, (sale) => Object.assign(row, { sale })),
};

/** The column of a field, for whoever is told what changes. */
export const columnOf: Record<keyof ProductFields, string> = {
  title: 'titel',
  manufacturer: 'hersteller',
  strain: 'kultivar',
  genetic: 'genetik',
  thcPercent: 'thc_prozent',
  cbdPercent: 'cbd_prozent',
  thcMgPerMl: 'thc_mg_ml',
  cbdMgPerMl: 'cbd_mg_ml',
  terpenes: 'terpene',
  irradiation: 'bestrahlt',
  minOrderQuantity: 'mindestmenge',
  quantityIncrement: 'schritt',
  pzn: 'pzn',
  country: 'land',
  grower: 'anbaubetrieb',
  description: 'beschreibung',
  descriptionEn: 'beschreibung_en',
  samplePrescription: 'musterrezept',
};

function put<Field extends keyof ProductFields>(
  { fields }: RowValues,
  field: Field,
  value: ProductFields[Field] | '',
): RowProblem | null {
  if (value === '') return 'required';
  const read = productFields.shape[field].safeParse(value);
  if (!read.success) return 'notAllowed';
  fields[field] = read.data as ProductFields[Field];
  return null;
}

function word<Value>(words: Record<string, Value>, cell: string, take: (value: Value) => unknown): RowProblem | null {
  if (cell === '') return 'required';
  const value = Object.hasOwn(words, cell) ? words[cell] : undefined;
  if (value === undefined) return 'unknownWord';
  take(value);
  return null;
}

function wordOrNothing<Field extends 'genetic' | 'irradiation'>(
  row: RowValues,
  field: Field,
  words: Record<string, NonNullable<ProductFields[Field]>>,
  cell: string,
): RowProblem | null {
  if (cell === '') return put(row, field, null as ProductFields[Field]);
  return word(words, cell, (value) => put(row, field, value as ProductFields[Field]));
}

type Decimal = 'thcPercent' | 'cbdPercent' | 'thcMgPerMl' | 'cbdMgPerMl';

function decimal(row: RowValues, field: Decimal, cell: string): RowProblem | null {
  if (cell === '') return put(row, field, null);
  return /^\d{1,4}(?:[.,]\d{1,4})?$/.test(cell) ? put(row, field, Number(cell.replace(',', '.'))) : 'notANumber';
}

function whole(row: RowValues, field: 'minOrderQuantity' | 'quantityIncrement', cell: string): RowProblem | null {
  if (cell === '') return 'required';
  return /^\d{1,7}$/.test(cell) ? put(row, field, Number(cell)) : 'notANumber';
}

/** An empty cell leaves the price as it is; a price of nothing is a slip and never meant. */
function price(cell: string, row: RowValues): RowProblem | null {
  if (cell === '') return null;
  const [, euros, cents = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?(?: ?€)?$/.exec(cell) ?? [];
  const priceCents = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  if (euros === undefined || priceCents === 0) return 'notAPrice';
  row.priceCents = priceCents;
  return null;
}
