import { createHash } from 'node:crypto';
import type { ProductFields } from '@shop/contract/desk/catalogue';
import type { ImportPlan } from '@shop/contract/desk/catalogue-import';
import { mostRowsShown } from '@shop/contract/desk/import-words';
import type { Product } from '../../db/schema/catalogue.ts';
import { differences } from '../journal/setting-journal-service.ts';
import { columnOf, type RowValues } from './import-columns.ts';
import type { Fault, ImportRow, ReadImport } from './import-rows.ts';
import { saleOf } from './product-editing-service.ts';
import { fieldsOf, withPercents } from './product-fields.ts';

/** What one row makes of the catalogue: a change of a product, or a new one. */
export interface PlannedRow {
  line: number;
  values: RowValues;
  /** Null for a new one. */
  product: Product | null;
  type: Product['type'];
  fields: ProductFields;
  changes: { column: string; before: string | null; after: string | null }[];
}

export interface Plan {
  read: ReadImport;
  rows: PlannedRow[];
  faults: Fault[];
}

/** What a new product cannot be without. */
const neededColumns = { title: 'titel', manufacturer: 'hersteller', minOrderQuantity: 'mindestmenge' } as const;

const nothingKnown = {
  ...{ strain: null, genetic: null, thcPercent: null, cbdPercent: null, thcMgPerMl: null, cbdMgPerMl: null },
  ...{ terpenes: [], irradiation: null, country: null, grower: null },
  ...{ description: null, descriptionEn: null, samplePrescription: null },
};

/** Compares the rows of a table with the products that have their PZN. */
export function planImport(read: ReadImport, products: readonly Product[]): Plan {
  const byPzn = new Map(products.flatMap((product) => (product.pzn === null ? [] : [[product.pzn, product]])));
  const faults = [...read.faults];
  const rows: PlannedRow[] = [];
  for (const row of read.rows) {
    const planned = planRow(row, byPzn.get(row.pzn) ?? null);
    if ('problem' in planned) faults.push(planned);
    else if (planned.changes.length > 0) rows.push(planned);
  }
  return { read, rows, faults };
}

function planRow({ line, pzn, values }: ImportRow, product: Product | null): PlannedRow | Fault {
  const { type = product?.type, unit = product?.unit, sale, priceCents = product?.priceCents } = values;
  if (!type) return { line, column: 'form', problem: 'required' };
  if (!unit) return { line, column: 'einheit', problem: 'required' };
  if (product && product.type !== type) return { line, column: 'form', problem: 'notAllowed' };
  if (product && product.unit !== unit) return { line, column: 'einheit', problem: 'notAllowed' };
  if (sale === 'on' && (priceCents ?? null) === null) return { line, column: 'preis_euro', problem: 'noPrice' };
  if (!product) {
    for (const [field, column] of Object.entries(neededColumns)) {
      if (!(field in values.fields)) return { line, column, problem: 'required' };
    }
  }
  const { minOrderQuantity = 1 } = values.fields;
  const base = product ? fieldsOf(product) : { ...nothingKnown, quantityIncrement: minOrderQuantity };
  const fields = withPercents(type, { ...base, ...values.fields, pzn } as ProductFields);
  const changed = differences(product ? fieldsOf(product) : ({} as ProductFields), fields);
  const changes = Object.keys(changed.after).map((field) => ({
    column: columnOf[field as keyof ProductFields],
    before: shown(changed.before[field as keyof ProductFields]),
    after: shown(changed.after[field as keyof ProductFields]),
  }));
  if (priceCents !== undefined && priceCents !== product?.priceCents) {
    changes.push({ column: 'preis_euro', before: euros(product?.priceCents), after: euros(priceCents) });
  }
  const saleBefore = product ? saleOf(product) : 'off';
  if (sale && sale !== saleBefore) changes.push({ column: 'verkauf', before: saleBefore, after: sale });
  return { line, values, product, type, fields, changes };
}

export function presentPlan({ read, rows, faults }: Plan): ImportPlan {
  const added = rows.filter(({ product }) => product === null).length;
  const faulty = new Set(faults.map(({ line }) => line)).size;
  return {
    rows: read.count,
    added,
    changed: rows.length - added,
    unchanged: Math.max(0, read.count - rows.length - faulty),
    faulty,
    faults: faults.slice(0, mostRowsShown),
    changes: rows.slice(0, mostRowsShown).map(({ line, fields, product, changes }) => ({
      line,
      name: fields.title,
      isNew: product === null,
      fields: changes,
    })),
    seal: sealOf(rows),
  };
}

/** The same for the same changes of the same products, and for no others. */
export function sealOf(rows: readonly PlannedRow[]): string {
  const hash = createHash('sha256');
  for (const { product, fields, changes } of rows) {
    hash.update(JSON.stringify([product?.id ?? null, product?.version ?? 0, fields.pzn, changes]));
  }
  return hash.digest('base64url');
}

function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function euros(cents: number | null | undefined): string | null {
  return cents === null || cents === undefined ? null : (cents / 100).toFixed(2).replace('.', ',');
}
