import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

export function useCatalogue() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.catalogueList(),
    queryFn: ({ signal }) => deskCall('listCatalogue', {}, { signal }),
    refetchOnMount: 'always',
  });
}

export function useCatalogueProduct(id: string) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.catalogueProduct(id),
    queryFn: ({ signal }) => deskCall('readCatalogueProduct', { params: { id } }, { signal }),
    refetchOnMount: 'always',
  });
}

/** After something of the catalogue has changed. */
export function useReadCatalogueAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: deskKeys.catalogue() });
    void queryClient.invalidateQueries({ queryKey: deskKeys.stock() });
  }, [queryClient]);
}
