import type { TextLanguage } from './text-language.ts';

/** Where the texts lie below `/content_management/`. */

export const blogIndexFile = (language: TextLanguage) => `blog/blog_${language}/index.json`;

export const postFile = (language: TextLanguage, slug: string) => `blog/blog_${language}/${slug}/index.md`;

export const faqFile = (language: TextLanguage) => `faq/faq.${language}.json`;

const germanGlossary = 'Cannabis-Glossar.md';
export const englishGlossaryFile = 'glossar/Cannabis-Glossar.en.md';

/** In the order in which they are looked for (CT-07). */
export function glossaryFiles(language: TextLanguage): [string, ...string[]] {
  const german = [`glossar/${germanGlossary}`, germanGlossary] as const;
  return language === 'en' ? [englishGlossaryFile, ...german] : [...german];
}
