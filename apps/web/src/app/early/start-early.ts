import { mayBeSignedIn } from '#domain/session/auth-mode.ts';
import { nextTask } from '#domain/shop/next-task.ts';
import { localeOf } from '#i18n/messages.ts';
import { askEarly } from '#lib/early-answers.ts';
import { makeRequest } from '#lib/request.ts';
import type { RouteName } from '#lib/routes.ts';
import { readStored } from '#lib/storage.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { findRoute } from './find-route.ts';
import { firstAsks, type Place } from './first-asks.ts';
import { firstPictures } from './first-pictures.ts';
import { firstTexts } from './first-texts.ts';
import { showPictures } from './show-pictures.ts';
import { showTexts } from './show-texts.ts';

/** The files of a screen that do not come with the first code: those of every language, then those of one. */
export interface FilesOfRoute {
  all: readonly string[];
  de: readonly string[];
  en: readonly string[];
}

export interface FilesOfShop {
  /** What starts the shop, and what it imports at once. Nothing in development, where the page names it. */
  entry: string | null;
  imports: readonly string[];
  routes: Record<string, FilesOfRoute>;
}

/** Every request says in which language; the page sets it again when its words are there. */
export function applyLanguage(): void {
  document.documentElement.lang = localeOf(readStored('locale'));
}

/**
 * Asks for what the screen at this address shows first, and then, behind the first paint, for the code: on a slow line it would
 * take the way of what is looked at.
 */
export function startEarly(hash: string, { entry, imports, routes }: FilesOfShop): void {
  const locale = localeOf(readStored('locale'));
  const route = findRoute(hash);
  // The server writes it into the page, because the config is still on its way.
  const isCatalogueClosed = document.documentElement.dataset.catalogue === 'closed';
  const place = route && { ...route, locale, isCatalogueClosed, mayBeSignedIn: mayBeSignedIn() };
  const shown = place && usesOwnApi() ? askFirst(place) : Promise.resolve();
  const { all = [], [locale]: words = [] } = routes[route?.name ?? ''] ?? {};
  void afterFirstPaint(shown).then(() => startCode(entry, [...imports, ...all, ...words]));
}

/** One file per task: to begin a request takes a phone ten milliseconds and more. */
async function startCode(entry: string | null, files: readonly string[]): Promise<void> {
  if (entry) start(entry);
  for (const file of files) {
    await nextTask();
    preload(file);
  }
}

type NamedPlace = Place & { name: RouteName };

/** Settles when the pictures that the answers name are there. One request per task, as with the files. */
async function askFirst(place: NamedPlace): Promise<void> {
  const shown: Promise<void>[] = [];
  for (const [name, input] of firstAsks[place.name]?.(place) ?? []) {
    if (shown.length > 0) await nextTask();
    shown.push(showFirst(place, askEarly(...makeRequest(name, input))));
  }
  await Promise.all(shown);
}

async function showFirst(place: NamedPlace, asked: Promise<Response>): Promise<void> {
  const { [place.name]: textsIn } = firstTexts;
  const { [place.name]: picturesIn } = firstPictures;
  if (!textsIn && !picturesIn) {
    void receive(asked);
    return;
  }
  try {
    const answer = await readCopy(await asked);
    await showTexts(textsIn?.(answer) ?? {});
    await showPictures(picturesIn?.(answer, place) ?? []);
  } catch {
    // An answer that is none, or that cannot be read, is the page's to tell.
  }
}

/** To its end: an answer that nobody reads, because the cart is empty, would keep its connection open. */
async function receive(asked: Promise<Response>): Promise<void> {
  await asked.then((response) => response.clone().arrayBuffer()).catch(() => {});
}

/** The page reads the answer itself. */
async function readCopy(response: Response): Promise<unknown> {
  const type = response.ok ? (response.headers.get('content-type') ?? '') : '';
  if (type.includes('json')) return response.clone().json();
  return type.includes('markdown') ? response.clone().text() : null;
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

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

function start(file: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = `/${file}`;
  document.head.append(script);
}
