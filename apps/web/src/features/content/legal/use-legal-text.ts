import { readFrontMatter } from '@shop/texts/front-matter';
import { queryOptions } from '@tanstack/react-query';
import { type PublicReading, usePublicQuery } from '#domain/shop/use-public-query.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { readFirstMarkdownFile } from '../content-file.ts';
import type { TextLanguage } from '../text-language.ts';

/** As their folders and files are called. */
export type LegalName = 'impressum' | 'datenschutz' | 'agb' | 'barrierefreiheit' | 'widerruf';

export interface LegalText {
  markdown: string;
  /** The month or day this version is from, as the file says it; null where it does not. */
  version: string | null;
  language: TextLanguage;
}

/**
 * A legal text: the file of the language, else the one without a language, else the one at the root (CT-05). Null where
 * there is none. Asked for at every visit and past every cache, because an outdated one could bind somebody.
 */
export function useLegalText(name: LegalName, language: TextLanguage): PublicReading<LegalText | null> {
  return usePublicQuery(legalTextQuery(name, language));
}

function legalTextQuery(name: LegalName, language: TextLanguage) {
  return queryOptions({
    queryKey: publicKeys.legal(name, language),
    queryFn: async ({ signal }) => {
      const ofLanguage = `${name}/${name}.${language}.md`;
      const paths = [ofLanguage, `${name}/${name}.md`, `${name}.md`];
      const file = await readFirstMarkdownFile(paths, { signal, isFresh: true });
      if (!file) return null;
      const { fields, body } = readFrontMatter(file.markdown);
      // A file without a language is in the shop's own.
      const written = file.path === ofLanguage ? language : 'de';
      return { markdown: body, version: fields.version || null, language: written };
    },
    staleTime: 0,
  });
}
