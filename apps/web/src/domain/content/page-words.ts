import type { ShopConfig } from '@shop/contract/shop-config';
import { pharmacyName } from '@shop/contract/shop-config';
import { fillPlaceholders } from '@shop/texts/placeholders';

/** A run of text, part of it emphasised or a link. */
export type RichText = (string | { strong: RichText } | { em: RichText } | { href: string; words: RichText })[];

export interface PageLink {
  label: string;
  href: string;
}

export interface PageSection {
  heading: string;
  intro: RichText[];
  bullets: RichText[];
  cards: { heading: string; text: RichText[] }[];
  /** Becomes the section's button. */
  link: PageLink | null;
}

/** The words of a page that the shop lays out itself; content/README.md says which page has which. */
export interface PageText {
  fields: Record<string, string>;
  sections: PageSection[];
}

/** What the build makes of a file of `content/pages/`: `import home from '…/home.de.md?page'`. */
export interface BuiltPage {
  markdown: string;
  text: PageText;
}

/** The pharmacy's own values for `{{name}}`, under the names that the server fills in too. */
function valuesOf(config: ShopConfig): Record<string, string> {
  const { shopName, phone, email, bookingUrl, pharmacy } = config;
  return { ...pharmacy, shopName, phone, email, bookingUrl, pharmacyName: pharmacyName(config) };
}

/** Fills every string in a value, however deep. */
export function fillIn<Value>(value: Value, config: ShopConfig): Value {
  const values = valuesOf(config);
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillPlaceholders(part, values, () => '');
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(value) as Value;
}
