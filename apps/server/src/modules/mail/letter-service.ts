import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Language } from '../../db/schema/identity.ts';
import { inert } from './inert-text.ts';
import { writeLetter } from './letter.ts';
import { type Block, linkAddress, strong, visible } from './letter-blocks.ts';
import { markdownBlocks } from './letter-markdown.ts';

/** What other modules write letters with. */
export type { Block };
export { inert, linkAddress, markdownBlocks, strong, visible };

export interface PharmacyLetter {
  language: Language;
  title: string;
  config: ShopConfig;
  /** Where the shop is found from outside; null while nobody has said so: then the letter has no links to it. */
  shopUrl: string | null;
  blocks: readonly Block[];
  /** Why this mail came. */
  reason: string;
}

const pages: Record<Language, readonly (readonly [label: string, path: string])[]> = {
  de: [
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
    ['AGB', '/agb'],
    ['Vertrag widerrufen', '/widerruf'],
  ],
  en: [
    ['Imprint', '/impressum'],
    ['Privacy', '/datenschutz'],
    ['Terms', '/agb'],
    ['Withdraw from contract', '/widerruf'],
  ],
};

/** A letter of the pharmacy: its name above, its imprint and the legal pages below. */
export function pharmacyLetter({ language, title, config, shopUrl, blocks, reason }: PharmacyLetter) {
  const { shopName, tagline } = config;
  return writeLetter({
    language,
    title,
    shopName,
    tagline,
    blocks,
    footer: [
      { kind: 'paragraph', isSmall: true, words: imprintLine(config) },
      ...(shopUrl ? [legalLinks(shopUrl, language)] : []),
      { kind: 'paragraph', isSmall: true, words: reason },
    ],
  });
}

/** Of a screen of the shop; null where the shop's own address is not known. */
export function shopAddress(shopUrl: string | null, path: string): string | null {
  return shopUrl && `${shopUrl}/#${path}`;
}

/** The pharmacy's postal address, one line each. */
export function postalLines(config: ShopConfig): string[] {
  const { street, postalCode, city } = config.pharmacy;
  return [pharmacyName(config), street, `${postalCode} ${city}`.trim()].filter(Boolean);
}

/** Telephone and e-mail, a line each; nothing where the pharmacy has named neither. */
export function reachBlocks({ phone, email }: ShopConfig): Block[] {
  const ways = [
    ...(phone ? [{ text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
  ];
  if (ways.length === 0) return [];
  return [{ kind: 'paragraph', words: ways.flatMap((way, index) => (index === 0 ? [way] : ['\n', way])) }];
}

function imprintLine(config: ShopConfig): string {
  const [name, ...place] = postalLines(config);
  return [name, config.pharmacy.owner, ...place].filter(Boolean).join(', ');
}

function legalLinks(shopUrl: string, language: Language): Block {
  return { kind: 'links', links: pages[language].map(([label, path]) => ({ label, href: `${shopUrl}/#${path}` })) };
}
