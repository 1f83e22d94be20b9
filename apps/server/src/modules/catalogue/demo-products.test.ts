import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { genetic } from '@shop/contract/catalogue';
import { describe, expect, test } from 'vitest';
import type { NewProduct } from '../../db/schema/catalogue.ts';
import { demoCatalogue, readDemoCatalogue } from './demo-products.ts';
import { makeProducts } from './many-products.ts';
import { isPzn } from './pzn.ts';

const catalogue = demoCatalogue();
const products = catalogue.map(({ product }) => product);
const flowers = products.filter(({ type }) => type === 'bud');
const extracts = products.filter(({ type }) => type === 'extract');

const webPublic = fileURLToPath(new URL('../../../../web/public', import.meta.url));

describe('the demo catalogue', () => {
  test('holds 140 flowers and 50 extracts of a dozen makers', () => {
    expect(flowers).toHaveLength(140);
    expect(extracts).toHaveLength(50);
    expect(new Set(products.map(({ manufacturer }) => manufacturer)).size).toBe(12);
  });

  test('has valid PZN in the fictional range, each once', () => {
    const pzns = products.map(({ pzn }) => pzn ?? '');
    expect(pzns.filter((pzn) => !isPzn(pzn) || !pzn.startsWith('9000'))).toEqual([]);
    expect(new Set(pzns).size).toBe(products.length);
  });

  test('says in a title what the analysis says', () => {
    expect(products.filter((product) => !agrees(product)).map(({ title }) => title)).toEqual([]);
  });

  test('counts 25 mg/ml as 2.5 %', () => {
    const wrong = extracts.filter(
      ({ thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl }) =>
        (thcPercent ?? 0) * 10 !== (thcMgPerMl ?? 0) || (cbdPercent ?? 0) * 10 !== (cbdMgPerMl ?? 0),
    );
    expect(wrong).toEqual([]);
  });

  test('asks 4.50 to 14.00 € for a gram, about 7.50 on average, and 3 to 9 € for a millilitre', () => {
    const perGram = known(flowers.map(({ priceCents }) => priceCents));
    expect(Math.min(...perGram)).toBeGreaterThanOrEqual(450);
    expect(Math.max(...perGram)).toBeLessThanOrEqual(1400);
    const mean = perGram.reduce((sum, cents) => sum + cents) / perGram.length;
    expect(mean).toBeGreaterThan(720);
    expect(mean).toBeLessThan(780);

    const perMl = known(extracts.filter(({ unit }) => unit === 'milliliter').map(({ priceCents }) => priceCents));
    expect(Math.min(...perMl)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...perMl)).toBeLessThanOrEqual(900);
  });

  test('has gaps, as a real one does', () => {
    const count = (matches: (product: NewProduct) => boolean) => products.filter(matches).length;
    const share = (matches: (product: NewProduct) => boolean) => count(matches) / products.length;
    expect(share(({ stockUnits, minOrderQuantity }) => stockUnits < minOrderQuantity)).toBeCloseTo(0.12, 1);
    expect(flowers.filter(({ thcPercent }) => (thcPercent ?? 0) > 30).length).toBe(5);
    expect(count(({ thcPercent }) => thcPercent === null)).toBeGreaterThanOrEqual(3);
    expect(count(({ cbdPercent }) => cbdPercent === null)).toBeGreaterThanOrEqual(5);
    expect(count(({ priceCents }) => priceCents === null)).toBeGreaterThanOrEqual(5);
    expect(count(({ genetic }) => genetic === null)).toBeGreaterThanOrEqual(5);
    expect(share(({ irradiation }) => irradiation === null)).toBeGreaterThan(0.05);
    expect(share(({ samplePrescription }) => samplePrescription !== null)).toBeGreaterThan(0.8);
    expect(count(({ grower }) => grower !== null)).toBeGreaterThan(40);
  });

  test('shows everything that a filter offers', () => {
    expect(new Set(products.map(({ genetic }) => genetic))).toEqual(new Set([...genetic.options, null]));
    expect(new Set(products.map(({ irradiation }) => irradiation))).toEqual(new Set([true, false, null]));
    expect(new Set(products.map(({ unit }) => unit))).toEqual(new Set(['gram', 'milliliter', 'pack']));
    expect(new Set(catalogue.map(({ form }) => form)).size).toBe(6);
    expect(new Set(products.flatMap(({ terpenes }) => terpenes)).size).toBe(15);
    expect(products.filter(({ terpenes = [] }) => terpenes.length < 2 || terpenes.length > 4)).toEqual([]);
  });

  test('comes from where imports come from', () => {
    const from = (country: string) => flowers.filter((flower) => flower.country === country).length / flowers.length;
    expect(from('CA')).toBeCloseTo(0.43, 1);
    expect(from('PT')).toBeCloseTo(0.32, 1);
    expect(from('DK')).toBeCloseTo(0.07, 1);
    expect(from('MK')).toBeCloseTo(0.04, 1);
  });

  test('describes each product in words of its own', () => {
    const masked = products.map(({ description, strain, manufacturer }) =>
      (description ?? '')
        .replaceAll(strain ?? '-', '')
        .replaceAll(manufacturer, '')
        .replaceAll(/\d+/g, ''),
    );
    expect(masked.filter((text, index) => !text || masked.indexOf(text) !== index)).toEqual([]);
  });

  test('names the product, its PZN and an amount in each sample prescription', () => {
    const wrong = products.filter(
      ({ samplePrescription, title, pzn }) =>
        samplePrescription &&
        !(
          samplePrescription.includes(`„${title}“`) &&
          samplePrescription.includes(`PZN ${pzn}`) &&
          /\d (g|ml|Packung)\b/.test(samplePrescription)
        ),
    );
    expect(wrong).toEqual([]);
  });

  test('leaves the dosage of each sample prescription to the doctor, and names how it is used', () => {
    const directions = /\[Dosierung: [^\]]*…[^\]]*\], .*(inhal|Inhalation|Einnehmen|NRF)/;
    const samples = products.flatMap(({ samplePrescription }) => samplePrescription ?? []);
    expect(samples.filter((sample) => !directions.test(sample))).toEqual([]);
  });

  test('has a picture of each product in two widths', () => {
    const missing = products.flatMap(({ imagePaths = [] }) =>
      imagePaths.filter((path) => !existsSync(webPublic + path)),
    );
    expect(missing).toEqual([]);
    expect(products[0]?.imagePaths).toEqual([
      `/products/${products[0]?.slug}-640.webp`,
      `/products/${products[0]?.slug}-320.webp`,
    ]);
  });
});

describe('[reading 24] no text', () => {
  test.each([
    ['promises an effect', /wirk(t|ung|sam)|hilft|hilfreich|beruhig|entspann|anreg|aktivier|euphor|berausch|high\b/i],
    [
      'names an indication',
      /schmerz|schlaf|angst|übelkeit|appetit|krampf|migräne|depress|stress|entzünd|leiden|symptom/i,
    ],
    [
      'praises',
      /\b(beste[rmns]?|besonders|hochwertig\w*|premium|beliebt\w*|einzigartig\w*|perfekt\w*|ideal\w*|exklusiv\w*|edel|edle[rmns]?|erstklassig\w*|top)\b/i,
    ],
    [
      'judges scent or taste',
      /aromatisch|angenehm|lecker|köstlich|intensiv|genuss|harmonisch|ausgewogen|frisch(e|er|es)? duft/i,
    ],
    ['lures', /angebot|rabatt|günstig|sparen|gratis|nur noch|neu!|empfehl|bestseller/i],
  ])('%s', (_what, words) => {
    const texts = products.flatMap(({ title, strain, description, samplePrescription }) => [
      title,
      strain ?? '',
      description ?? '',
      samplePrescription ?? '',
    ]);
    expect(texts.filter((text) => words.test(text))).toEqual([]);
  });
});

describe('a wrong row stops with its line', () => {
  const head =
    'slug;titel;form;hersteller;kultivar;genetik;thc_prozent;cbd_prozent;thc_mg_ml;cbd_mg_ml;terpene;bestrahlt;bestand;einheit;preis_euro;mindestmenge;schritt;pzn;land;anbaubetrieb;beschreibung;musterrezept';
  const good =
    'auwinkel-7-8;Auwinkel 7/8;Blüten;Auenland Medical;Reed Balance;Hybrid;7,2;8,4;;;Myrcen;nein;810;g;8,29;5;5;90002190;DE;;"Zwei\nZeilen, ein ""Wort""; fertig.";';

  test('a good one does not', () => {
    const [read] = readDemoCatalogue(`\uFEFF${head}\r\n${good}\r\n`);
    expect(read?.product).toMatchObject({
      thcPercent: 7.2,
      priceCents: 829,
      irradiation: false,
      grower: null,
      description: 'Zwei\nZeilen, ein "Wort"; fertig.',
    });
  });

  test.each([
    ['a PZN with a wrong check digit', good.replace('90002190', '90002191'), /^line 2: .*PZN/s],
    ['a price with a point', good.replace('8,29', '8.29'), /^line 2: .*price/s],
    ['an unknown genetic', good.replace('Hybrid', 'Hybride'), /^line 2: .*genetik/s],
    ['mg/ml of a flower', good.replace('8,4;;', '8,4;84;'), /^line 2: .*percent/s],
    ['a cell too few', good.replace(';DE;', ';'), /^line 2: 21 cells/],
    ['an open quote', good.replace('fertig."', 'fertig.'), /^line 2: .*quote/],
    ['the same product twice', `${good}\n${good}`, /^line 4: auwinkel-7-8 is in the catalogue twice/],
  ])('%s', (_what, rows, message) => {
    expect(() => readDemoCatalogue(`${head}\n${rows}\n`)).toThrow(message);
  });
});

describe('products for benchmarks', () => {
  const many = makeProducts(20_000);

  test('are the same each time, and a smaller number is their beginning', () => {
    expect(makeProducts(2_000)).toEqual(many.slice(0, 2_000));
  });

  test('begin with the demo catalogue', () => {
    expect(many.slice(0, products.length)).toEqual(products);
    expect(makeProducts(5)).toHaveLength(5);
  });

  test('have slugs, PZN and registry ids of their own', () => {
    expect(many).toHaveLength(20_000);
    for (const key of ['slug', 'pzn', 'registryItemId'] as const) {
      expect(new Set(many.map((product) => product[key])).size, key).toBe(20_000);
    }
    expect(many.filter(({ pzn }) => !isPzn(pzn ?? ''))).toEqual([]);
  });
});

/** 'Käppele 25/1', 'Kalksteig 19' and 'Sund Öl THC5:CBD50': what a title names is the value, give or take a half. */
function agrees({ type, title, thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl }: NewProduct): boolean {
  const [thc, cbd] = type === 'bud' ? [thcPercent, cbdPercent] : [thcMgPerMl, cbdMgPerMl];
  const plain = /(?: (\d+))?(?:\/(\d+))?$/.exec(title);
  const named = {
    thc: /THC(\d+)/.exec(title)?.[1] ?? plain?.[1],
    cbd: /CBD(\d+)/.exec(title)?.[1] ?? plain?.[2],
  };
  return isNear(named.thc, thc) && isNear(named.cbd, cbd);
}

/** An extract's title leaves out what there is hardly any of. */
function isNear(named: string | undefined, value: number | null | undefined): boolean {
  if (named === undefined) return (value ?? 0) <= 3;
  return typeof value === 'number' && Math.abs(Number(named) - value) <= 0.5;
}

function known(numbers: (number | null | undefined)[]): number[] {
  return numbers.filter((number) => typeof number === 'number');
}
