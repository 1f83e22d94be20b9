import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetPerson } from '#domain/session/forget-person.ts';
import { call } from '#lib/api.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { store } from '#lib/storage.ts';
import { kept, shop } from '#testing/at-checkout.ts';
import { sanderglacis } from '#testing/factories.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { unfilledScreens } from '#testing/unfilled-screens.ts';
import { firstNeeds } from '../first-needs.ts';
import { applyLanguage, startEarly } from './start-early.ts';

afterEach(() => {
  delete window.earlyAnswers;
  for (const element of document.head.querySelectorAll('link, script')) element.remove();
  document.documentElement.lang = 'de';
  delete document.documentElement.dataset.catalogue;
});

const noFiles = { entry: null, imports: [], routes: {} };

const givenServer = () => fakeServer(unfilledScreens);

describe('what is asked for early', () => {
  const addresses = Object.entries(routes).map(([name, path]) => [path.replace(/:\w+\??/, 'x'), name as RouteName]);

  const ofPerson = new Set<RouteName>(['Cart', 'Checkout']);

  test.each(addresses as [string, RouteName][])(
    'at %s is what the page asks for, and asked for once',
    async (address, name) => {
      vi.spyOn(window.location, 'replace').mockImplementation(() => {});
      const received = givenServer();
      startEarly(`#${address}`, noFiles);
      const early = Object.entries(received).flatMap(([call, requests]) =>
        requests.map((request) => ({ call, request })),
      );
      expect(early).toHaveLength(window.earlyAnswers?.size ?? 0);
      expect(early.length > 0).toBe(name in firstNeeds && !ofPerson.has(name));

      await renderPage(address);
      await screen.findByRole('heading', { level: 1 });
      expect([...(window.earlyAnswers?.keys() ?? [])]).toEqual([]);
      for (const { call, request } of early) {
        const same = received[call as keyof typeof received]?.filter(
          ({ params, query }) => JSON.stringify([params, query]) === JSON.stringify([request.params, request.query]),
        );
        expect(same, call).toHaveLength(1);
      }
    },
  );

  test('is asked for in the language of the page; the code follows behind the first paint, with its words', async () => {
    store('locale', 'en-GB');
    const received = givenServer();
    applyLanguage();
    const files = { all: ['assets/faq.js', 'assets/faq.css'], de: ['assets/de.js'], en: ['assets/en.js'] };
    startEarly('#/faq', { entry: 'assets/index.js', imports: ['assets/runtime.js'], routes: { Faq: files } });
    expect(received.readContentFile?.[0]?.params.rest).toBe('faq/faq.en.json');
    expect(received.readContentFile?.[0]?.headers.get('accept-language')).toBe('en');
    expect(document.head.querySelectorAll('link, script')).toHaveLength(0);

    const script = await vi.waitFor(() => {
      const found = document.head.querySelector('script');
      if (!found) throw new Error('The code has not been started.');
      return found;
    });
    expect([script.type, new URL(script.src).pathname]).toEqual(['module', '/assets/index.js']);
    const links = await vi.waitFor(() => {
      const found = [...document.head.querySelectorAll('link')];
      expect(found).toHaveLength(4);
      return found;
    });
    expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['modulepreload', '/assets/runtime.js'],
      ['modulepreload', '/assets/faq.js'],
      ['preload', '/assets/faq.css'],
      ['modulepreload', '/assets/en.js'],
    ]);
  });

  test.each([
    ['/cart', ['readSession', 'readCart']],
    ['/checkout', ['readSession', 'readCart', 'readPersonalData', 'listDeliveryAddresses']],
  ])('at %s is also what is shown of somebody who may be signed in, asked for once', async (address, calls) => {
    store('auth_token', 'token');
    const received = shop();
    startEarly(`#${address}`, noFiles);
    await vi.waitFor(() => expect(Object.keys(received).toSorted()).toEqual(calls.toSorted()));
    await renderPage(address);
    await vi.waitFor(() => expect([...(window.earlyAnswers?.keys() ?? [])]).toEqual([]));
    for (const call of calls) expect(received[call as keyof typeof received], call).toHaveLength(1);
  });

  test('of one person is not taken over by the next', async () => {
    store('auth_token', 'token');
    const received = shop();
    startEarly('#/checkout', noFiles);
    await vi.waitFor(() => expect(window.earlyAnswers?.size).toBe(4));
    forgetPerson(createQueryClient());
    expect(window.earlyAnswers?.size).toBe(0);
    expect(received.readPersonalData).toHaveLength(1);
  });

  test('is not taken for what stands there after a change', async () => {
    store('auth_token', 'token');
    const received = shop({ addDeliveryAddress: () => kept });
    startEarly('#/checkout', noFiles);
    await vi.waitFor(() => expect(window.earlyAnswers?.size).toBe(4));
    await call('addDeliveryAddress', { body: sanderglacis });
    await call('listDeliveryAddresses', {});
    expect(received.listDeliveryAddresses).toHaveLength(2);
  });

  test('is no product where strangers see none', () => {
    const received = givenServer();
    document.documentElement.dataset.catalogue = 'closed';
    startEarly('#/shop', noFiles);
    startEarly('#/product/x', noFiles);
    expect(received).toEqual({});
  });

  test('is nothing at an unknown address, and no data where another API is named', () => {
    const received = givenServer();
    startEarly('#/no/such/page', noFiles);
    store('cm_api_base', 'https://elsewhere.example/api');
    startEarly('#/shop', noFiles);
    expect(received).toEqual({});
  });
});
