import { localeOf } from '#i18n/messages.ts';
import { askEarly } from '#lib/early-answers.ts';
import { makeRequest } from '#lib/request.ts';
import { readStored } from '#lib/storage.ts';
import { findRoute } from './find-route.ts';
import { firstAsks } from './first-asks.ts';
import { firstPictures, type Picture } from './first-pictures.ts';

/** The files of a screen that do not come with the first code: those of every language, then those of one. */
export interface FilesOfRoute {
  all: readonly string[];
  de: readonly string[];
  en: readonly string[];
}

export type FilesOfRoutes = Record<string, FilesOfRoute>;

/** Asks for what the screen at this address will need, while the code that will ask for it is still on its way. */
export function startEarly(hash: string, files: FilesOfRoutes): void {
  const locale = localeOf(readStored('locale'));
  // Every request says in which language; the page sets it again when its words are there.
  document.documentElement.lang = locale;

  const route = findRoute(hash);
  if (!route) return;
  if (usesOwnApi()) {
    // The server writes it into the page, because the config is still on its way.
    const isCatalogueClosed = document.documentElement.dataset.catalogue === 'closed';
    const place = { ...route, locale, isCatalogueClosed };
    for (const [name, input] of firstAsks[route.name]?.(place) ?? []) {
      void preloadPictures(askEarly(...makeRequest(name, input)), (answer) =>
        firstPictures[route.name]?.(answer, place),
      );
    }
  }
  const { all = [], [locale]: words = [] } = files[route.name] ?? {};
  for (const file of [...all, ...words]) preload(file);
}

/** A script that cannot be loaded leaves the list of pages that need none. */
export function showPlainPagesOnFailure(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const root = document.getElementById('root');
      const list = document.querySelector('noscript');
      if (root && list) root.innerHTML = list.textContent;
    },
    { capture: true },
  );
}

/** Where another API base is named, only the config can tell whether it is allowed. */
function usesOwnApi(): boolean {
  return window.__API_BASE__ === undefined && readStored('cm_api_base') === null;
}

/** An answer that is none, or that cannot be read, is the page's to tell. */
async function preloadPictures(
  answer: Promise<Response>,
  picturesIn: (answer: unknown) => Picture[] | undefined,
): Promise<void> {
  try {
    const response = await answer;
    if (!response.headers.get('content-type')?.includes('json')) return;
    for (const picture of picturesIn(await response.clone().json()) ?? []) preloadPicture(picture);
  } catch {
    // Then the page asks for its pictures itself.
  }
}

function preloadPicture({ src, srcSet, sizes }: Picture): void {
  const link = document.createElement('link');
  const widths = srcSet && sizes ? { imagesrcset: srcSet, imagesizes: sizes } : { href: src };
  const attributes = { rel: 'preload', as: 'image', fetchpriority: 'high', ...widths };
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}
