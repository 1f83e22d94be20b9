import type { TextLanguage } from '../places.ts';
import type { FolderItem } from '../use-folder.ts';

/** A post that somebody should look at, by its folder. */
export interface PostToDo {
  path: string;
  title: string;
  language: TextLanguage;
}

type PostsIn = Record<TextLanguage, FolderItem[] | undefined>;

/** Posts that the public cannot see yet. */
export function draftsIn(posts: PostsIn): PostToDo[] {
  return (['de', 'en'] as const).flatMap((language) =>
    foldersOf(posts[language])
      .filter(({ isDraft }) => isDraft)
      .map((post) => toDo(post, language)),
  );
}

/** Public posts that readers of the other language do not find; the language is the one that is missing. */
export function untranslatedIn(posts: PostsIn): PostToDo[] {
  if (!posts.de || !posts.en) return [];
  const names = { de: namesOf(posts.de), en: namesOf(posts.en) };
  return (['de', 'en'] as const).flatMap((language) => {
    const other = language === 'de' ? 'en' : 'de';
    return foldersOf(posts[language])
      .filter(({ name, isDraft }) => !isDraft && !names[other].has(name))
      .map((post) => ({ ...toDo(post, language), language: other }) satisfies PostToDo);
  });
}

function foldersOf(items: FolderItem[] | undefined): FolderItem[] {
  return (items ?? []).filter(({ type }) => type === 'dir');
}

function namesOf(items: FolderItem[]): Set<string> {
  return new Set(foldersOf(items).map(({ name }) => name));
}

function toDo({ name, title }: FolderItem, language: TextLanguage): PostToDo {
  return { path: `blog/blog_${language}/${name}/index.md`, title: title ?? name, language };
}
