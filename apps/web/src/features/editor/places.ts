import { linkTo } from '#lib/routes.ts';

export type TextLanguage = 'de' | 'en';

export const areaNames = ['legal', 'faq', 'glossary', 'blog', 'pages'] as const;
export type AreaName = (typeof areaNames)[number];

/** The folders of an area below /content_management/. An area of several has no folder of its own. */
export const areaFolders: Record<AreaName, readonly [string, ...string[]]> = {
  legal: ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf'],
  faq: ['faq'],
  glossary: ['glossar'],
  blog: ['blog'],
  pages: ['pages'],
};

/** Where the editor is: in an area, in one of its folders, at a file. */
export interface Place {
  area: AreaName;
  /** Null above the folders of an area that has several. */
  dir: string | null;
  file: string | null;
}

/** What the address says: `?path=faq/faq.de.md`, `?path=blog/blog_de`, `?area=legal`. Anything else is the blog. */
export function readPlace(search: URLSearchParams, language: TextLanguage): Place {
  const path = (search.get('path') ?? '').replaceAll(/^\/+|\/+$/g, '');
  const area = areaOf(path);
  if (area) return isFile(path) ? { area, dir: folderOf(path), file: path } : { area, dir: path, file: null };
  const named = areaNames.find((name) => name === search.get('area')) ?? 'blog';
  return { area: named, dir: areaRoot(named, language), file: null };
}

/** The address of a folder or file in the editor; of the area itself where there is none. */
export function linkToPlace(area: AreaName, path: string | null): string {
  return linkTo('Editor', undefined, path === null ? { area } : { path });
}

/** Where an area begins: the posts of one language, the only folder, or above several. */
export function areaRoot(area: AreaName, language: TextLanguage): string | null {
  if (area === 'blog') return `blog/blog_${language}`;
  const [first, ...others] = areaFolders[area];
  return others.length > 0 ? null : first;
}

/** The folder above: `undefined` where there is none in this area. */
export function folderAbove({ area, dir }: Place): string | null | undefined {
  if (dir === null) return undefined;
  if (dir.includes('/')) return folderOf(dir);
  return areaFolders[area].length > 1 ? null : undefined;
}

export type TextKind = 'post' | 'faq' | 'glossary' | 'legal' | 'page';

export function kindOf(path: string): TextKind {
  const kinds: Record<AreaName, TextKind> = {
    blog: 'post',
    faq: 'faq',
    glossary: 'glossary',
    legal: 'legal',
    pages: 'page',
  };
  return kinds[placeOf(path)];
}

export function languageOf(path: string): TextLanguage {
  return /^blog\/blog_en(?:\/|$)|\.en\.md$/.test(path) ? 'en' : 'de';
}

/** The same text or folder in the other language; null for what has only one. */
export function twinOf(path: string): string | null {
  const other = languageOf(path) === 'de' ? 'en' : 'de';
  // The German glossary has no language in its name (CT-07).
  if (path.startsWith('glossar/')) return `glossar/Cannabis-Glossar${other === 'en' ? '.en' : ''}.md`;
  if (/^blog\/blog_(?:de|en)(?:\/|$)/.test(path)) return path.replace(/^blog\/blog_../, `blog/blog_${other}`);
  return /\.(?:de|en)\.md$/.test(path) ? path.replace(/\.(?:de|en)\.md$/, `.${other}.md`) : null;
}

/** The post that a file or folder belongs to. */
export function slugOf(path: string): string | null {
  return /^blog\/blog_(?:de|en)\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** The page of the shop that shows this text. */
export function pageOf(path: string): string {
  const kind = kindOf(path);
  if (kind === 'post') return linkTo('BlogPost', { slug: slugOf(path) ?? '' });
  if (kind === 'faq') return linkTo('Faq');
  if (kind === 'glossary') return linkTo('Glossary');
  const name = nameOf(path).split('.')[0] ?? '';
  return kind === 'page' && name === 'home' ? linkTo('Home') : `/${name}`;
}

/** The public address of an image or a text, as it is written in texts. */
export function publicAddress(path: string): string {
  return `/content_management/${path.split('/').map(encodeURIComponent).join('/')}`;
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Only markdown can be written (CM-03). */
export function isText(path: string): boolean {
  return path.endsWith('.md');
}

export function isImage(path: string): boolean {
  return /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(path);
}

/** Only a blog's own folders may get new posts and lose files: a shop without an imprint would break the law. */
export function mayRemove(path: string): boolean {
  return areaOf(path) === 'blog' || isImage(path);
}

function isFile(path: string): boolean {
  return nameOf(path).includes('.');
}

/** The area a text lies in. */
export function placeOf(path: string): AreaName {
  return areaOf(path) ?? 'blog';
}

function areaOf(path: string): AreaName | undefined {
  const [folder = ''] = path.split('/');
  return areaNames.find((name) => areaFolders[name].includes(folder));
}
