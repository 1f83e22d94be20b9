import { queryOptions } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { type PublicReading, usePublicQuery } from '#domain/shop/use-public-query.ts';
import { call } from '#lib/api.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { readJsonOrAsk } from '../content-file.ts';
import { blogIndexFile } from '../text-files.ts';
import { languagesOf, type TextLanguage } from '../text-language.ts';
import { type BlogEntry, readBlogIndex } from './read-blog-index.ts';

export interface BlogIndex {
  entries: BlogEntry[];
  language: TextLanguage;
}

/** The posts in the interface's language; the German ones where that language has none yet. */
export function useBlogIndex(): PublicReading<BlogIndex> {
  const languages = languagesOf(useLocale());
  return usePublicQuery(blogIndexQuery(languages));
}

function readIndex(lang: TextLanguage, signal: AbortSignal): Promise<BlogEntry[]> {
  return readJsonOrAsk(blogIndexFile(lang), signal, readBlogIndex, () =>
    call('listBlogPosts', { query: { lang } }, { signal }),
  );
}

function blogIndexQuery(languages: readonly [TextLanguage, ...TextLanguage[]]) {
  return queryOptions({
    queryKey: publicKeys.blogIndex(languages[0]),
    queryFn: async ({ signal }) => {
      let failure: unknown = null;
      for (const language of languages) {
        try {
          const entries = await readIndex(language, signal);
          if (entries.length > 0) return { entries, language };
        } catch (error) {
          if (signal.aborted) throw error;
          failure ??= error;
        }
      }
      if (failure) throw failure;
      return { entries: [], language: languages[0] };
    },
  });
}
