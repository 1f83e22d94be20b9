export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The folders below /content_management/; nothing outside of them is ever public. */
const areas = ['blog', 'faq', 'impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf', 'glossar', 'pages'];

/** What clients look for at the root when a folder has nothing for them, and where it is kept: in its folder, without a language or in German. */
const rootFiles: Record<string, string[]> = {
  'Cannabis-Glossar.md': ['glossar/Cannabis-Glossar.md'],
  ...Object.fromEntries(
    ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf'].map((name) => [
      `${name}.md`,
      [`${name}/${name}.md`, `${name}/${name}.de.md`],
    ]),
  ),
};

const segment = /^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u;

/** The types that are served as images; no other type is ever served. */
export const imageTypes: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/**
 * The path as the table knows it, or null when no file can have it: one spelling of each letter (NFC), no empty segment,
 * none that begins with a dot, an area of ours in front.
 */
export function contentPath(asked: string): string | null {
  const path = asked.normalize('NFC');
  const segments = path.split('/');
  return areas.includes(segments[0] ?? '') && segments.every((part) => segment.test(part)) ? path : null;
}

/** The paths at which a file asked for at the root may be, the likeliest first; null for any other path. */
export function rootFilePaths(asked: string): string[] | null {
  return Object.hasOwn(rootFiles, asked) ? (rootFiles[asked] ?? null) : null;
}

export function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** German, unless the path says otherwise. */
export function languageOf(path: string): Language {
  return /^blog\/blog_en\/|\.en\.md$/.test(path) ? 'en' : 'de';
}

export function postPath(language: Language, slug: string): string {
  return `blog/blog_${language}/${slug}/index.md`;
}

/** Which post a file belongs to; null for one outside the posts' folders. */
export function postOf(path: string): { language: Language; slug: string; isText: boolean } | null {
  const [, language, slug, file] = /^blog\/blog_(de|en)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return language && slug ? { language: language as Language, slug, isText: file === 'index.md' } : null;
}

export function contentAddress(path: string): string {
  return `/content_management/${path.split('/').map(encodeURIComponent).join('/')}`;
}
