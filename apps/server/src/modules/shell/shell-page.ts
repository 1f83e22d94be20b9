import { escapeHtml } from '../../http/plain-page.ts';

/** What the web app draws ahead (apps/web/src/prerender.ts). */
export interface Drawn {
  /** Every screen as HTML in elements that show nothing by themselves; the page's own script picks one. */
  behindRoot: string;
  /** The home page for browsers that run no script. */
  withoutScript: string;
}

/** The built page with the screens drawn ahead in it, and with the name that the pharmacy has now. */
export function fillShell(built: string, { behindRoot, withoutScript }: Drawn, shopName: string): string {
  return built
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(shopName)}</title>`)
    .replace(/<div id="root"><\/div>/, (root) => `${root}\n${behindRoot}`)
    .replace('</noscript>', (end) => `${withoutScript}\n${end}`);
}
