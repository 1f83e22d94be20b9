import type { PageText } from './page-words.ts';

/** The words that the server has drawn a page with; undefined where it has drawn none. */
export function prerenderedText(name: string, locale: string, built: PageText): PageText | undefined {
  const data = typeof document === 'undefined' ? null : document.getElementById('prerendered')?.textContent;
  if (!data) return undefined;
  const { texts } = JSON.parse(data) as { texts: Record<string, PageText | true | undefined> };
  const text = texts[`${name}.${locale}`];
  return text === true ? built : text;
}
