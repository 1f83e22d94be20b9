import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiCall } from '#lib/api.ts';
import { editorKeys } from '#lib/query-keys.ts';
import { type AreaName, areaFolders } from './places.ts';
import { useEditorCall } from './use-editor-call.ts';

export interface FolderItem {
  name: string;
  type: 'dir' | 'file';
  title?: string | undefined;
  isDraft?: boolean | undefined;
}

/** What lies in a folder; above the folders of an area, those of the area. */
export function useFolder(dir: string | null, area: AreaName): UseQueryResult<FolderItem[]> {
  const call = useEditorCall();
  return useQuery(folderQuery(call, dir, area));
}

function folderQuery(call: ApiCall, dir: string | null, area: AreaName) {
  return queryOptions({
    queryKey: editorKeys.folder(dir ?? '', area),
    queryFn: async ({ signal }): Promise<FolderItem[]> => {
      const { items } = await call('listEditorFiles', { query: { dir: dir ?? '' } }, { signal });
      return dir === null ? items.filter(({ name }) => areaFolders[area].includes(name)) : items;
    },
    // Others write too.
    staleTime: 5_000,
  });
}
