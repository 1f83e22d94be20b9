import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { FaqEntry } from '@shop/texts/faq';
import type { Product } from '../../db/schema/catalogue.ts';
import type { PublicPost } from '../content/content-service.ts';

/** What search engines read, in the words of schema.org: facts, no offers and no praise (reading 24). */
type StructuredData = Record<string, unknown>;

/** A block of data, which no browser runs. `<` is written so that no text can end the block. */
export function writeStructuredData(data: StructuredData): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>\n`;
}

export function pharmacyData(config: ShopConfig, origin: string): StructuredData {
  const { street, postalCode, city } = config.pharmacy;
  return {
    '@type': 'Pharmacy',
    '@id': `${origin}/#pharmacy`,
    name: pharmacyName(config),
    url: `${origin}/`,
    telephone: config.phone,
    email: config.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'DE',
    },
  };
}

export function articleData(
  post: PublicPost,
  config: ShopConfig,
  page: { url: string; image: string | null },
): StructuredData {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    inLanguage: post.language,
    mainEntityOfPage: page.url,
    ...(page.image && { image: page.image }),
    ...(post.date && { datePublished: post.date }),
    ...(post.changedAt && { dateModified: post.changedAt.toISOString() }),
    author: post.author
      ? { '@type': 'Person', name: post.author }
      : { '@type': 'Organization', name: pharmacyName(config) },
    publisher: { '@type': 'Organization', name: pharmacyName(config) },
  };
}

export function faqData(entries: FaqEntry[]): StructuredData {
  return {
    '@type': 'FAQPage',
    inLanguage: 'de',
    mainEntity: entries.flatMap((entry) =>
      entry.type === 'question'
        ? [
            {
              '@type': 'Question',
              name: entry.question,
              acceptedAnswer: { '@type': 'Answer', text: entry.answerHtml },
            },
          ]
        : [],
    ),
  };
}

export function productData(product: Product, image: string | null): StructuredData {
  return {
    '@type': 'Product',
    name: product.title,
    ...(product.pzn && { sku: product.pzn }),
    manufacturer: { '@type': 'Organization', name: product.manufacturer },
    ...(image && { image }),
  };
}
