import type { PageText } from '#domain/content/page-words.ts';
import type { DrawnFor } from '#domain/session/drawn-for.ts';
import type { Locale } from '#i18n/messages.ts';
import type { RouteName } from '#lib/routes.ts';

/** A screen of the shop as HTML, in two parts: what stands around `main`, and what stands in it. */
export interface PrerenderedScreen {
  name: RouteName | 'NotFound';
  locale: Locale;
  /** With `mainMark` in the place of the screen. */
  frame: string;
  /** Null where only the visitor's own data tells what the screen shows first. */
  main: string | null;
  drawnFor: DrawnFor;
}

export const mainMark = '<!--main-->';

export interface Prerendered {
  screens: PrerenderedScreen[];
  /** Pictures of the dark theme, in which everything is drawn, and their twins of the light one. */
  lightPictures: Record<string, string>;
  /** Of the config that it was drawn with (`configMark`). */
  config: string;
  /** The words that editors may change, by `home.de`; true where they are still those of the build. */
  texts: Record<string, PageText | true>;
}
