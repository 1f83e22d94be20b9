import { matchPath } from 'react-router';
import { type RouteName, routes } from '#lib/routes.ts';
import { type Hint, hintAt, type TextLine } from './hint.ts';

/** What links can lead to. Undefined as long as it is not known: then nothing is said about it. */
export interface KnownPlaces {
  /** The addresses of all posts. */
  posts: ReadonlySet<string> | undefined;
  /** The anchors of a page, by its path. */
  anchors: Readonly<Record<string, ReadonlySet<string> | undefined>>;
}

/** Neither words nor address go past the next bracket: a line full of them is read once, not once for each. */
const inlineLink = /(!?)\[((?:[^[\]\\]|\\.)*)\]\(<?([^)[\s>]*)>?(?:\s+"[^"]*")?\)/g;

/** Links into the shop that lead nowhere, and images that say nothing to those who do not see them. */
export function checkLinks(lines: readonly TextLine[], page: string, known: KnownPlaces): Hint[] {
  // The same few addresses stand in a text again and again.
  const problems = new Map<string, ReturnType<typeof problemOf>>();
  const problemAt = (address: string) => {
    if (!problems.has(address)) problems.set(address, problemOf(address, page, known));
    return problems.get(address);
  };

  return lines
    .filter(({ isCode }) => !isCode)
    .flatMap((line) =>
      [...line.text.matchAll(inlineLink)].flatMap((link) => {
        const [written, mark, words = '', address = ''] = link;
        const part = { at: link.index, length: written.length };
        if (mark === '!') {
          return words.trim() === '' ? [hintAt('altMissing', line, lastPart(address), part)] : [];
        }
        const kind = problemAt(address);
        return kind ? [hintAt(kind, line, address, part)] : [];
      }),
    );
}

function problemOf(address: string, page: string, { posts, anchors }: KnownPlaces) {
  const place = placeIn(address, page);
  if (place === null) return null;
  const route = (Object.keys(routes) as RouteName[]).find((name) => matchPath(routes[name], place.path));
  if (!route) return 'linkBroken' as const;
  const isUnknownPost = route === 'BlogPost' && posts && !posts.has(place.path.slice('/blog/'.length));
  if (isUnknownPost && place.path !== page) return 'linkBroken' as const;
  const known = anchors[place.path];
  return place.anchor && known && !known.has(place.anchor) ? ('anchorMissing' as const) : null;
}

/** The page and the anchor of an address in this shop; null for one that leads out of it, or to a file. */
function placeIn(address: string, page: string): { path: string; anchor: string } | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address) || address.startsWith('/content_management/')) return null;
  if (address.startsWith('#') && !address.startsWith('#/')) return { path: page, anchor: address.slice(1) };
  const [path = '', anchor = ''] = address.replace(/^\/?#(?=\/)/, '').split('#');
  return { path: path.split('?')[0] || '/', anchor };
}

function lastPart(address: string): string {
  return address.replace(/#.*$/, '').split('/').at(-1) ?? '';
}
