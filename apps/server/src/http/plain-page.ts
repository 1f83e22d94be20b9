import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { PreparedAnswer } from './prepared-answer.ts';

/** Pages the server draws itself: small, without script, readable everywhere, in the shop's colours. */
const style = `
:root { color-scheme: light dark; --bg: #f2f4ef; --surface: #fff; --line: #d2dad0; --text: #12201c; --text-2: #40514a; --accent: #1c5140; --on-accent: #fff; --focus: #0b4ea2; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d1819; --surface: #142223; --line: #2b4041; --text: #eff2eb; --text-2: #bfcbc4; --accent: #d3dd92; --on-accent: #18210e; --focus: #f3f7cf; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem clamp(1rem, 4vw, 2.5rem); background: var(--bg); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
h1, h2, h3, h4 { font-family: "Iowan Old Style", Georgia, serif; font-weight: 500; line-height: 1.2; text-wrap: balance; hyphens: auto; }
h1 { font-size: clamp(1.9rem, 1.5rem + 1.6vw, 2.75rem); margin: 1.5rem 0 .75rem; } h2 { font-size: 1.5rem; margin: 2.5rem 0 .75rem; } h3 { font-size: 1.2rem; margin: 1.75rem 0 .5rem; }
p, ul, ol, dl, blockquote { max-width: 44rem; } li { margin: .25rem 0; }
a { color: var(--accent); text-underline-offset: .2em; } :focus-visible { outline: .1875rem solid var(--focus); outline-offset: .1875rem; }
img { max-width: 100%; height: auto; border-radius: 1rem; }
blockquote { margin: 1.5rem 0; padding-left: 1rem; border-left: .1875rem solid var(--accent); }
.table { overflow-x: auto; margin: 1.5rem 0; } table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-top: 1px solid var(--line); } .align-right { text-align: right; } .align-center { text-align: center; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; } pre { white-space: pre-wrap; border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; }
.site, .foot { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; justify-content: space-between; } .site { border-bottom: 1px solid var(--line); padding-bottom: 1rem; } .foot { border-top: 1px solid var(--line); margin-top: 4rem; padding-top: 1rem; color: var(--text-2); font-size: .875rem; }
.name { font: 500 1.35rem/1.2 "Iowan Old Style", Georgia, serif; color: inherit; text-decoration: none; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1.25rem; } nav li { margin: 0; } nav a { display: inline-block; padding: .25rem 0; } nav a:not(:hover) { text-decoration-color: transparent; } [aria-current] { font-weight: 600; }
.open { display: inline-block; background: var(--accent); color: var(--on-accent); padding: .6rem 1.25rem; border-radius: 99rem; text-decoration: none; font-weight: 600; }
.lead { font-size: 1.1875rem; color: var(--text-2); } .meta, figcaption { color: var(--text-2); font-size: .875rem; } figure { margin: 1.5rem 0; }
.list { list-style: none; padding: 0; max-width: none; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 1rem 1.5rem; } .list > li { margin: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem; } .list h2, .list h3 { margin: .25rem 0; font-size: 1.15rem; } .list p { margin: .5rem 0 0; } .list img { border-radius: .5rem; }
.facts { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); gap: .5rem 1.5rem; } .facts dt { color: var(--text-2); } .facts dd { margin: 0; overflow-wrap: anywhere; }
.product { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0 2.5rem; align-items: start; } .product img { background: var(--surface); }
.eu-logo img { display: block; width: 7.5rem; min-width: 90px; border-radius: 0; } .eu-logo-missing { border: 1px dashed; padding: .5rem .75rem; font-size: .875rem; width: fit-content; }
@media (max-width: 48rem) { .site nav { order: 1; flex-basis: 100%; } }
@media print { .site nav, .open { display: none; } body { max-width: none; } }
`;

const styleHash = createHash('sha256').update(style).digest('base64');
// Nothing here connects, for nothing may run; whoever judges how a page is found asks for /robots.txt from within it.
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const mediaType = 'text/html; charset=utf-8';

/** `title` is text; `head` and `body` are HTML: whoever builds them escapes what it did not write itself. */
interface PlainPage {
  /** German unless told otherwise. */
  language?: 'de' | 'en';
  title: string;
  head?: string;
  body: string;
}

/** For a page that nobody else gets: never cached. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(writePlainPage(page));
}

/** For a page that everybody gets. */
export function preparePlainPage(page: PlainPage): PreparedAnswer {
  return new PreparedAnswer(writePlainPage(page), {
    type: mediaType,
    headers: { 'content-security-policy': policy },
  });
}

function writePlainPage({ language = 'de', title, head = '', body }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
