import { useMemo } from 'react';
import { languageOf, nameOf, slugOf, type TextLanguage, twinOf } from '../places.ts';
import type { FolderItem } from '../use-folder.ts';
import { checkText } from './check-text.ts';
import type { Hint } from './hint.ts';
import { readWordList, wordPattern } from './risky-words.ts';
import type { useKnownPlaces } from './use-known-places.ts';

interface HintSources {
  known: ReturnType<typeof useKnownPlaces>;
  /** What lies beside the text; undefined as long as it is not known. */
  folder: FolderItem[] | undefined;
  /** The lists of content/, as they are written. */
  riskyWords: Record<TextLanguage, string>;
}

const none: Hint[] = [];

/** Everything worth a look in a text. */
export function useHints(path: string | null, text: string, { known, folder, riskyWords }: HintSources): Hint[] {
  const language = languageOf(path ?? '');
  const pattern = useMemo(() => wordPattern(readWordList(riskyWords[language])), [riskyWords, language]);

  return useMemo(() => {
    if (path === null) return none;
    return checkText(text, {
      path,
      known,
      riskyWords: pattern,
      isTwinMissing: isTwinMissing(path, known.postsIn, folder),
    });
  }, [path, text, known, pattern, folder]);
}

function isTwinMissing(
  path: string,
  postsIn: Record<TextLanguage, FolderItem[] | undefined>,
  folder: FolderItem[] | undefined,
): boolean | undefined {
  const twin = twinOf(path);
  if (!twin) return false;
  const slug = slugOf(path);
  if (slug) return postsIn[languageOf(twin)]?.every(({ name }) => name !== slug);
  return folder?.every(({ name }) => name !== nameOf(twin));
}
