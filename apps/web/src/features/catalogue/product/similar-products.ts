import { compareNames } from '#domain/shop/name-order.ts';
import type { Product } from '../read-product.ts';

const most = 4;
/** An unknown value counts as half-way between equal and farthest apart. */
const neutral = 0.5;

/**
 * The available products of the same type whose analysis lies nearest, nearest first. Only measured values count, and
 * only what is nearer than an unknown product would be: nobody can be paid or praised into this list (reading 24).
 */
export function similarProducts(product: Product, candidates: readonly Product[]): Product[] {
  const others = candidates.filter(
    ({ slug, type, isAvailable }) => isAvailable && type === product.type && slug !== product.slug,
  );
  const spans = { thc: spanOf([product, ...others], 'thcPercent'), cbd: spanOf([product, ...others], 'cbdPercent') };
  return others
    .map((other) => ({ other, distance: distanceBetween(product, other, spans) }))
    .filter(({ distance }) => distance < neutral)
    .sort((a, b) => a.distance - b.distance || compareNames(a.other.title, b.other.title))
    .slice(0, most)
    .map(({ other }) => other);
}

interface Spans {
  thc: number;
  cbd: number;
}

/** 0 for the same analysis, 1 for the farthest apart; THC, CBD and terpenes weigh the same. */
export function distanceBetween(one: Product, other: Product, spans: Spans): number {
  const distances = [
    contentDistance(one.thcPercent, other.thcPercent, spans.thc),
    contentDistance(one.cbdPercent, other.cbdPercent, spans.cbd),
    terpeneDistance(one.terpenes, other.terpenes),
  ];
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}

/** The difference as a share of the candidates' span: a point of THC is much among extracts and little among flowers. */
function contentDistance(one: number | null, other: number | null, span: number): number {
  if (one === null || other === null) return neutral;
  return span > 0 ? Math.min(1, Math.abs(one - other) / span) : 0;
}

/** The share of terpenes that only one of the two has. */
function terpeneDistance(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return neutral;
  const all = new Set([...one, ...other]);
  const shared = [...all].filter((terpene) => one.includes(terpene) && other.includes(terpene));
  return 1 - shared.length / all.size;
}

function spanOf(products: readonly Product[], content: 'thcPercent' | 'cbdPercent'): number {
  const known = products.map((product) => product[content]).filter((percent) => percent !== null);
  return known.length > 0 ? known.reduce((a, b) => Math.max(a, b)) - known.reduce((a, b) => Math.min(a, b)) : 0;
}
