import { queryOptions } from '@tanstack/react-query';
import type { ApiCall } from '#lib/api.ts';
import { editorKeys } from '#lib/query-keys.ts';
import { plainLineEnds } from '../plain-line-ends.ts';

/** Every state the file had, newest first. */
export function revisionsQuery(call: ApiCall, path: string) {
  return queryOptions({
    queryKey: editorKeys.revisions(path),
    queryFn: ({ signal }) => call('listEditorRevisions', { query: { path } }, { signal }),
    staleTime: 0,
  });
}

/** The text of one of them. */
export function revisionQuery(call: ApiCall, path: string, revision: string | undefined) {
  return queryOptions({
    queryKey: editorKeys.revision(path, revision),
    queryFn: async ({ signal }) => {
      const params = { revision: revision ?? '' };
      const { content } = await call('readEditorRevision', { params, query: { path } }, { signal });
      return plainLineEnds(content);
    },
    // A state of the past never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
