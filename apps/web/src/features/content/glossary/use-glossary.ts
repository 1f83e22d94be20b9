import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readFirstMarkdownFile } from '../content-file.ts';
import { type Glossary, readGlossary } from './read-glossary.ts';

const file = 'Cannabis-Glossar.md';

/** The one glossary there is, in German; null where neither its folder nor the root has it (CT-07). */
export function useGlossary(): UseQueryResult<Glossary | null> {
  return useQuery({
    queryKey: ['glossary'],
    queryFn: async ({ signal }) => {
      const found = await readFirstMarkdownFile([`glossar/${file}`, file], { signal });
      return found && readGlossary(found.markdown);
    },
  });
}
