import { type Call, type CallName, calls } from '@shop/contract/calls';
import type { Input, Output } from '@shop/contract/endpoint';
import type { Endpoints } from '@shop/contract/endpoints';
import type { ShopConfig } from '@shop/contract/shop-config';
import { defaultApiBase, readApiBase } from './api-base.ts';
import { ApiError, type ApiErrorId } from './api-error.ts';
import { fieldsOf, textIn } from './read-fields.ts';
import { readStored } from './storage.ts';

export type CallInput<Name extends CallName> = Input<Endpoints[Name]>;
export type CallOutput<Name extends CallName> = Output<Endpoints[Name]>;

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** How the browser's cache is used; left out, as the answer's headers say. */
  cache?: RequestCache;
}

const defaultTimeoutMs = 15_000;

let bases = { api: defaultApiBase, editor: `${defaultApiBase}/cms` };

/** Tells where the calls go; once, before the first of them. */
export function connectApi({ allowedApiBases, cmsApiBase }: Pick<ShopConfig, 'allowedApiBases' | 'cmsApiBase'>): void {
  bases = { api: readApiBase(allowedApiBases), editor: cmsApiBase.replace(/\/$/, '') };
}

/**
 * The only fetch of the shop's data. Throws an ApiError, or the abort's own error when `signal` was used; what the
 * person sees of it is decided by whoever called. Markdown answers as text, a PDF, ZIP or image as a Blob, everything else as JSON.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { signal, timeoutMs = defaultTimeoutMs, cache }: CallOptions = {},
): Promise<CallOutput<Name>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const [address, init] = makeRequest(name, input, signal ? AbortSignal.any([signal, timeout]) : timeout);
    const response = await fetch(address, cache ? { ...init, cache } : init);
    return (await readAnswer(response)) as CallOutput<Name>;
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    const message = timeout.aborted ? `no answer within ${timeoutMs} ms` : 'no connection';
    throw new ApiError({ id: 'Unreachable', status: 0, message }, { cause: error });
  }
}

/** Where a call goes that the browser makes by itself and that needs nothing filled in, such as a stream of events. */
export function addressOf(name: CallName): string {
  const { mount, path }: Call = calls[name];
  return baseOf(mount) + path;
}

interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

function makeRequest(name: CallName, input: unknown, signal: AbortSignal): [address: string, init: RequestInit] {
  const { method, mount, path }: Call = calls[name];
  const { params = {}, query = {}, headers: given = {}, body } = (input ?? {}) as RequestParts;

  const headers = new Headers({ accept: 'application/json, text/markdown, application/pdf, application/zip, image/*' });
  // Mails come in the interface's language, not in the browser's.
  headers.set('accept-language', document.documentElement.lang || 'de');
  const token = readStored(mount === 'editor' ? 'cms_token' : 'auth_token');
  if (token) headers.set('authorization', `Bearer ${token}`);
  for (const [key, value] of Object.entries(given)) if (value !== undefined) headers.set(key, value);
  if (body !== undefined) headers.set('content-type', 'application/json');

  return [
    baseOf(mount) + fillPath(path, params) + writeQuery(query),
    {
      method,
      headers,
      credentials: 'include',
      signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  ];
}

function baseOf(mount: Call['mount']): string {
  if (mount === 'root') return '';
  return mount === 'editor' ? bases.editor : bases.api;
}

function fillPath(path: string, params: Record<string, string>): string {
  return path
    .split('/')
    .map((part) => {
      if (part === '*') return (params['*'] ?? '').split('/').map(encodeURIComponent).join('/');
      return part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part;
    })
    .join('/');
}

function writeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(key, String(value));
  return search.size > 0 ? `?${search}` : '';
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw await readError(response);
  if (response.status === 204) return null;

  const type = response.headers.get('content-type') ?? '';
  if (/^(?:application\/(?:pdf|zip)|image\/)/i.test(type)) return response.blob();
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
