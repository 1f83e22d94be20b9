import { mayBeSignedIn } from '#domain/session/auth-mode.ts';
import { nextTask } from '#domain/shop/next-task.ts';
import { localeOf } from '#i18n/messages.ts';
import { askEarly } from '#lib/early-answers.ts';
import { makeRequest } from '#lib/request.ts';
import { readStored } from '#lib/storage.ts';
import type { FilesOfShop } from '../files-of-shop.ts';
import { findRoute } from '../find-route.ts';
import { type FirstNeeds, firstNeeds, type Place } from '../first-needs.ts';
import { addToHead } from './add-to-head.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { showPictures, showTexts } from './show-first.ts';

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
  const needs = route && firstNeeds[route.name];
  // The server writes it into the page, because the config is still on its way.
  const isCatalogueClosed = document.documentElement.dataset.catalogue === 'closed';
  const shown =
    needs && usesOwnApi()
      ? askFirst(needs, { ...route, locale, isCatalogueClosed, mayBeSignedIn: mayBeSignedIn() })
      : Promise.resolve();
  const { all = [], [locale]: words = [] } = routes[route?.name ?? ''] ?? {};
  void afterFirstPaint(shown).then(() => startCode(entry, [...imports, ...all, ...words]));
}

/** Where another API base is named, only the config can tell whether it is allowed. */
function usesOwnApi(): boolean {
  return window.__API_BASE__ === undefined && readStored('cm_api_base') === null;
}

/** Settles when the pictures that the answers name are there. One request per task: to begin one takes a phone 10 ms and more. */
async function askFirst(needs: FirstNeeds, place: Place): Promise<void> {
  const shown: Promise<void>[] = [];
  for (const [index, [name, input]] of needs.asks(place).entries()) {
    if (index > 0) await nextTask();
    const asked = askEarly(...makeRequest(name, input));
    if (needs.texts || needs.pictures) shown.push(showFirst(needs, place, asked));
    else void receive(asked);
  }
  await Promise.all(shown);
}

async function showFirst({ texts, pictures }: FirstNeeds, place: Place, asked: Promise<Response>): Promise<void> {
  try {
    const answer = await readCopy(await asked);
    await showTexts(texts?.(answer) ?? {});
    await showPictures(pictures?.(answer, place) ?? []);
  } catch {
    // An answer that is none, or that cannot be read, is the page's to tell.
  }
}

/** The page reads the answer itself. */
async function readCopy(response: Response): Promise<unknown> {
  const type = response.ok ? (response.headers.get('content-type') ?? '') : '';
  if (type.includes('json')) return response.clone().json();
  return type.includes('markdown') ? response.clone().text() : null;
}

/** To its end: an answer that nobody reads, because the cart is empty, would keep its connection open. */
async function receive(asked: Promise<Response>): Promise<void> {
  await asked.then((response) => response.clone().arrayBuffer()).catch(() => {});
}

/** One file per task, as with the requests. */
async function startCode(entry: string | null, files: readonly string[]): Promise<void> {
  if (entry) addToHead('script', { type: 'module', crossorigin: '', src: `/${entry}` });
  for (const file of files) {
    await nextTask();
    const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    addToHead('link', { ...kind, crossorigin: '', href: `/${file}` });
  }
}
