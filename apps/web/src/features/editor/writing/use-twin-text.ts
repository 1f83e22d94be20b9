import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiCall } from '#lib/api.ts';
import { editorKeys } from '#lib/query-keys.ts';
import { setField } from '../front-matter-lines.ts';
import { kindOf, twinOf } from '../places.ts';
import { plainLineEnds } from '../plain-line-ends.ts';
import { useEditorCall } from '../use-editor-call.ts';

/** What a missing file can begin with: the text in the other language, a post as a draft. Null where there is none. */
export function useTwinText(missing: string | null): string | null {
  const call = useEditorCall();
  const twin = missing && twinOf(missing);
  const { data } = useQuery(twinQuery(call, twin));
  return data ?? null;
}

function twinQuery(call: ApiCall, twin: string | null) {
  return queryOptions({
    queryKey: editorKeys.twin(twin),
    queryFn: async ({ signal }) => {
      const { content } = await call('readEditorFile', { query: { path: twin ?? '' } }, { signal });
      const text = plainLineEnds(content);
      return kindOf(twin ?? '') === 'post' ? setField(text, 'draft', 'true') : text;
    },
    enabled: twin !== null,
    staleTime: 0,
  });
}
