import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiCall } from '#lib/api.ts';
import { editorKeys } from '#lib/query-keys.ts';
import { linkTo } from '#lib/routes.ts';
import type { TextLanguage } from '../places.ts';
import { useEditorCall } from '../use-editor-call.ts';
import { type FolderItem, useFolder } from '../use-folder.ts';
import { anchorsIn } from './check-text.ts';
import type { KnownPlaces } from './links.ts';

interface Known extends KnownPlaces {
  /** The posts of each language; undefined as long as they are not known. */
  postsIn: Record<TextLanguage, FolderItem[] | undefined>;
}

/** What links can lead to: the posts, and the places in the questions and in the glossary. */
export function useKnownPlaces(language: TextLanguage): Known {
  const { data: german } = useFolder('blog/blog_de', 'blog');
  const { data: english } = useFolder('blog/blog_en', 'blog');
  const faq = useAnchors(`faq/faq.${language}.md`);
  const glossary = useAnchors(`glossar/Cannabis-Glossar${language === 'en' ? '.en' : ''}.md`);

  return useMemo(() => {
    const folders = german && english && [...german, ...english].filter(({ type }) => type === 'dir');
    return {
      posts: folders && new Set(folders.map(({ name }) => name)),
      anchors: { [linkTo('Faq')]: faq, [linkTo('Glossary')]: glossary },
      postsIn: { de: german, en: english },
    };
  }, [german, english, faq, glossary]);
}

function useAnchors(path: string): ReadonlySet<string> | undefined {
  const call = useEditorCall();
  const { data } = useQuery(anchorsQuery(call, path));
  return data;
}

function anchorsQuery(call: ApiCall, path: string) {
  return queryOptions({
    queryKey: editorKeys.anchors(path),
    queryFn: async ({ signal }) => {
      const { content } = await call('readEditorFile', { query: { path } }, { signal });
      return anchorsIn(content, path);
    },
  });
}
