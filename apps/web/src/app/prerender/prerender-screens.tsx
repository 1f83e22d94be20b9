import { readShopConfig, type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import { prerenderToNodeStream } from 'react-dom/static';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { layOutPage } from '#domain/content/page-text.ts';
import { type BuiltPage, fillIn } from '#domain/content/page-words.ts';
import type { DrawnFor } from '#domain/session/drawn-for.ts';
import type { Locale } from '#i18n/messages.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { lightStills } from '../hero/stills.ts';
import { loadLanguage, Providers } from '../providers.tsx';
import { createRouterAt, frameAlone, shopRoutes, whenReady } from '../router.tsx';
import { frameOf } from '../screens.ts';
import { configMark } from './config-mark.ts';
import { firstWords } from './first-words.tsx';
import { mainMark, type Prerendered, type PrerenderedScreen } from './prerendered.ts';

/** Everybody sees the same there at first; elsewhere it hangs on who is there. */
const publicScreens: ReadonlySet<string> = new Set<RouteName>([
  'Home',
  'Shop',
  'Product',
  'Blog',
  'BlogPost',
  'Faq',
  'Glossary',
  'Contact',
  'Imprint',
  'Privacy',
  'Terms',
  'Accessibility',
]);

/** There it is enough to know whether the shop may know somebody. */
const drawnForSome: Partial<Record<PrerenderedScreen['name'], readonly DrawnFor[]>> = {
  Cart: ['strangers', 'known'],
  Checkout: ['patients'],
};

const builtPages = import.meta.glob<BuiltPage>('../../../../../content/pages/*.md', {
  query: '?page',
  import: 'default',
  eager: true,
});

export interface PrerenderInput {
  /** As /config.json has it. */
  config: unknown;
  /** The words of pages that editors may change, as markdown: `home.de`. */
  texts: Record<string, string>;
  /** What the content service answers, by path: the files whose beginning is drawn. One that is missing is not. */
  files: Record<string, unknown>;
  /** Called between two screens, so that a server can answer others. */
  pause(): Promise<void>;
}

/** Draws every screen of the shop as it stands before any data is there, in both languages. */
export async function prerenderScreens({ config, texts, files, pause }: PrerenderInput): Promise<Prerendered> {
  const shop = readShopConfig(config).config;
  const known = Object.fromEntries(
    Object.entries(texts).map(([name, markdown]) => [name, textOf(name, markdown, shop)]),
  );
  const screens: PrerenderedScreen[] = [];
  for (const locale of ['de', 'en'] as const) {
    for (const [name, address] of addresses()) {
      for (const drawnFor of drawnForSome[name] ?? ['everybody']) {
        await pause();
        const world = { locale, shop, known, files, drawnFor };
        screens.push({ name, locale, drawnFor, ...(await prerenderScreen(name, address, world)) });
      }
    }
  }
  return {
    screens,
    lightPictures: lightStills,
    config: configMark(shop),
    texts: Object.fromEntries(Object.entries(known).map(([name, { text, isBuilt }]) => [name, isBuilt || text])),
  };
}

function addresses(): [name: RouteName | 'NotFound', address: string][] {
  const ofShop = Object.entries(routes).filter(([name]) => frameOf(name) === 'shop') as [RouteName, string][];
  return [
    ...ofShop.map(([name, path]) => [name, path.replace(/:\w+\??/, 'x')] as [RouteName, string]),
    ['NotFound', '/x/x/x'],
  ];
}

function textOf(name: string, markdown: string, config: ShopConfig) {
  const [, locale = 'de'] = name.split('.');
  const page = Object.entries(builtPages).find(([file]) => file.endsWith(`/${name}.md`))?.[1];
  const built = page && fillIn(page, shopConfigIn(config, locale as Locale));
  return built?.markdown === markdown
    ? { text: built.text, isBuilt: true }
    : { text: layOutPage(markdown), isBuilt: false };
}

interface World {
  locale: Locale;
  shop: ShopConfig;
  known: Record<string, ReturnType<typeof textOf>>;
  files: Record<string, unknown>;
  drawnFor: DrawnFor;
}

async function prerenderScreen(name: RouteName | 'NotFound', address: string, world: World) {
  const { locale, shop, known, drawnFor } = world;
  const queryClient = createQueryClient();
  for (const [file, { text }] of Object.entries(known))
    queryClient.setQueryData(publicKeys.pageText(...file.split('.')), text);
  const isWhole = name in drawnForSome || publicScreens.has(name);
  await loadLanguage(locale);
  const draw = async (shown: RouteObject[]): Promise<string> => {
    const router = createRouterAt(address, shown);
    await whenReady(router);
    const html = await prerender(
      <Providers config={shop} queryClient={queryClient} drawnFor={drawnFor}>
        <RouterProvider router={router} />
      </Providers>,
    );
    router.dispose();
    return html;
  };

  const html = await draw(isWhole ? shopRoutes() : frameAlone);
  const beginning = name !== 'NotFound' && firstWords[name]?.(world);
  const words = beginning ? await draw([{ path: '*', element: beginning }]) : '';
  const drawn = words.length <= longestBeginning ? words : '';
  // A function, because a text may hold a $.
  return splitAtMain(
    html.replace(emptyPlace, (place) => place + drawn),
    isWhole,
  );
}

/** In characters. Every visitor carries it: a text that begins with a long piece waits for its screen instead. */
const longestBeginning = 20_000;

/** Where `DrawnAhead` has left a place, up to its end tag. */
const emptyPlace = /<div data-drawn-ahead="true"[^>]*>/;

async function prerender(page: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  // Nothing may be put at the end behind a script that moves it into its place: the page allows no such script.
  const options = {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error: unknown) => void failures.push(error),
  };
  const { prelude } = await prerenderToNodeStream(page, options);
  let html = '';
  for await (const part of prelude) html += part;
  if (failures.length > 0) throw failures[0];
  return html.replace(/^(?:<link[^>]*>)+/, '').replaceAll(' style="', ' data-style="');
}

function splitAtMain(html: string, isWhole: boolean): Pick<PrerenderedScreen, 'frame' | 'main'> {
  const [, before = '', main = '', after = ''] = /^(.*<main[^>]*>)(.*)(<\/main>.*)$/s.exec(html) ?? [];
  return { frame: before + mainMark + after, main: isWhole ? main : null };
}
