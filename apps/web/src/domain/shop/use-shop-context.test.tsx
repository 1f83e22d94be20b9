import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { fakeServer, neverAnswers, refuse } from '#testing/fake-server.ts';
import { useShopContext } from './use-shop-context.ts';

const domain = 'shop.test';
const hourMs = 60 * 60 * 1000;
const closed = { shopId: 'shop-7', pharmacyId: 'p', name: 'N', showStock: false, showSimilarProducts: false };

function renderContext() {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(useShopContext, { wrapper }).result;
}

function remember({ ageMs = hourMs, of = domain, flags = { showStock: false, showSimilarProducts: true } } = {}) {
  const storedAt = Date.now() - ageMs;
  localStorage.setItem('shop_id_v1', JSON.stringify({ domain: of, storedAt, shopId: 'shop-7' }));
  localStorage.setItem('shop_context_v1', JSON.stringify({ domain: of, storedAt, shopId: 'shop-7', context: flags }));
}

describe('[WI-05] the shop context', () => {
  test('is asked for by the id of this domain, and both are remembered', async () => {
    const received = fakeServer({ findShopByDomain: () => ({ shopId: 'shop-7' }), readShopContext: () => closed });
    const context = renderContext();
    expect(context.current).toBeNull();
    await waitFor(() => expect(context.current).toEqual({ showStock: false, showSimilarProducts: false }));
    expect(received.findShopByDomain?.[0]?.params).toEqual({ domain });
    expect(received.readShopContext?.[0]?.params).toEqual({ shopId: 'shop-7' });
    expect(JSON.parse(localStorage.getItem('shop_id_v1') ?? '')).toMatchObject({ domain, shopId: 'shop-7' });
    expect(JSON.parse(localStorage.getItem('shop_context_v1') ?? '')).toMatchObject({
      domain,
      shopId: 'shop-7',
      context: { showStock: false, showSimilarProducts: false },
    });
  });

  test('is there at once when it is remembered, without a call', () => {
    const received = fakeServer({});
    remember();
    expect(renderContext().current).toEqual({ showStock: false, showSimilarProducts: true });
    expect(received).toEqual({});
  });

  test('is refreshed in the background after a day', async () => {
    const received = fakeServer({ findShopByDomain: () => ({ shopId: 'shop-7' }), readShopContext: () => closed });
    remember({ ageMs: 25 * hourMs });
    const context = renderContext();
    expect(context.current).toEqual({ showStock: false, showSimilarProducts: true });
    await waitFor(() => expect(context.current?.showSimilarProducts).toBe(false));
    expect(received.findShopByDomain).toHaveLength(1);
  });

  test('stays as remembered when the refresh fails', async () => {
    const received = fakeServer({ findShopByDomain: refuse('Internal'), readShopContext: refuse('Internal') });
    remember({ ageMs: 25 * hourMs });
    const context = renderContext();
    await waitFor(() => expect(received.readShopContext).toHaveLength(1));
    expect(context.current).toEqual({ showStock: false, showSimilarProducts: true });
  });

  test.each([
    ['of another domain', () => remember({ of: 'other.test' })],
    ['from the future', () => remember({ ageMs: -hourMs })],
    ['of another shape', () => localStorage.setItem('shop_id_v1', '"shop-7"')],
    ['that is no JSON', () => localStorage.setItem('shop_id_v1', '{')],
  ])('ignores an entry %s', async (_case, prepare) => {
    const received = fakeServer({ findShopByDomain: () => ({ shopId: 'shop-9' }), readShopContext: () => closed });
    prepare();
    const context = renderContext();
    await waitFor(() => expect(context.current).toEqual({ showStock: false, showSimilarProducts: false }));
    expect(received.readShopContext?.[0]?.params).toEqual({ shopId: 'shop-9' });
  });

  test('an unknown domain has the shop of the config, which is not remembered as its own', async () => {
    const received = fakeServer({ findShopByDomain: refuse('NotFound'), readShopContext: () => closed });
    const context = renderContext();
    await waitFor(() => expect(context.current?.showStock).toBe(false));
    expect(received.readShopContext?.[0]?.params).toEqual({ shopId: 'demo-shop' });
    expect(localStorage.getItem('shop_id_v1')).toBeNull();
  });

  test.each([
    ['the context fails', { findShopByDomain: () => ({ shopId: 'shop-7' }), readShopContext: refuse('Internal') }],
    ['both fail', { findShopByDomain: refuse('Internal'), readShopContext: refuse('Internal') }],
    ['the context is none', { findShopByDomain: () => ({ shopId: 'a' }), readShopContext: () => Response.json([]) }],
  ])('when %s everything is shown', async (_case, answers) => {
    fakeServer(answers);
    const context = renderContext();
    await waitFor(() => expect(context.current).toEqual({ showStock: true, showSimilarProducts: true }));
  });

  test.each([['"shop-7"'], ['{"id":"shop-7"}'], ['{"shopId":"shop-7"}']])('reads the id from %s', async (answer) => {
    const received = fakeServer({
      findShopByDomain: () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
      readShopContext: () => closed,
    });
    renderContext();
    await waitFor(() => expect(received.readShopContext?.[0]?.params).toEqual({ shopId: 'shop-7' }));
  });

  test('a flag that is missing is on', async () => {
    fakeServer({
      findShopByDomain: () => ({ shopId: 'a' }),
      readShopContext: () => Response.json({ showStock: 'no' }),
    });
    const context = renderContext();
    await waitFor(() => expect(context.current).toEqual({ showStock: true, showSimilarProducts: true }));
  });

  test('no garbage in the storage makes it fail', () => {
    fakeServer({ findShopByDomain: neverAnswers, readShopContext: neverAnswers });
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (id, context) => {
        localStorage.setItem('shop_id_v1', JSON.stringify({ domain, storedAt: 1, shopId: id }));
        localStorage.setItem('shop_context_v1', JSON.stringify({ domain, storedAt: 1, shopId: id, context }));
        expect(() => renderContext()).not.toThrow();
      }),
      { numRuns: 40 },
    );
  });
});
