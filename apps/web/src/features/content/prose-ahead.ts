import { escapeHtml, unescapeHtml } from '@shop/texts/escape-html';
import { ownImageAddress } from './own-image-address.ts';
import type { ProsePlace } from './prose-place.ts';
import { readShopAddress } from './shop-address.ts';

/**
 * What `safeProse` makes of a text, for pages that are drawn ahead, where there is no document. Only for what our own
 * rendering of markdown has just written: it relies on how that writes its tags.
 */
export function proseAhead(html: string, { page, folder = '/' }: ProsePlace): string {
  return html
    .replaceAll(/<(\/?)h1\b/g, '<$1h2')
    .replaceAll(/<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs, (_link, href: string, rest: string, words: string) => {
      const address = readShopAddress(unescapeHtml(href), page);
      if (!address) return words;
      const to = address.kind === 'shop' ? `#${address.to}` : address.href;
      const isOtherSite = address.kind === 'elsewhere' && address.isOtherSite;
      const title = /\stitle="[^"]*"/.exec(rest)?.[0] ?? '';
      return `<a href="${escapeHtml(to)}"${title}${isOtherSite ? ' target="_blank" rel="noopener noreferrer"' : ''}>${words}</a>`;
    })
    .replaceAll(/<img [^>]*>/g, (image) => {
      const [before = '', address = '', after = ''] = image.split(/(?<=\ssrc=")([^"]*)/);
      const src = ownImageAddress(unescapeHtml(address), folder);
      return src ? before + escapeHtml(src) + after : (/\salt="([^"]*)"/.exec(image)?.[1] ?? '');
    });
}
