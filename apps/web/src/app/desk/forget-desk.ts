import type { QueryClient } from '@tanstack/react-query';
import { deskKeys } from '#lib/query-keys.ts';

/** Takes what the desk knows out of this browser's memory, all but these answers. */
export function forgetDesk(queryClient: QueryClient, kept: readonly (readonly unknown[])[]): void {
  const names = kept.map(([, name]) => name);
  queryClient.removeQueries({ queryKey: deskKeys.all(), predicate: ({ queryKey }) => !names.includes(queryKey[1]) });
  // They hold what was last sent and answered. What is still on its way goes on.
  const written = queryClient.getMutationCache();
  for (const mutation of written.findAll({ predicate: ({ state }) => state.status !== 'pending' })) {
    written.remove(mutation);
  }
}
