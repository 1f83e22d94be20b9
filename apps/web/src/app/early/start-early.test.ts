import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RouteName, routes } from '#lib/routes.ts';
import { store } from '#lib/storage.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { unfilledScreens } from '#testing/unfilled-screens.ts';
import { firstAsks } from './first-asks.ts';
import { startEarly } from './start-early.ts';

afterEach(() => {
  delete window.earlyAnswers;
  for (const link of document.head.querySelectorAll('link')) link.remove();
  document.documentElement.lang = 'de';
  delete document.documentElement.dataset.catalogue;
});

const givenServer = () => fakeServer(unfilledScreens);

describe('what is asked for early', () => {
  const addresses = Object.entries(routes).map(([name, path]) => [path.replace(/:\w+\??/, 'x'), name as RouteName]);

  test.each(addresses as [string, RouteName][])(
    'at %s is what the page asks for, and asked for once',
    async (address, name) => {
      vi.spyOn(window.location, 'replace').mockImplementation(() => {});
      const received = givenServer();
      startEarly(`#${address}`, {});
      const early = Object.entries(received).flatMap(([call, requests]) =>
        requests.map((request) => ({ call, request })),
      );
      expect(early).toHaveLength(window.earlyAnswers?.size ?? 0);
      expect(early.length > 0).toBe(name in firstAsks);

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

  test('is asked for in the language of the page, and in its words', () => {
    store('locale', 'en-GB');
    const received = givenServer();
    startEarly('#/faq', {
      Faq: { all: ['assets/faq.js', 'assets/faq.css'], de: ['assets/de.js'], en: ['assets/en.js'] },
    });
    expect(received.readContentFile?.[0]?.params.rest).toBe('faq/faq.en.json');
    expect(received.readContentFile?.[0]?.headers.get('accept-language')).toBe('en');
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['modulepreload', '/assets/faq.js'],
      ['preload', '/assets/faq.css'],
      ['modulepreload', '/assets/en.js'],
    ]);
  });

  test('is no product where strangers see none', () => {
    const received = givenServer();
    document.documentElement.dataset.catalogue = 'closed';
    startEarly('#/shop', {});
    startEarly('#/product/x', {});
    expect(received).toEqual({});
  });

  test('is nothing at an unknown address, and no data where another API is named', () => {
    const received = givenServer();
    startEarly('#/no/such/page', {});
    store('cm_api_base', 'https://elsewhere.example/api');
    startEarly('#/shop', {});
    expect(received).toEqual({});
  });
});
