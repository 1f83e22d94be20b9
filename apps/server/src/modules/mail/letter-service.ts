import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import { letter as german } from '@shop/texts/messages/de/mails/letter';
import { letter as english } from '@shop/texts/messages/en/mails/letter';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';
import { inert } from './inert-text.ts';
import { writeLetter } from './letter.ts';
import { type Block, buttonTo, linkAddress, paragraph, strong, visible, type Words } from './letter-blocks.ts';
import { markdownBlocks } from './letter-markdown.ts';
import type { Mail } from './mailer.ts';

/** What other modules write letters with. */
export type { Block, Words };
export { buttonTo, inert, linkAddress, markdownBlocks, paragraph, strong, visible };

export interface PharmacyLetter {
  language: Language;
  title: string;
  config: ShopConfig;
  /** Where the shop is found from outside; null while nobody has said so: then the letter has no links to it. */
  shopUrl: string | null;
  blocks: readonly Block[];
  /** Why this mail came. */
  reason: string;
  /** Papers that belong to the letter, such as the terms. */
  appendix?: readonly Block[];
}

const words = inBothLanguages(german, english);
const legalPages = ['impressum', 'datenschutz', 'agb', 'widerruf'] as const;

/** A letter of the pharmacy: its name above, its imprint and the legal pages below. */
export function pharmacyLetter({ language, title, config, shopUrl, blocks, reason, appendix = [] }: PharmacyLetter) {
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
    appendix,
  });
}

interface MailHead extends Pick<PharmacyLetter, 'language' | 'config' | 'shopUrl'> {
  to: string;
}

/** Such a letter as a mail, with the subject, title and reason of its words. */
export function pharmacyMail(
  { to, language, config, shopUrl }: MailHead,
  { subject, title, reason }: { subject: string; title: string; reason: string },
  blocks: readonly Block[],
): Mail {
  return { to, subject, ...pharmacyLetter({ language, title, config, shopUrl, blocks, reason }) };
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
  return [paragraph(ways.flatMap((way, index) => (index === 0 ? [way] : ['\n', way])))];
}

function imprintLine(config: ShopConfig): string {
  const [name, ...place] = postalLines(config);
  return [name, config.pharmacy.owner, ...place].filter(Boolean).join(', ');
}

function legalLinks(shopUrl: string, language: Language): Block {
  const links = legalPages.map((page) => ({ label: words[language][page], href: `${shopUrl}/#/${page}` }));
  return { kind: 'links', links };
}
