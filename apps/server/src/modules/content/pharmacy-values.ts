import { type PharmacyDetails, pharmacyName, type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import { readFrontMatter } from '@shop/texts/front-matter';
import { pharmacyValues as german } from '@shop/texts/messages/de/pages/pharmacy-values';
import { pharmacyValues as english } from '@shop/texts/messages/en/pages/pharmacy-values';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import { fillPlaceholders } from '@shop/texts/placeholders';
import type { Language } from './content-paths.ts';
import { shopFigures } from './shop-figures.ts';

type Value = keyof PharmacyDetails | 'shopName' | 'pharmacyName' | 'phone' | 'email' | 'bookingUrl';

const words = inBothLanguages(german, english);

/** Puts the pharmacy's own values and the shop's figures into a text. What the pharmacy has not filled in yet is marked, so that nobody overlooks it. */
export function fillPharmacyValues(markdown: string, config: ShopConfig, language: Language): string {
  const { shopName, phone, email, bookingUrl, pharmacy } = shopConfigIn(config, language);
  const values = {
    ...shopFigures(config, language),
    ...pharmacy,
    shopName,
    pharmacyName: pharmacyName(config),
    phone,
    email,
    bookingUrl,
  };
  const say = words[language];
  const names: Record<Value, string> = say.names;
  const missing = (name: string) => say.missing({ name: names[name as Value] ?? name });

  // Front matter is not markdown: asterisks would show there.
  const { body } = readFrontMatter(markdown);
  const head = markdown.slice(0, markdown.length - body.length);
  return fillPlaceholders(head, values, missing) + fillPlaceholders(body, values, (name) => `**${missing(name)}**`);
}
