import { queryOptions } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { type PublicReading, usePublicQuery } from '#domain/shop/use-public-query.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { readFirstMarkdownFile } from '../content-file.ts';
import { englishGlossaryFile, glossaryFiles } from '../text-files.ts';
import { languageOf, type TextLanguage } from '../text-language.ts';
import { type Glossary, readGlossaryInSteps } from './read-glossary.ts';

interface FoundGlossary extends Glossary {
  language: TextLanguage;
}

/** The glossary in the interface's language, else the German one; null where neither its folder nor the root has it (CT-07). */
export function useGlossary(): PublicReading<FoundGlossary | null> {
  const wanted = languageOf(useLocale());
  return usePublicQuery(glossaryQuery(wanted));
}

function glossaryQuery(wanted: TextLanguage) {
  return queryOptions({
    queryKey: publicKeys.glossary(wanted),
    queryFn: async ({ signal }): Promise<FoundGlossary | null> => {
      const found = await readFirstMarkdownFile(glossaryFiles(wanted), { signal });
      if (!found) return null;
      return {
        ...(await readGlossaryInSteps(found.markdown)),
        language: found.path === englishGlossaryFile ? 'en' : 'de',
      };
    },
  });
}
