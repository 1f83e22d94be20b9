import type { Call, CallName } from '@shop/contract/calls';
import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import { shopCalls } from '@shop/contract/shop-calls';
import type { ShopConfig } from '@shop/contract/shop-config';
import { defaultApiBase, readApiBase } from './api-base.ts';
import { readStored } from './storage.ts';

/** The desk has as many calls as the shop, and only its own people need to load them. */
let calls: Partial<Record<CallName, Call>> = shopCalls;

export function learnCalls(more: Partial<Record<CallName, Call>>): void {
  calls = { ...calls, ...more };
}

function callOf(name: CallName): Call {
  const found = calls[name];
  if (!found) throw new Error(`${name} is not known here`);
  return found;
}

let bases = { api: defaultApiBase, editor: `${defaultApiBase}/cms` };

/** Tells where the calls go; once, before the first of them. */
export function connectApi({ allowedApiBases, cmsApiBase }: Pick<ShopConfig, 'allowedApiBases' | 'cmsApiBase'>): void {
  bases = { api: readApiBase(allowedApiBases), editor: cmsApiBase.replace(/\/$/, '') };
}

/** Where a call goes that the browser makes by itself and that needs nothing filled in, such as a stream of events. */
export function addressOf(name: CallName): string {
  const { mount, path } = callOf(name);
  return baseOf(mount) + path;
}

export type CallInit = RequestInit & { method: Call['method']; headers: Headers };

let personActedAtMs: number | null = null;

/** For whoever listens to keys and pointer at the desk: its calls tell how long ago that was. */
export function notePersonActed(): void {
  personActedAtMs = Date.now();
}

interface RequestParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

/** The request of a call, ready for `fetch`: the same for the page and for the script before the first paint. */
export function makeRequest(name: CallName, input: unknown): [address: string, init: CallInit] {
  const { method, mount, path } = callOf(name);
  const { params = {}, query = {}, headers: given = {}, body } = (input ?? {}) as RequestParts;

  const headers = new Headers({
    accept: 'application/json, text/markdown, application/pdf, application/zip, text/csv, image/*',
  });
  // Mails come in the interface's language, not in the browser's.
  headers.set('accept-language', document.documentElement.lang || 'de');
  const token = readStored(mount === 'editor' ? 'cms_token' : 'auth_token');
  if (token) headers.set('authorization', `Bearer ${token}`);
  for (const [key, value] of Object.entries(given)) if (value !== undefined) headers.set(key, value);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (personActedAtMs !== null && path.startsWith('/desk/')) {
    headers.set(idleSecondsHeader, String(Math.max(0, Math.floor((Date.now() - personActedAtMs) / 1_000))));
  }

  return [
    baseOf(mount) + fillPath(path, params) + writeQuery(query),
    {
      method,
      headers,
      credentials: 'include',
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
