import { basePrice } from '@shop/contract/base-price';
import { euLogo } from '@shop/contract/eu-logo';
import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import { anchorOf } from '@shop/texts/anchor';
import type { Product } from '../../db/schema/catalogue.ts';
import { escapeHtml } from '../../http/plain-page.ts';
import { isAvailable } from '../catalogue/catalogue-service.ts';
import { absolute, type ReadingPage, type World } from './page-frame.ts';
import { productData } from './structured-data.ts';

/** More names than anybody reads on one page; the shop has them all, and so has the sitemap. */
const mostListed = 500;

const prescriptionOnly =
  'Verschreibungspflichtig. Die Apotheke gibt das Arzneimittel nur gegen ein gültiges ärztliches Rezept ab.';

export function shopPage({ onSale, config }: World): ReadingPage {
  const listed = onSale.products.slice(0, mostListed);
  const more = onSale.products.length - listed.length;
  return {
    path: '/shop',
    title: 'Shop',
    description: `Blüten und Extrakte auf Rezept in der ${pharmacyName(config)}: Gehalt, Herkunft, Hersteller und Verfügbarkeit.`,
    body: `<h1>Blüten und Extrakte auf Rezept</h1>
<p>Alle Produkte sind verschreibungspflichtig. Reihenfolge: Empfehlung, das heißt lieferbar zuerst, dann nach Name.</p>
${productList(
  'Blüten',
  listed.filter(({ type }) => type === 'bud'),
)}
${productList(
  'Extrakte',
  listed.filter(({ type }) => type === 'extract'),
)}
${more > 0 ? `<p>${more} weitere Produkte stehen im Shop.</p>` : ''}
${logoOf(config)}`,
  };
}

export function productPage(product: Product, { origin, config }: World): ReadingPage {
  const image = product.imagePaths[0] ?? null;
  const facts = factsOf(product).map(([term, html]) => `<dt>${term}</dt><dd>${html}</dd>`);
  const picture = image
    ? `<figure><img src="${escapeHtml(image)}" alt="Illustration zu ${escapeHtml(product.title)}" width="640" height="640" decoding="async"><figcaption>Illustration, keine Produktabbildung</figcaption></figure>`
    : '';
  return {
    path: productAddress(product),
    title: product.title,
    description: `${product.title}, ${product.manufacturer}. ${contents(product)}. ${prescriptionOnly}`,
    image: image ? { src: image, width: 640, height: 640 } : null,
    body: `<h1>${escapeHtml(product.title)}</h1>
<p class="lead">${escapeHtml(product.manufacturer)}</p>
<p>${prescriptionOnly}</p>
<div class="product">${picture}
<dl class="facts">${facts.join('\n')}</dl></div>
${product.description ? `<h2>Beschreibung</h2>\n<p>${escapeHtml(product.description)}</p>` : ''}
${logoOf(config)}`,
    data: [productData(product, image && absolute(image, origin))],
  };
}

export function productAddress({ slug }: Product): string {
  return `/product/${encodeURIComponent(slug)}`;
}

/** On every page that offers medicines; without a register entry no logo, but a place that says so. */
function logoOf({ euLogoRegisterUrl }: ShopConfig): string {
  if (euLogoRegisterUrl === '') {
    return '<p class="eu-logo-missing"><b>EU-Versandlogo: Registereintrag fehlt.</b> Für die Apotheke: Tragen Sie euLogoRegisterUrl in config.json ein.</p>';
  }
  const { path, sentence, width, height } = euLogo;
  return `<p><a class="eu-logo" href="${escapeHtml(euLogoRegisterUrl)}" target="_blank" rel="noopener"><img src="${path}" alt="EU-Versandlogo: ${sentence}" width="${width}" height="${height}"></a></p>`;
}

function productList(heading: string, products: Product[]): string {
  if (products.length === 0) return '';
  const items = products.map(
    (product) => `<li><h3><a href="${escapeHtml(productAddress(product))}">${escapeHtml(product.title)}</a></h3>
<p class="meta">${escapeHtml(product.manufacturer)} · ${contents(product)} · ${availability(product)}</p></li>`,
  );
  return `<h2>${heading}</h2>\n<ul class="list">${items.join('\n')}</ul>`;
}

const genetics: Record<NonNullable<Product['genetic']>, string> = {
  indica: 'Indica',
  sativa: 'Sativa',
  hybrid: 'Hybrid',
  hybrid_indica_dominant: 'Hybrid Indica-dominant',
  hybrid_sativa_dominant: 'Hybrid Sativa-dominant',
};
const units: Record<Product['unit'], string> = { gram: '1 g', milliliter: '1 ml', pack: '1 Packung' };
const countries = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'code' });
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

function factsOf(product: Product): [term: string, html: string][] {
  const { priceCents, unit, strain, genetic, terpenes, irradiation, country, grower, pzn } = product;
  const facts: [string, string | null][] = [
    ['Gehalt', contents(product)],
    [
      'Preis',
      priceCents === null ? null : `${euros.format(priceCents / 100)} je ${units[unit]}, inkl. MwSt., zzgl. Versand`,
    ],
    ['Grundpreis', basePriceText(product)],
    ['Verfügbarkeit', availability(product)],
    ['Kultivar', strain && escapeHtml(strain)],
    ['Genetik', genetic && genetics[genetic]],
    ['Terpene', terpenes.length > 0 ? terpenes.map(terpeneLink).join(', ') : null],
    ['Bestrahlung', irradiation === null ? 'Unbekannt' : yesOrNo(irradiation)],
    ['Herkunft', country && escapeHtml(countryName(country))],
    ['Anbauer', grower && escapeHtml(grower)],
    ['Artikelnummer (PZN)', pzn && escapeHtml(pzn)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
}

function contents({ thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl }: Product): string {
  const of = (name: string, percent: number | null, mgPerMl: number | null) => {
    if (mgPerMl !== null) return `${name} ${number.format(mgPerMl)} mg/ml`;
    return percent === null ? `${name} keine Angabe` : `${name} ${number.format(percent)} %`;
  };
  return `${of('THC', thcPercent, thcMgPerMl)}, ${of('CBD', cbdPercent, cbdMgPerMl)}`;
}

function basePriceText({ priceCents, unit }: Product): string | null {
  const base = basePrice(priceCents, unit);
  if (!base) return null;
  return `${euros.format(base.priceCents / 100)} je ${base.quantity} ${base.unit === 'gram' ? 'g' : 'ml'}`;
}

function availability(product: Product): string {
  return isAvailable(product) ? 'lieferbar' : 'nicht lieferbar';
}

function yesOrNo(isSo: boolean): string {
  return isSo ? 'Ja' : 'Nein';
}

function countryName(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country;
}

function terpeneLink(terpene: string): string {
  return `<a href="/glossar#${anchorOf(terpene)}">${escapeHtml(terpene)}</a>`;
}
