import type { ShopConfig } from '@shop/contract/shop-config';
import { currentTheme } from '#domain/display/display-settings.ts';
import { mayBeSignedIn, readAuthMode } from '#domain/session/auth-mode.ts';
import type { DrawnFor } from '#domain/session/drawn-for.ts';
import { type Locale, localeOf } from '#i18n/messages.ts';
import { readStored } from '#lib/storage.ts';
import { findRoute } from '../find-route.ts';
import { configMark } from './config-mark.ts';
import { keepPressed } from './keep-pressed.ts';
import { mainMark, type Prerendered } from './prerendered.ts';

declare global {
  interface Window {
    /** Set by the script before the first paint. */
    showPrerendered?: () => void;
  }
}

/**
 * Shows what the server has drawn ahead of the screen at this address, in the visitor's language and theme, before the
 * first paint: `main.tsx` takes it over. Nothing where nothing is drawn.
 */
export function showPrerendered(): void {
  const root = document.getElementById('root');
  const screen = root && elementFor(addressed());
  if (!screen) return;
  const frame = document.querySelector(`script[data-frame="${screen.dataset.inFrame}"]`)?.textContent ?? '';
  const isWhole = isCertain(screen.dataset.whole);
  const main = isWhole ? (screen.textContent ?? '') : '';

  document.documentElement.toggleAttribute('data-may-be-signed-in', mayBeSignedIn());
  root.innerHTML = inTheme(frame.replace(mainMark, () => main));
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) wearStyle(element);
  // Somebody who was sent to a place in a text does not want its beginning.
  if (namesPlace()) for (const beginning of root.querySelectorAll('[data-drawn-ahead]')) beginning.replaceChildren();
  keepPressed(root);
  root.dataset.drawnAt = window.location.hash;
  if (isWhole) Object.assign(root.dataset, { prerendered: addressed(), drawnFor: screen.dataset.whole });
  else root.dataset.waits = '';
}

/** A query decides what a screen shows, and so may what the shop knows of somebody: then its frame alone is certain. */
function isCertain(whole: string | undefined): boolean {
  if (whole === undefined || window.location.hash.includes('?')) return false;
  if (whole === 'patients') return mayBeSignedIn();
  if (whole === 'known') return readAuthMode() !== null;
  return whole !== 'strangers' || (readAuthMode() === null && readStored('guest_cart_v1') === null);
}

/** Whom that which stands in the root was drawn for. */
export function drawnFor(root: HTMLElement): DrawnFor | undefined {
  return root.dataset.drawnFor as DrawnFor | undefined;
}

/** Whether React can take over what stands in the root: the same screen, drawn in this language and with this config. */
export function isPrerendered(root: HTMLElement, locale: Locale, config: ShopConfig): boolean {
  const name = root.dataset.prerendered;
  return name === addressed() && name.endsWith(`.${locale}`) && readData().config === configMark(config);
}

function readData(): Partial<Pick<Prerendered, 'lightPictures' | 'config'>> {
  return JSON.parse(document.getElementById('prerendered')?.textContent ?? '{}');
}

/** `Shop.de`. */
function addressed(): string {
  return `${findRoute(window.location.hash)?.name ?? 'NotFound'}.${localeOf(readStored('locale'))}`;
}

/** `#/faq#rezept`. */
function namesPlace(): boolean {
  return window.location.hash.slice(1).includes('#');
}

/** Of several that are drawn for different people, the one for whoever is there; all of them stand in the same frame. */
function elementFor(name: string): HTMLElement | undefined {
  const drawn = [...document.querySelectorAll<HTMLElement>(`script[data-screen="${name}"]`)];
  return drawn.find(({ dataset }) => isCertain(dataset.whole)) ?? drawn[0];
}

function inTheme(html: string): string {
  if (currentTheme() === 'dark') return html;
  return Object.entries(readData().lightPictures ?? {}).reduce(
    (text, [dark, light]) => text.replaceAll(dark, light),
    html,
  );
}

/** The policy refuses `style` in HTML; a script may set it. */
function wearStyle(element: HTMLElement): void {
  element.style.cssText = element.dataset.style ?? '';
  delete element.dataset.style;
}
