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

/**
 * Without an origin a browser refuses storage and cookies, and many widgets stop at the first look at them. Here they get some
 * that lives as long as the page; nothing of it is ever written.
 */
const storage = `
const memory = () => {
  const kept = new Map();
  return {
    get length() { return kept.size; },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
  };
};
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { value: memory(), configurable: true });
}
const cookies = new Map();
Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => [...cookies].map(([name, value]) => name + '=' + value).join('; '),
  set: (cookie) => {
    const [, name, value] = /^\\s*([^=;]+)=([^;]*)/.exec(String(cookie)) ?? [];
    if (name) cookies.set(name.trim(), value);
  },
});
`;

const style = ':root{color-scheme:light}html,body{margin:0;background:none}';

/**
 * The document in which the chat of a third party runs (CK-03 … CK-05). The sandbox takes its origin away, also when
 * somebody opens it directly: it sees no cookie, no storage and nothing of the shop. It may fetch from the script's own
 * host, from those that the config adds, and from nowhere else. Without a script in the config there is no such page.
 */
export function serveChatFrame(app: FastifyInstance, chat: ShopConfig['chat']): void {
  const { scriptUrl, applicationKey, moreHosts } = chat;
  if (!URL.canParse(scriptUrl)) return;
  const page = chatPage(scriptUrl, applicationKey);
  const policy = chatPolicy([new URL(scriptUrl).origin, ...moreHosts]);

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
<script>${storage}</script>
<script>${watcher}</script>
<script src="${escapeHtml(scriptUrl)}" data-application-key="${escapeHtml(applicationKey)}" async></script>
</body>
</html>
`;
}

function chatPolicy(origins: string[]): string {
  const hosts = origins.join(' ');
  const sockets = origins.map((origin) => origin.replace(/^http/i, 'ws')).join(' ');
  return [
    "default-src 'none'",
    `script-src '${hashOf(storage)}' '${hashOf(watcher)}' ${hosts}`,
    // Widgets write their styles into the page; without an origin there is nothing here that a style could give away.
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src ${hosts} data:`,
    `font-src ${hosts}`,
    `media-src ${hosts}`,
    `connect-src ${hosts} ${sockets}`,
    `frame-src ${hosts}`,
    `form-action ${hosts}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-forms',
  ].join('; ');
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
