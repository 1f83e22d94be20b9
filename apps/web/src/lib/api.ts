import type { CallName } from '@shop/contract/calls';
import { databaseHeader } from '@shop/contract/database-header';
import type { Input, Output } from '@shop/contract/endpoint';
import type { Endpoints } from '@shop/contract/endpoints';
import { ApiError, type ApiErrorId } from './api-error.ts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';
import { fieldsOf, textIn } from './read-fields.ts';
import { makeRequest } from './request.ts';

export type CallInput<Name extends CallName> = Input<Endpoints[Name]>;
export type CallOutput<Name extends CallName> = Output<Endpoints[Name]>;

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** How the browser's cache is used; left out, as the answer's headers say. */
  cache?: RequestCache;
}

const defaultTimeoutMs = 15_000;

/**
 * The only fetch of the shop's data. Throws an ApiError, or the abort's own error when `signal` was used; what the
 * person sees of it is decided by whoever called. Markdown answers as text, a PDF, ZIP, CSV or image as a Blob, everything else as JSON.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { signal, timeoutMs = defaultTimeoutMs, cache }: CallOptions = {},
): Promise<CallOutput<Name>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const until = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const [address, init] = makeRequest(name, input);
    if (init.method !== 'GET') forgetEarlyAnswers();
    const early = cache ? undefined : takeEarlyAnswer(address, init);
    const answer = early === undefined ? fetch(address, { ...init, signal: until, ...(cache && { cache }) }) : early;
    const response = await unlessAborted(answer, until);
    noteDatabase(response);
    return (await readAnswer(response)) as CallOutput<Name>;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    const message = timeout.aborted ? `no answer within ${timeoutMs} ms` : 'no connection';
    throw new ApiError({ id: 'Unreachable', status: 0, message }, { cause: error });
  }
}

export type ApiCall = typeof call;

let isDatabaseAway = false;
const databaseListeners = new Set<() => void>();

/** For `useSyncExternalStore`: whether the server could not reach its database when it last answered. */
export const databaseAwayStore = {
  subscribe(listener: () => void): () => void {
    databaseListeners.add(listener);
    return () => databaseListeners.delete(listener);
  },
  read: (): boolean => isDatabaseAway,
};

/** An answer that says nothing of it is none of the shop's. */
function noteDatabase({ headers }: Response): void {
  const said = headers.get(databaseHeader);
  if (said === null || (said === 'away') === isDatabaseAway) return;
  isDatabaseAway = said === 'away';
  for (const listener of databaseListeners) listener();
}

/** The same call; what it throws is told first, to an area that has its own answer to a session that is over. */
export function callTelling(tell: (error: unknown) => void): ApiCall {
  return async (name, input, options) => {
    try {
      return await call(name, input, options);
    } catch (error) {
      tell(error);
      throw error;
    }
  };
}

function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, aborted]);
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw await readError(response);
  if (response.status === 204) return null;

  const type = response.headers.get('content-type') ?? '';
  if (/^(?:application\/(?:pdf|zip)|text\/csv|image\/)/i.test(type)) return response.blob();
  if (/^text\/(?:markdown|plain)\b/i.test(type)) return response.text();

  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    // A proxy's page, or the shop's own shell from a server that does not know the path.
    const message = `unreadable answer (${type || 'no content type'})`;
    throw new ApiError({ id: 'Internal', status: response.status, message }, { cause: error });
  }
}

async function readError(response: Response): Promise<ApiError> {
  const headerId = response.headers.get('x-request-id');
  const { id, message, data, requestId } = errorIn(await response.json().catch(() => null));
  return new ApiError({
    id: (id as ApiErrorId | null) ?? idOfStatus(response.status),
    status: response.status,
    message: message ?? `HTTP ${response.status}`,
    data: data ?? dataOfHeaders(response),
    requestId: requestId ?? headerId,
    foreignMessage: id === null ? (message ?? '') : null,
  });
}

/** Flat, as our server answers, or with a custom id in an envelope: `{ json: { message, data: { custom: { id } } } }`. */
function errorIn(answer: unknown) {
  const flat = fieldsOf(answer);
  const error = fieldsOf(flat?.json) ?? flat;
  const custom = fieldsOf(fieldsOf(error?.data)?.custom);
  return {
    id: textIn(error?.id) ?? textIn(custom?.id),
    message: textIn(error?.message),
    data: custom ? custom.payload : error?.data,
    requestId: textIn(flat?.requestId),
  };
}

/** What a proxy or a foreign backend means when it gives no id. */
function idOfStatus(status: number): ApiErrorId {
  const ids: Record<number, ApiErrorId> = {
    400: 'MalformedRequest',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'NotFound',
    408: 'RequestTimeout',
    413: 'BodyTooLarge',
    415: 'UnsupportedMediaType',
    429: 'TooManyRequests',
    502: 'Unavailable',
    503: 'Unavailable',
    504: 'Unavailable',
  };
  return ids[status] ?? 'Internal';
}

function dataOfHeaders(response: Response): unknown {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { retryAfterSeconds: seconds } : undefined;
}
