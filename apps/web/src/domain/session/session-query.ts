import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { sessionKey } from '#lib/query-keys.ts';
import { readSession, type Session } from './read-session.ts';

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => fetchSession({ signal }),
});

interface FetchOptions {
  signal?: AbortSignal;
  /** Asks the legacy endpoint too when the marketplace knows of nobody: before a person is turned away. */
  isThorough?: boolean;
}

/**
 * Asks the marketplace endpoint and, where that one fails, the legacy one (AU-08). A refusal means nobody; it throws
 * only when no server could be asked, because then nobody knows.
 */
export async function fetchSession({ signal, isThorough = false }: FetchOptions = {}): Promise<Session | null> {
  const options = signal ? { signal } : {};
  let failure: unknown = null;
  try {
    const session = readSession(await call('readSession', {}, options));
    if (session || !isThorough) return session;
  } catch (error) {
    if (signal?.aborted) throw error;
    failure = error;
  }

  try {
    return readSession(await call('readLegacySession', {}, options));
  } catch (error) {
    if (signal?.aborted || isOutOfReach(error)) throw error;
    if (isOutOfReach(failure)) throw failure;
    return null;
  }
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiError && (error.id === 'Unreachable' || error.id === 'Unavailable');
}
