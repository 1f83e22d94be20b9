import { expect, test } from 'vitest';
import { type Call, type CallName, calls } from './calls.ts';
import { endpoints } from './endpoints.ts';
import { errors } from './errors.ts';
import { ownCalls } from './own-calls.ts';
import { promisedCalls } from './promised-calls.ts';

const everyCall = Object.entries(calls) as [CallName, Call][];

const base = { api: '/api', marketplace: '', root: '', editor: '/api/cms' };

function address({ method, path, mount }: Call) {
  return `${method} ${base[mount]}${path}`;
}

test('the calls are the promised ones, and our own', () => {
  expect(everyCall.map(([, call]) => address(call)).sort()).toEqual([...promisedCalls, ...ownCalls].sort());
});

test('no two calls share a method and a path', () => {
  const addresses = everyCall.map(([, call]) => address(call));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every call has an endpoint of its own name, method and path', () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(calls).sort());
  for (const [name, call] of everyCall) expect(endpoints[name]).toMatchObject({ name, ...call });
});

test('a path and its parameters name the same things', () => {
  for (const endpoint of Object.values(endpoints)) {
    const inPath = [...endpoint.path.matchAll(/:(\w+)|(\*)$/g)].map(([, name, rest]) => name ?? rest);
    const inSchema = 'params' in endpoint ? Object.keys(endpoint.params.shape) : [];
    expect([endpoint.name, ...inSchema.sort()]).toEqual([endpoint.name, ...inPath.sort()]);
  }
});

test('a call that only reads takes no body', () => {
  const readers = Object.values(endpoints).filter(({ method }) => method === 'GET');
  expect(readers.filter((endpoint) => 'body' in endpoint).map(({ name }) => name)).toEqual([]);
});

test('every error a call names is in the catalogue, once', () => {
  for (const endpoint of Object.values(endpoints)) {
    const named: readonly string[] = endpoint.errors;
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...named]));
    expect(new Set(named).size).toBe(named.length);
  }
});
