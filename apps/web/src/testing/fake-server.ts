import { type Call, type CallName, calls } from '@shop/contract/calls';
import type { Answer } from '@shop/contract/endpoint';
import type { Endpoints } from '@shop/contract/endpoints';
import { type ErrorData, type ErrorId, errors } from '@shop/contract/errors';
import { vi } from 'vitest';

/** What a call carried, as it arrived: text, not yet parsed by anyone. */
export interface FakeRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

type Reply<Name extends CallName> = Answer<Endpoints[Name]> | Response;

export type FakeAnswers = {
  [Name in CallName]?: (request: FakeRequest) => Reply<Name> | Promise<Reply<Name>>;
};

/**
 * The frame asks on every page who is signed in: nobody, unless the test says so. Texts stay on their way; a page that
 * has them from the build then shows those.
 */
const asForAGuest: FakeAnswers = {
  readSession: () => null,
  readCart: () => ({ items: [], totalCent: 0, version: 0 }),
  readContentFile: neverAnswers,
  // Asked by the prescription page, where many a test only arrives.
  readHealthConsent: neverAnswers,
  // Asked by the frame of the desk on every screen.
  readDeskOverview: neverAnswers,
};

const realFetch = globalThis.fetch;

const mountPaths: Record<Call['mount'], string> = { api: '/api', marketplace: '/api', root: '', editor: '/api/cms' };

/**
 * Stands in for fetch, typed by the contract: `fakeServer({ listProducts: () => ({ items, … }) })`. A call that the test
 * has not named fails it. Returns the requests of each call, in their order.
 */
export function fakeServer(answers: FakeAnswers): Partial<Record<CallName, FakeRequest[]>> {
  const received: Partial<Record<CallName, FakeRequest[]>> = {};
  const known = { ...asForAGuest, ...answers };

  async function answerCall(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, window.location.href);
    const found = findCall(init.method ?? 'GET', url.pathname);
    const answer = found && (known[found.name] as ((request: FakeRequest) => unknown) | undefined);
    if (!found || !answer) {
      // biome-ignore lint/suspicious/noConsole: it is what makes the test fail.
      console.error(`The test names no answer for ${init.method ?? 'GET'} ${url.pathname}.`);
      return refuse('NotFound')();
    }

    const request: FakeRequest = {
      params: found.params,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    received[found.name] = [...(received[found.name] ?? []), request];

    const reply = await answer(request);
    return reply instanceof Response ? reply : Response.json(reply);
  }

  vi.stubGlobal('fetch', answerCall);
  return received;
}

/** For a page whose test cares about no call: without it the frame's own question would go out to the network. */
export function fakeServerUnlessGiven(): void {
  if (globalThis.fetch === realFetch) fakeServer({});
}

/** An answer that is one of the catalogue's errors: `fakeServer({ addCartItem: refuse('CartFull') })`. */
export function refuse<Id extends ErrorId>(
  id: Id,
  ...[data]: ErrorData<Id> extends undefined ? [] : [data: ErrorData<Id>]
): () => Response {
  const { status, message } = errors[id];
  return () => Response.json({ id, message, data, requestId: 'test-request' }, { status });
}

/** A server that has not answered yet, and never will. */
export function neverAnswers(): Promise<never> {
  return new Promise(() => {});
}

function findCall(method: string, pathname: string): { name: CallName; params: Record<string, string> } | null {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    if (call.method !== method) continue;
    const match = patternOf(mountPaths[call.mount] + call.path).exec(pathname);
    if (match) return { name, params: decode(match.groups ?? {}) };
  }
  return null;
}

function patternOf(path: string): RegExp {
  const pattern = path
    .replaceAll('.', '\\.')
    .replace(/\*$/, '(?<rest>.+)')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${pattern}$`);
}

function decode(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]));
}
