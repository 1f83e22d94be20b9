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

/** Where a post's file and its own pictures are. */
export function postFolder(language: TextLanguage, slug: string): string {
  return `/content_management/blog/blog_${language}/${encodeURIComponent(slug)}/`;
}
