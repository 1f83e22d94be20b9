import { mainMark, type Prerendered } from './prerendered.ts';

/** What the page carries behind its root: one element per frame and per screen, of which one each is shown. */
export function writePrerendered({ screens, lightPictures, config, texts }: Prerendered): string {
  const frames = [...new Set(screens.map(({ frame }) => frame))];
  return [
    writeJson({ lightPictures, config, texts }),
    ...frames.map((frame, index) => writeHtml(`data-frame="${index}"`, frame)),
    ...screens.map(({ name, locale, frame, main, drawnFor }) => {
      const attributes = `data-screen="${name}.${locale}" data-in-frame="${frames.indexOf(frame)}"`;
      return writeHtml(main === null ? attributes : `${attributes} data-whole="${drawnFor}"`, main ?? '');
    }),
  ].join('\n');
}

/** The home page for those whose browser runs no script: its links lead to the pages that need none. */
export function writeWithoutScript({ screens }: Prerendered): string {
  const home = screens.find(({ name, locale }) => name === 'Home' && locale === 'de');
  return home ? home.frame.replace(mainMark, () => home.main ?? '').replaceAll('href="#/', 'href="/') : '';
}

/** Text in a script element that is no script: the browser neither parses nor runs it. */
function writeHtml(attributes: string, html: string): string {
  if (/<\/?script/i.test(html)) throw new Error('A screen that is drawn ahead must not hold a script.');
  return `<script type="text/html" ${attributes}>${html}</script>`;
}

function writeJson(value: unknown): string {
  return `<script type="application/json" id="prerendered">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
