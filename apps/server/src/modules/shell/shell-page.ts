import { escapeHtml } from '../../http/plain-page.ts';

/** What the web app draws ahead (apps/web/src/prerender.ts). */
export interface Drawn {
  /** Every screen as HTML in elements that show nothing by themselves; the page's own script picks one. */
  behindRoot: string;
  /** The home page for browsers that run no script. */
  withoutScript: string;
}

interface Shown {
  shopName: string;
  cataloguePublic: boolean;
}

/** The built page with the screens drawn ahead in it, and with what the pharmacy has set now. */
export function fillShell(built: string, drawn: Drawn, shown: Shown): string {
  const { behindRoot, withoutScript } = drawn;
  const { shopName, cataloguePublic } = shown;
  return built
    .replace('<html', (start) => (cataloguePublic ? start : `${start} data-catalogue="closed"`))
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(shopName)}</title>`)
    .replace(/<div id="root"><\/div>/, (root) => `${root}\n${behindRoot}`)
    .replace('</noscript>', (end) => `${withoutScript}\n${end}`);
}
