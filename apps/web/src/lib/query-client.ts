import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const maximalRetries = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Offline, too, a call is made and fails: a clear sentence helps more than a wait without end.
        networkMode: 'always',
        retry: (failures, error) => failures < maximalRetries && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** A refusal is final; a network or server failure may pass. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.id === 'Unreachable' || error.id === 'Unavailable');
}
