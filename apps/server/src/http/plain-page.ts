import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Pages the server draws itself: small, without script, readable everywhere. */
const style = `
:root { color-scheme: light dark; --edge: #8a9a93; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.55 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-top: 1px solid var(--edge); }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; } pre { white-space: pre-wrap; border: 1px solid var(--edge); border-radius: .5rem; padding: 1rem; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `title` is text; `body` is HTML: whoever builds it escapes what it did not write itself. */
export function sendPlainPage(reply: FastifyReply, { title, body }: { title: string; body: string }): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
