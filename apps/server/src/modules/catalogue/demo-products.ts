import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { NewProduct } from '../../db/schema/catalogue.ts';
import { isPzn } from './pzn.ts';
import { readTable, type TableRow } from './semicolon-table.ts';

/** A product of the demo shop, and the form it comes in, by which it is drawn. */
export interface DemoProduct {
  form: Form;
  product: NewProduct;
}

/** What the column `form` may say. */
export type Form = z.infer<typeof form>;

const form = z.enum(['Blüten', 'Granulat', 'Pipettenflasche', 'Schraubflasche', 'Dosierspritze', 'Kapseln']);

const genetics = {
  Indica: 'indica',
  Sativa: 'sativa',
  Hybrid: 'hybrid',
  'Hybrid, Indica-dominant': 'hybrid_indica_dominant',
  'Hybrid, Sativa-dominant': 'hybrid_sativa_dominant',
} as const;
const units = { g: 'gram', ml: 'milliliter', Packung: 'pack' } as const;
const irradiations = { ja: true, nein: false } as const;

const text = z.string().min(1);
const wholeNumber = z
  .string()
  .regex(/^\d+$/, 'is not a whole number')
  .transform((digits) => Number(digits));
const decimal = z
  .string()
  .regex(/^\d+(,\d+)?$/, 'is not a number like 25,5')
  .transform((number) => Number(number.replace(',', '.')));
const cents = z
  .string()
  .regex(/^\d+,\d\d$/, 'is not a price like 10,49')
  .transform((euros) => Number(euros.replace(',', '')));

const row = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    titel: text,
    form,
    hersteller: text,
    kultivar: orEmpty(text),
    genetik: orEmpty(wordOf(genetics)),
    thc_prozent: orEmpty(decimal),
    cbd_prozent: orEmpty(decimal),
    thc_mg_ml: orEmpty(decimal),
    cbd_mg_ml: orEmpty(decimal),
    terpene: z.string().transform((names) => names.split(', ').filter(Boolean)),
    bestrahlt: orEmpty(wordOf(irradiations)),
    bestand: wholeNumber,
    einheit: wordOf(units),
    preis_euro: orEmpty(cents),
    mindestmenge: wholeNumber,
    schritt: wholeNumber,
    pzn: z.string().refine(isPzn, 'is not a PZN: eight digits, the last of which checks the others'),
    land: z.string().regex(/^[A-Z]{2}$/, 'is not a country like DE'),
    anbaubetrieb: orEmpty(text),
    beschreibung: orEmpty(text),
    musterrezept: orEmpty(text),
  })
  .refine(
    (cells) =>
      (isFlower(cells) ? (cells.thc_mg_ml ?? cells.cbd_mg_ml) : (cells.thc_prozent ?? cells.cbd_prozent)) === null,
    {
      error: 'flowers state percent, everything else mg/ml',
    },
  )
  .refine((cells) => isFlower(cells) === (cells.einheit === 'gram'), {
    error: 'flowers, and only they, are sold by gram',
  });

type Row = z.infer<typeof row>;

/** The same place seen from src and from dist. */
const demoFile = fileURLToPath(new URL('../../../demo-catalogue.csv', import.meta.url));

export function demoCatalogue(): DemoProduct[] {
  return readDemoCatalogue(readFileSync(demoFile, 'utf8'));
}

/** Throws at the first row that is wrong, with its line. */
export function readDemoCatalogue(table: string): DemoProduct[] {
  const taken = new Set<string>();
  return readTable(table).map(({ line, cells }) => {
    const read = readRow({ line, cells });
    for (const once of [read.slug, read.pzn]) {
      if (taken.has(once)) throw new Error(`line ${line}: ${once} is in the catalogue twice`);
      taken.add(once);
    }
    return { form: read.form, product: toProduct(read) };
  });
}

function readRow({ line, cells }: TableRow): Row {
  const read = row.safeParse(cells);
  if (!read.success) throw new Error(`line ${line}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function toProduct(read: Row): NewProduct {
  const isBud = isFlower(read);
  return {
    registryItemId: `demo-${read.slug}`,
    slug: read.slug,
    type: isBud ? 'bud' : 'extract',
    title: read.titel,
    manufacturer: read.hersteller,
    strain: read.kultivar,
    genetic: read.genetik,
    thcPercent: isBud ? read.thc_prozent : percentOf(read.thc_mg_ml),
    cbdPercent: isBud ? read.cbd_prozent : percentOf(read.cbd_mg_ml),
    thcMgPerMl: read.thc_mg_ml,
    cbdMgPerMl: read.cbd_mg_ml,
    terpenes: read.terpene,
    irradiation: read.bestrahlt,
    stockUnits: read.bestand,
    priceCents: read.preis_euro,
    unit: read.einheit,
    minOrderQuantity: read.mindestmenge,
    quantityIncrement: read.schritt,
    pzn: read.pzn,
    // The largest first: whoever takes only one picture takes the good one.
    imagePaths: [640, 320].map((width) => `/products/${read.slug}-${width}.webp`),
    description: read.beschreibung,
    country: read.land,
    grower: read.anbaubetrieb,
    category: isBud ? 'Blüten' : 'Extrakte',
    samplePrescription: read.musterrezept,
  };
}

function isFlower({ form }: { form: Form }): boolean {
  return form === 'Blüten' || form === 'Granulat';
}

/** 25 mg/ml is 2.5 %: a millilitre counts as a gram. */
function percentOf(mgPerMl: number | null): number | null {
  return mgPerMl === null ? null : mgPerMl / 10;
}

/** An empty cell says that something is not known. */
function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((cell) => (cell === '' ? null : cell), schema.nullable());
}

/** One of the German words of the file, as the value that the shop knows it by. */
function wordOf<Word extends string, Value>(words: Record<Word, Value>) {
  return z.enum(Object.keys(words) as [Word, ...Word[]]).transform((word) => words[word]);
}

/** The products that fill an empty demo shop. Makers, growers, cultivars and numbers are fictional. */
export function demoProducts(): NewProduct[] {
  return demoCatalogue().map(({ product }) => product);
}
