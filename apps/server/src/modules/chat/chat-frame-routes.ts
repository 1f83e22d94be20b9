import { createHash } from 'node:crypto';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/plain-page.ts';

/**
 * Tells the shop where the widget is drawn: the distance of all it shows from each edge of the window. Looked for every
 * 120 ms (CK-05), told when it has changed. It runs beside a foreign script and so trusts nothing and knows nothing.
 */
const watcher = `
let told = '';
setInterval(() => {
  const boxes = [...document.querySelectorAll('body *')]
    .filter((element) => !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName))
    .filter((element) => getComputedStyle(element).visibility === 'visible')
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  if (boxes.length === 0) return;
  const chatArea = {
    top: Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top)))),
    right: Math.max(0, Math.floor(innerWidth - Math.max(...boxes.map(({ right }) => right)))),
    bottom: Math.max(0, Math.floor(innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)))),
    left: Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left)))),
  };
  const now = JSON.stringify(chatArea);
  if (now === told) return;
  told = now;
  parent.postMessage({ chatArea }, new URL(location.href).origin);
}, 120);
`;

const style = ':root{color-scheme:light}html,body{margin:0;background:none}';

/**
 * The document in which the chat of a third party runs (CK-03 … CK-05). The sandbox takes its origin away, also when
 * somebody opens it directly: it sees no cookie, no storage and nothing of the shop. It may fetch from the script's own
 * host and from nowhere else. Without a script in the config there is no such page.
 */
export function serveChatFrame(app: FastifyInstance, { scriptUrl, applicationKey }: ShopConfig['chat']): void {
  if (!URL.canParse(scriptUrl)) return;
  const page = chatPage(scriptUrl, applicationKey);
  const policy = chatPolicy(new URL(scriptUrl));

  app.get('/chat-frame', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-cache')
      .send(page),
  );
}

function chatPage(scriptUrl: string, applicationKey: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chat</title>
<style>${style}</style>
</head>
<body>
<script>${watcher}</script>
<script src="${escapeHtml(scriptUrl)}" data-application-key="${escapeHtml(applicationKey)}" async></script>
</body>
</html>
`;
}

function chatPolicy({ origin, host, protocol }: URL): string {
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  return [
    "default-src 'none'",
    `script-src '${hashOf(watcher)}' ${origin}`,
    // Widgets write their styles into the page; without an origin there is nothing here that a style could give away.
    `style-src 'unsafe-inline' ${origin}`,
    `img-src ${origin} data:`,
    `font-src ${origin}`,
    `media-src ${origin}`,
    `connect-src ${origin} ${socket}`,
    `frame-src ${origin}`,
    `form-action ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-forms',
  ].join('; ');
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
