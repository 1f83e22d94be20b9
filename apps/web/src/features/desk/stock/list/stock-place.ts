import { dayAfter } from '@shop/contract/desk/german-time';
import type { StockedProduct } from '@shop/contract/desk/stock';

export const stockFilters = ['all', 'low', 'quarantine', 'expiring', 'short'] as const;
export type StockFilter = (typeof stockFilters)[number];

/** A product that is on sale and has less than this many units free should be ordered. */
export const lowUnits = 50;
export const expiringDays = 60;
const longestWords = 60;

/** What the list shows and where one is in it, as the address says it. */
export interface StockPlace {
  show: StockFilter;
  words: string;
  at: string | null;
}

export function readStockPlace(address: URLSearchParams): StockPlace {
  return {
    show: stockFilters.find((one) => one === address.get('show')) ?? 'all',
    words: (address.get('q') ?? '').slice(0, longestWords),
    at: address.get('at'),
  };
}

export function writeStockPlace({ show, words, at }: StockPlace): Record<string, string> {
  return { ...(show !== 'all' && { show }), ...(words && { q: words }), ...(at && { at }) };
}

/** Whether a product belongs under a filter on this day. */
export function isUnder(filter: StockFilter, product: StockedProduct, today: string): boolean {
  const { free, quarantine, short, nextExpiry, isOnSale } = product;
  if (filter === 'low') return isOnSale && free < lowUnits;
  if (filter === 'quarantine') return quarantine > 0;
  if (filter === 'expiring') return nextExpiry !== null && nextExpiry <= dayAfter(today, expiringDays);
  return filter === 'all' || short > 0;
}

/** Every word is somewhere in its name, its maker's or its PZN. */
export function isMeant({ name, manufacturer, pzn }: StockedProduct, words: string): boolean {
  const said = `${name} ${manufacturer} ${pzn ?? ''}`.toLocaleLowerCase('de');
  return words
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => said.includes(word));
}
