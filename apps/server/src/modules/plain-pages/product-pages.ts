import { basePrice } from '@shop/contract/base-price';
import { readProductCertificate } from '@shop/contract/catalogue';
import { euLogo } from '@shop/contract/eu-logo';
import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import { anchorOf } from '@shop/texts/anchor';
import type { Product } from '../../db/schema/catalogue.ts';
import { mountPaths } from '../../http/mount-paths.ts';
import { escapeHtml } from '../../http/plain-page.ts';
import { isAvailable, type ProductOnSale } from '../catalogue/catalogue-service.ts';
import { absolute, type ReadingPage, type World } from './page-frame.ts';
import { pageWords as say } from './page-words.ts';
import { productData } from './structured-data.ts';

/** More names than anybody reads on one page; the shop has them all, and so has the sitemap. */
const mostListed = 500;

const { product: words } = say;

export function shopPage({ onSale, config }: World): ReadingPage {
  if (!config.cataloguePublic) return closedShopPage(config);
  const listed = onSale.products.slice(0, mostListed);
  const more = onSale.products.length - listed.length;
  return {
    path: '/shop',
    title: say.shop.title,
    description: say.shop.description({ pharmacy: pharmacyName(config) }),
    body: `<h1>${say.shop.heading}</h1>
<p>${say.shop.lead}</p>
${productList(
  say.shop.flowers,
  listed.filter(({ type }) => type === 'bud'),
)}
${productList(
  say.shop.extracts,
  listed.filter(({ type }) => type === 'extract'),
)}
${more > 0 ? `<p>${say.shop.more({ count: more })}</p>` : ''}
${logoOf(config)}`,
  };
}

/** Where products are shown only to those who have signed in: what to do, and nothing else. */
function closedShopPage(config: ShopConfig): ReadingPage {
  return {
    path: '/shop',
    title: say.shop.title,
    description: say.shop.closedDescription({ pharmacy: pharmacyName(config) }),
    body: `<h1>${say.shop.heading}</h1>
<p>${say.shop.closed}</p>
<p><a href="/#/shop">${say.shop.signIn}</a></p>
${logoOf(config)}`,
  };
}

export function productPage(product: ProductOnSale, { origin, config }: World): ReadingPage {
  const image = product.imagePaths[0] ?? null;
  const [photo] = product.photos;
  const facts = factsOf(product).map(([term, html]) => `<dt>${term}</dt><dd>${html}</dd>`);
  const picture = image
    ? `<figure><img src="${escapeHtml(image)}" alt="${escapeHtml(photo?.altDe ?? words.imageAlt({ title: product.title }))}" width="640" height="640" decoding="async">${photo ? '' : `<figcaption>${say.illustration}</figcaption>`}</figure>`
    : '';
  return {
    path: productAddress(product),
    title: product.title,
    description: `${product.title}, ${product.manufacturer}. ${contents(product)}. ${words.prescriptionOnly}`,
    image: image ? { src: image, width: 640, height: 640 } : null,
    body: `<h1>${escapeHtml(product.title)}</h1>
<p class="lead">${escapeHtml(product.manufacturer)}</p>
<p>${words.prescriptionOnly}</p>
<div class="product">${picture}
<dl class="facts">${facts.join('\n')}</dl></div>
${product.certificateBytes === null ? '' : `<p><a href="${escapeHtml(certificateAddress(product))}" rel="nofollow">${words.certificate}</a></p>`}
${product.description ? `<h2>${words.description}</h2>\n<p>${escapeHtml(product.description)}</p>` : ''}
${logoOf(config)}`,
    data: [productData(product, image && absolute(image, origin))],
  };
}

export function productAddress({ slug }: Product): string {
  return `/product/${encodeURIComponent(slug)}`;
}

function certificateAddress({ slug }: Product): string {
  const [path = ''] = mountPaths(readProductCertificate);
  return path.replace(':slug', encodeURIComponent(slug));
}

/** On every page that offers medicines; without a register entry no logo, but a place that says so. */
function logoOf({ euLogoRegisterUrl }: ShopConfig): string {
  if (euLogoRegisterUrl === '') {
    return `<p class="eu-logo-missing"><b>${say.euLogo.missing}</b> ${say.euLogo.howToAdd}</p>`;
  }
  const { path, sentence, width, height } = euLogo;
  return `<p><a class="eu-logo" href="${escapeHtml(euLogoRegisterUrl)}" target="_blank" rel="noopener"><img src="${path}" alt="${say.euLogo.alt({ sentence })}" width="${width}" height="${height}"></a></p>`;
}

function productList(heading: string, products: Product[]): string {
  if (products.length === 0) return '';
  const items = products.map(
    (product) => `<li><h3><a href="${escapeHtml(productAddress(product))}">${escapeHtml(product.title)}</a></h3>
<p class="meta">${escapeHtml(product.manufacturer)} · ${contents(product)} · ${availability(product)}</p></li>`,
  );
  return `<h2>${heading}</h2>\n<ul class="list">${items.join('\n')}</ul>`;
}

const countries = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'code' });
const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

function factsOf(product: Product): [term: string, html: string][] {
  const { priceCents, unit, strain, genetic, terpenes, irradiation, country, grower, pzn } = product;
  const facts: [string, string | null][] = [
    [words.facts.contents, contents(product)],
    [
      words.facts.price,
      priceCents === null ? null : words.price({ price: euros.format(priceCents / 100), unit: words.units[unit] }),
    ],
    [words.facts.basePrice, basePriceText(product)],
    [words.facts.availability, availability(product)],
    [words.facts.strain, strain && escapeHtml(strain)],
    [words.facts.genetic, genetic && words.genetics[genetic]],
    [words.facts.terpenes, terpenes.length > 0 ? terpenes.map(terpeneLink).join(', ') : null],
    [words.facts.irradiation, words.irradiation({ isIrradiated: String(irradiation) })],
    [words.facts.country, country && escapeHtml(countryName(country))],
    [words.facts.grower, grower && escapeHtml(grower)],
    [words.facts.pzn, pzn && escapeHtml(pzn)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
}

function contents({ thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl }: Product): string {
  const of = (substance: string, percent: number | null, mgPerMl: number | null) => {
    if (mgPerMl !== null) return words.mgPerMl({ substance, amount: number.format(mgPerMl) });
    if (percent === null) return words.notStated({ substance });
    return words.percent({ substance, amount: number.format(percent) });
  };
  return `${of('THC', thcPercent, thcMgPerMl)}, ${of('CBD', cbdPercent, cbdMgPerMl)}`;
}

function basePriceText({ priceCents, unit }: Product): string | null {
  const base = basePrice(priceCents, unit);
  if (!base) return null;
  const { quantity, unit: baseUnit } = base;
  return words.basePrice({ price: euros.format(base.priceCents / 100), quantity, unit: baseUnit });
}

function availability(product: Product): string {
  return isAvailable(product) ? words.available : words.notAvailable;
}

function countryName(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country;
}

function terpeneLink(terpene: string): string {
  return `<a href="/glossar#${anchorOf(terpene)}">${escapeHtml(terpene)}</a>`;
}
