import { defaultShopConfig } from '@shop/contract/shop-config';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { changeTheme } from '#domain/display/display-settings.ts';
import type { Locale } from '#i18n/messages.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { connectApi } from '#lib/request.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { store } from '#lib/storage.ts';
import { fakeServer, neverAnswers } from '#testing/fake-server.ts';
import { takeConsoleErrors } from '#testing/setup.ts';
import { showPictures, showTexts } from '../early/show-first.ts';
import { loadLanguage, Providers } from '../providers.tsx';
import { createShopRouter, whenReady } from '../router.tsx';
import { prerenderScreens } from './prerender-screens.tsx';
import type { Prerendered } from './prerendered.ts';
import { drawnFor, isPrerendered, showPrerendered } from './show-prerendered.ts';
import { writePrerendered, writeWithoutScript } from './write-prerendered.ts';

const config = { ...defaultShopConfig, shopName: 'Apotheke am Tor' };
const edited = '---\nheading: Seit heute neu\nlead: Geändert\n---\n';
/** As the content service answers them; nothing in English. */
const files = {
  'blog/blog_de/index.json': [{ slug: 'x', title: 'Das Rezept', excerpt: 'Was darauf steht', coverImage: '/x.webp' }],
  'faq/faq.de.json': [
    { type: 'question', id: 'eins', question: 'Frage eins?', answerHtml: '<p>Kostet $& <a href="/shop">hier</a></p>' },
    { type: 'question', id: 'zwei', question: 'Frage zwei?', answerHtml: '<p>Nicht zu sehen</p>' },
  ],
  'glossar/Cannabis-Glossar.md': '# Glossar\n\n## A\n\n### Apotheke\n\nHier gibt es [Blüten](/shop).\n',
};
let prerendered: Prerendered;

beforeAll(async () => {
  prerendered = await prerenderScreens({
    config: { shopName: 'Apotheke am Tor' },
    texts: { 'home.de': edited },
    files,
    pause: async () => {},
  });
  // React leaves the contexts of what it has drawn last as they are; a browser would not have them.
  await prerenderToNodeStream(null);
}, 300_000);

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['data-theme', 'data-may-be-signed-in', 'style']) document.documentElement.removeAttribute(name);
});

/** The page as the server sends it, opened at an address. */
function open(address: string, locale: Locale = 'de'): HTMLElement {
  const calls = [
    'listProducts',
    'readProduct',
    'findShopByDomain',
    'readSession',
    'readCart',
    'readContentFile',
  ] as const;
  fakeServer(Object.fromEntries(calls.map((name) => [name, neverAnswers])));
  document.body.innerHTML = `<div id="root"></div>${writePrerendered(prerendered)}`;
  window.location.hash = address;
  store('locale', locale);
  showPrerendered();
  const root = document.getElementById('root') as HTMLElement;
  // React compares styles letter by letter; those that a script has set are spelt with blanks.
  for (const styled of root.querySelectorAll('[style]')) {
    styled.setAttribute('style', (styled.getAttribute('style') ?? '').replaceAll(/([:;]) /g, '$1').replace(/;$/, ''));
  }
  return root;
}

const whole = ['de', 'en'].flatMap((locale) =>
  (
    [
      ...['Home', 'Shop', 'Product', 'Blog', 'BlogPost', 'Faq', 'Glossary', 'Contact'],
      ...['Cart', 'Checkout', 'Imprint', 'Privacy', 'Terms', 'Accessibility'],
    ] as RouteName[]
  ).map((name) => [name, locale as Locale] as const),
);

test.each(whole)('%s in %s is taken over by React as it stands', async (name, locale) => {
  if (name === 'Checkout') store('auth_token', 'token');
  const root = open(routes[name].replace(/:\w+\??/, 'kaeppele'), locale);
  expect(isPrerendered(root, locale, config)).toBe(true);
  const before = root.querySelector('main');
  const heading = before?.textContent;
  await takeOver(root, locale);
  // The very same element, not one that React has made anew.
  expect(root.querySelector('main')).toBe(before);
  expect(root.querySelector('main')?.textContent).toBe(heading);
});

test.each(['de', 'en'] as const)(
  'the cart of somebody whom the shop may know waits for its lines, and is taken over as it stands in %s',
  async (locale) => {
    store('auth_token', 'token');
    const root = open('/cart', locale);
    const drawn = root.querySelector('main')?.textContent;
    expect(root.querySelector('h1')).toHaveTextContent(locale === 'de' ? /^Warenkorb$/ : /^Cart$/);
    await takeOver(root, locale);
    expect(root.querySelector('main')?.textContent).toBe(drawn);
  },
);

test('what stands in the places of a drawing is left alone', async () => {
  const root = open('/blog/lagerung');
  await showTexts({ title: 'Lagerung', excerpt: 'Licht und {} Feuchte', author: '$& Ruhland' });
  void showPictures([{ src: '/cover.webp' }]);
  const head = () => root.querySelector('main header')?.textContent?.replace('Wird geladen...', '');
  await vi.waitFor(() => expect(root.querySelector('main img')).toHaveAttribute('src', '/cover.webp'));
  expect(head()).toBe('LagerungLicht und {} FeuchteVon $& Ruhland');
  await takeOver(root, 'de');
  expect(head()).toBe('LagerungLicht und {} FeuchteVon $& Ruhland');
  expect(root.querySelector('main img')).toHaveAttribute('src', '/cover.webp');
});

/** As `main.tsx` does; fails on whatever React has to complain about. */
async function takeOver(root: HTMLElement, locale: Locale): Promise<void> {
  connectApi(defaultShopConfig);
  const router = createShopRouter();
  onTestFinished(() => router.dispose());
  await Promise.all([loadLanguage(locale), whenReady(router)]);
  const onRecoverableError = vi.fn();
  const shop = (
    <Providers config={config} queryClient={createQueryClient()} drawnFor={drawnFor(root)}>
      <RouterProvider router={router} />
    </Providers>
  );
  const mounted = await act(async () => hydrateRoot(root, shop, { onRecoverableError }));
  onTestFinished(() => act(() => mounted.unmount()));
  // The test draws and takes over in one process, which nobody else does.
  expect(takeConsoleErrors().filter((error) => !error.includes('multiple renderers'))).toEqual([]);
  expect(onRecoverableError).not.toHaveBeenCalled();
}

test('the home page is drawn with the words that an editor has saved, and with the pharmacy’s own name', () => {
  const root = open('/');
  expect(root.querySelector('h1')).toHaveTextContent('Seit heute neu');
  expect(root.querySelector('header')).toHaveTextContent('Apotheke am Tor');
});

test.each([
  ['/blog', /Das Rezept.*Was darauf steht/],
  ['/faq', /Frage eins\?Kostet \$& hierFrage zwei\?/],
  ['/glossar', /Apotheke.*Hier gibt es Blüten/],
])('at %s the text begins before any code or data is there', (address, words) => {
  const beginning = open(address).querySelector('main [data-drawn-ahead]');
  expect(beginning?.textContent).toMatch(words);
  expect(beginning).not.toHaveTextContent('Nicht zu sehen');
  for (const link of beginning?.querySelectorAll('a') ?? []) expect(link.getAttribute('href')).toMatch(/^#\//);
  expect(open(address, 'en').querySelector('main [data-drawn-ahead]')).toBeEmptyDOMElement();
});

test('a text that begins with a very long piece is not carried by every page', async () => {
  const faq = [{ type: 'question', id: 'eins', question: 'Frage?', answerHtml: `<p>${'Lang. '.repeat(5_000)}</p>` }];
  const input = { config: {}, texts: {}, files: { 'faq/faq.de.json': faq }, pause: async () => {} };
  expect(writePrerendered(await prerenderScreens(input))).not.toContain('Lang.');
}, 300_000);

test('a place in a text that an address names is not covered by the beginning', () => {
  expect(open('/faq#zwei').querySelector('[data-drawn-ahead]')).toBeEmptyDOMElement();
});

test('pictures are those of the theme', () => {
  changeTheme('light');
  expect(open('/').querySelector('main img')?.getAttribute('srcset')).toMatch(/hero-light-960.*hero-light-1920/);
  changeTheme('dark');
  expect(open('/').querySelector('main img')?.getAttribute('srcset')).toMatch(/hero-dark-960.*hero-dark-1920/);
});

test.each([
  ['/shop?type=extract', 'a query decides what the screen shows'],
  ['/orders', 'a person’s own data decides'],
  ['/checkout', 'nobody is signed in'],
  ['/no/such/page', 'nothing is known of the address'],
])('at %s the frame stands alone: %s', (address) => {
  const root = open(address);
  expect(root.querySelector('header')).toBeInTheDocument();
  expect(root.querySelector('main')).toBeEmptyDOMElement();
  expect(root).toHaveAttribute('data-waits');
  expect(isPrerendered(root, 'de', config)).toBe(false);
});

test('where a device keeps lines, neither an empty cart is drawn nor a waiting one', () => {
  store('guest_cart_v1', []);
  const root = open('/cart');
  expect(root.querySelector('main')).toBeEmptyDOMElement();
  expect(isPrerendered(root, 'de', config)).toBe(false);
});

test('nothing is drawn of the desk and of the editor area', () => {
  expect(open('/desk')).toBeEmptyDOMElement();
  expect(open('/cms')).toBeEmptyDOMElement();
});

test('what was drawn for another address, in another language or with another config is not taken over', () => {
  const root = open('/shop');
  expect(isPrerendered(root, 'de', config)).toBe(true);
  expect(isPrerendered(root, 'de', defaultShopConfig)).toBe(false);
  expect(isPrerendered(root, 'en', config)).toBe(false);
  window.location.hash = '/faq';
  expect(isPrerendered(root, 'de', config)).toBe(false);
});

test('no style stands in the HTML, which the policy refuses', () => {
  expect(writePrerendered(prerendered)).not.toContain(' style=');
  expect(open('/shop').querySelector('main [style]')).toBeInTheDocument();
});

test('somebody who may be signed in is not asked to sign in', () => {
  store('auth_token', 'token');
  open('/');
  expect(document.documentElement).toHaveAttribute('data-may-be-signed-in');
});

test('without script the links of the home page lead to plain pages', () => {
  const html = writeWithoutScript(prerendered);
  expect(html).toContain('href="/faq"');
  expect(html).not.toContain('href="#/');
});
