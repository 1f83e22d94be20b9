import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { anchorOf } from '@shop/texts/anchor';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './modules/catalogue/demo-products.ts';
import { type Language, languageOf } from './modules/content/content-paths.ts';
import { fillPharmacyValues } from './modules/content/pharmacy-values.ts';
import { periods } from './retention.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.md') && name !== 'README.md');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const glossaries: Record<Language, string> = {
  de: 'glossar/Cannabis-Glossar.md',
  en: 'glossar/Cannabis-Glossar.en.md',
};
const headings = (text: string, marks: string) =>
  [...text.matchAll(new RegExp(`^${marks} (.+)$`, 'gm'))].map(([, heading = '']) => heading);
const slugsIn = (language: Language) => readdirSync(path.join(folder, `blog/blog_${language}`)).sort();

test.each(files)('%s names only values that the shop knows', (name) => {
  const filled = fillPharmacyValues(read(name), defaultShopConfig, languageOf(name));
  // An unknown name is marked as it is written; a known one by its label.
  expect(filled.match(/(?:ergänzt|pharmacy): [a-z]+[A-Z]\w*\]/)).toBeNull();
});

test.each(['de', 'en'])('the privacy text (%s) names every period that the code keeps to', (language) => {
  const text = read(`datenschutz/datenschutz.${language}.md`);
  expect(Object.keys(periods).filter((name) => !text.includes(`{{${name}}}`))).toEqual([]);
  expect(text).toContain(language === 'de' ? `nach ${periods.logDays} Tagen` : `after ${periods.logDays} days`);
});

test.each(['de', 'en'] as const)(
  'the privacy text (%s) names account numbers and what a cloud service needs',
  (language) => {
    const text = read(`datenschutz/datenschutz.${language}.md`);
    expect(text).toContain('(IBAN)');
    expect(text).toMatch(/C5.*393 SGB V/);
  },
);

test.each(files)('%s praises nothing, calls no advice free and sends no practice to us with a prescription', (name) => {
  const language = languageOf(name);
  const risky = readFileSync(path.join(folder, `risky-words.${language}.txt`), 'utf8').split('\n');
  const words = risky
    .filter((line) => line && !line.startsWith('#'))
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(read(name)).not.toMatch(new RegExp(`(?<![\\p{L}])(${words.join('|')})(?![\\p{L}])`, 'iu'));
  expect(read(name)).not.toMatch(/kostenlose\w* Beratung|Beratung ist kostenlos|free advice|advice is free/i);
  expect(read(name)).not.toMatch(/Praxis (?:schickt|sendet|kann) \S+ uns|practice (?:sends|can also send) it to us/);
});

test.each(files)('every link of %s leads somewhere', (name) => {
  const language = languageOf(name);
  const places = new Set([
    ...['shop', 'faq', 'glossar', 'about', 'contact', 'impressum', 'datenschutz', 'agb', 'widerruf', 'account'],
    ...['booking', 'barrierefreiheit', 'blog', ...slugsIn(language).map((slug) => `blog/${slug}`)],
    ...headings(read(glossaries[language]), '###').map((term) => `glossar#${anchorOf(term)}`),
  ]);
  const links = [...read(name).matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
  expect(links.filter((href) => href.startsWith('/#/') && !places.has(href.slice(3)))).toEqual([]);
});

describe.each(['de', 'en'] as const)('the glossary (%s)', (language) => {
  const text = read(glossaries[language]);
  const terms = headings(text, '###');

  test('explains a hundred terms, in order', () => {
    expect(terms).toHaveLength(100);
    expect(terms).toEqual(terms.toSorted(new Intl.Collator(language).compare));
  });

  test('lists exactly the letters that follow', () => {
    expect(/^Sprungliste: (.+)$/m.exec(text)?.[1]?.split(' ')).toEqual(headings(text, '##'));
  });

  test('explains every terpene under the name that product pages link to', () => {
    const terpenes = new Set(demoCatalogue().flatMap(({ product }) => product.terpenes ?? []));
    const anchors = new Set(terms.map(anchorOf));
    expect([...terpenes].filter((terpene) => !anchors.has(anchorOf(terpene)))).toEqual([]);
  });
});

test('every post is there in both languages, with a cover of its own', () => {
  expect(slugsIn('en')).toEqual(slugsIn('de'));
  expect(readdirSync(path.join(folder, 'blog/covers')).sort()).toEqual(slugsIn('de').map((slug) => `${slug}.webp`));
});
