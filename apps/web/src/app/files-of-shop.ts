/** The files of a screen that do not come with the first code: those of every language, then those of one. */
export interface FilesOfRoute {
  all: readonly string[];
  de: readonly string[];
  en: readonly string[];
}

/** Which files a build has made of the table of screens. */
export interface FilesOfShop {
  /** What starts the shop, and what it imports at once. Nothing in development, where the page names it. */
  entry: string | null;
  imports: readonly string[];
  routes: Record<string, FilesOfRoute>;
}
