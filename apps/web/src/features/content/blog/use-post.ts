import { queryOptions } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { type PublicReading, usePublicQuery } from '#domain/shop/use-public-query.ts';
import { call } from '#lib/api.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { isMissing, readMarkdownFile } from '../content-file.ts';
import { postFile } from '../text-files.ts';
import { languagesOf, type TextLanguage } from '../text-language.ts';
import { type BlogPost, readPostAnswer, readPostFile } from './read-post.ts';

/** No language has a post with this slug (CT-03). */
export class PostNotFound extends Error {
  override readonly name = 'PostNotFound';

  constructor() {
    super('post not found');
  }
}

/** A post in the interface's language where it exists, else in German (reading 9). */
export function usePost(slug: string): PublicReading<BlogPost> {
  const languages = languagesOf(useLocale());
  return usePublicQuery(postQuery(languages, slug));
}

/** From the file, else from the content API; null when neither has it. */
async function readPostIn(lang: TextLanguage, slug: string, signal: AbortSignal): Promise<BlogPost | null> {
  const markdown = await readMarkdownFile(postFile(lang, slug), { signal }).catch(() => null);
  if (markdown !== null) return readPostFile(slug, markdown, lang);
  signal.throwIfAborted();
  try {
    return readPostAnswer(slug, await call('readBlogPost', { params: { slug }, query: { lang } }, { signal }), lang);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function postQuery(languages: readonly TextLanguage[], slug: string) {
  return queryOptions({
    queryKey: publicKeys.post(languages[0], slug),
    queryFn: async ({ signal }) => {
      for (const language of languages) {
        const post = await readPostIn(language, slug, signal);
        if (post) return post;
      }
      throw new PostNotFound();
    },
  });
}
