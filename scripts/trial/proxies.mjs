// @ts-check
import { spawn } from 'node:child_process';
import dgram from 'node:dgram';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../run.mjs';
import { nginxConfig, selfSigned } from './files.mjs';
import { freePort } from './free-port.mjs';
import { headersOf, send } from './raw-http.mjs';
import { shopThatListens } from './shop-that-listens.mjs';
import { figure, none } from './verdict.mjs';

/** @typedef {Awaited<ReturnType<typeof shopThatListens>>} ListeningShop */
/** @typedef {{ folder: string, certificate: { cert: string, key: string }, ports: { http: number, https: number }, shop: ListeningShop, logPort: number }} Place */
/** @typedef {{ command: string, args: string[], env?: Record<string, string> }} Start */

const startLimitMs = 60_000;
const secret = 'geheim-R9JV';

/** How each file of deploy/ is started on this machine: with other ports, processes and certificate. @type {Record<string, (place: Place) => Start>} */
const proxies = {
  nginx: ({ folder, certificate, ports, shop }) => ({
    command: 'nginx',
    args: ['-c', nginxConfig(folder, certificate, ports, [shop.address]), '-g', 'daemon off;'],
  }),
  haproxy({ folder, certificate: { cert, key }, ports, shop, logPort }) {
    const pem = path.join(folder, 'shop.pem');
    fs.writeFileSync(pem, fs.readFileSync(cert, 'utf8') + fs.readFileSync(key, 'utf8'));
    const text = read('haproxy.cfg')
      .replace('/etc/haproxy/shop.pem', pem)
      .replace('bind :80', `bind 127.0.0.1:${ports.http}`)
      .replace('bind :443', `bind 127.0.0.1:${ports.https}`)
      // More than a user may open here.
      .replace('maxconn 10000', 'maxconn 100')
      .replace('/dev/log', `127.0.0.1:${logPort}`)
      .replace(/^ *(?:user|group) haproxy\n/gm, '')
      .replace(/10\.0\.0\.1\d:3000/g, shop.address);
    return { command: 'haproxy', args: ['-db', '-f', written(folder, 'haproxy.cfg', text)] };
  },
  caddy({ folder, ports, shop }) {
    const here = `{\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n}\n`;
    const text = here + read('Caddyfile').replace('shop:3000', shop.address);
    const file = written(folder, 'Caddyfile', text);
    const env = { SHOP_HOST: 'shop.example', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return { command: 'caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'], env };
  },
};

/** What no proxy may let through or answer wrongly. The one of Kubernetes is no file of ours: it is nginx with its own rules. */
export async function proxyFiles() {
  const figures = [];
  for (const [name, startOf] of Object.entries(proxies)) figures.push(...(await tryProxy(name, startOf)));
  return figures;
}

/** @param {string} name @param {(place: Place) => Start} startOf */
async function tryProxy(name, startOf) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `shop-trial-${name}-`));
  const shop = await shopThatListens();
  const log = await logReceiver();
  const ports = { http: await freePort(), https: await freePort() };
  const start = startOf({ folder, certificate: selfSigned(folder), ports, shop, logPort: log.port });
  const { PATH } = process.env;
  const child = spawn(start.command, start.args, { env: { PATH, ...start.env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  /** @type {Promise<string | null>} */
  const failed = new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', () => resolve(said));
  });
  process.once('exit', () => child.kill());
  try {
    const fault = await Promise.race([failed, untilOpen(ports)]);
    if (fault !== null) {
      console.log(fault);
      return [figure(`${name} starts`, 'no', 'yes', false)];
    }
    const figures = await tryAll(name, ports, shop);
    // Those that ask the shop by themselves do so every few seconds.
    while (name !== 'nginx' && shop.asked('/api/health') === 0) await sleep(100);
    const access = path.join(folder, 'access.log');
    const logged = log.text() + said + (fs.existsSync(access) ? fs.readFileSync(access, 'utf8') : '');
    return [
      ...figures,
      none(`${name}: times that /api/ready was asked`, shop.asked('/api/ready')),
      figure(`${name}: queries in its log`, logged.includes(secret) ? 'yes' : 'no', 'no', !logged.includes(secret)),
    ];
  } finally {
    child.kill();
    await failed;
    log.close();
    shop.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} name @param {{ http: number, https: number }} ports @param {ListeningShop} shop */
async function tryAll(name, { http, https }, shop) {
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const answers = [];
  let count = 0;

  /** @param {number} port @param {string} what @param {string} bytes @param {(answer: string) => boolean} isRight */
  async function ask(port, what, bytes, isRight) {
    count += 1;
    const answer = await send(port, port === https, bytes);
    answers.push(answer);
    if (!isRight(answer)) faults.push(`${name}, ${what}: ${JSON.stringify(answer.slice(0, 300))}`);
  }
  /** @param {string} line @param {string} [more] */
  const get = (line, more = 'Host: shop.example\r\n') => `GET ${line} HTTP/1.1\r\n${more}Connection: close\r\n\r\n`;
  /** @param {string} to */
  const leadsTo = (to) => (/** @type {string} */ answer) =>
    /^HTTP\/1\.1 30[18] /.test(answer) && headersOf(answer).location === `https://shop.example${to}`;
  /** @param {string} answer */
  const isRefused = (answer) => /^HTTP\/1\.1 (?:4\d\d|501) /.test(answer) || answer === '';
  /** @param {string} answer */
  const isServed = (answer) => answer.startsWith('HTTP/1.1 200 ');
  /** @param {string} answer */
  const isHarmless = (answer) => (isServed(answer) || isRefused(answer)) && !headersOf(answer)['x-planted'];

  const planted = '/%0d%0aX-Planted:%201%0d%0aSet-Cookie:%20a=b';
  await ask(http, 'a line break in the path', get(planted), leadsTo(planted));
  await ask(http, 'the query', get(`/shop?type=bud&code=${secret}`), leadsTo(`/shop?type=bud&code=${secret}`));
  await ask(http, 'an upper-case host', get('/faq', 'Host: SHOP.EXAMPLE\r\n'), leadsTo('/faq'));
  await ask(http, 'a foreign host', get('/faq', 'Host: evil.example\r\n'), (answer) => {
    return !headersOf(answer).location?.includes('evil');
  });
  await ask(http, 'the absolute form', get('http://evil.example/faq?a=b', 'Host: shop.example\r\n'), (answer) => {
    return !/^https?:\/\/evil/.test(headersOf(answer).location ?? '');
  });
  for (const data of ['/api/health', '/marketplace/auth', '/api'])
    await ask(http, `${data} without TLS`, get(data), isRefused);

  await ask(https, 'a page', get(`/shop?code=${secret}&q=a%20b`), isServed);
  await ask(https, 'an upper-case host', get('/faq', 'Host: SHOP.EXAMPLE\r\n'), isServed);
  await ask(https, 'a line break in the path', get(planted), isHarmless);
  await ask(https, 'the absolute form', get('https://shop.example/faq'), isHarmless);
  await ask(https, 'the absolute form of another', get('http://evil.example/faq'), isHarmless);
  for (const dots of [
    '/assets/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '//evil.example/..',
  ])
    await ask(https, `dot segments: ${dots}`, get(dots), (answer) => isHarmless(answer) && !answer.includes('root:'));
  const host = 'Host: shop.example\r\n';
  await ask(https, 'a bare CR in a header', get('/cr', `${host}X-A: 1\rX-Planted: 1\r\n`), isHarmless);
  await ask(https, 'a folded header', get('/folded', `${host}X-A: 1\r\n X-Planted: 1\r\n`), isHarmless);
  await ask(https, 'two hosts', get('/hosts', `${host}Host: evil.example\r\n`), isHarmless);
  const post = `POST /lengths HTTP/1.1\r\n${host}`;
  const lengths = `${post}Content-Length: 5\r\nContent-Length: 6\r\nConnection: close\r\n\r\nabcdef`;
  await ask(https, 'two lengths', lengths, isRefused);
  const hidden = `GET /hidden HTTP/1.1\r\n${host}X-Forwarded-For: 203.0.113.7\r\n\r\n`;
  const both = `Content-Length: ${5 + hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`;
  await ask(https, 'a length and chunks', post + both, isHarmless);
  await ask(
    https,
    'chunks by another name',
    `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
    isHarmless,
  );
  const claims =
    'X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: http\r\nX-Forwarded-Host: evil.example\r\n' +
    'Connection: close, X-Forwarded-For\r\n';
  await ask(https, 'claims about the caller', `GET /claims HTTP/1.1\r\n${host}${claims}\r\n`, isServed);

  const arrived = shop.requests();
  /** @param {Record<string, string | string[] | undefined>} headers */
  const isOurs = (headers) =>
    headers['x-forwarded-for'] === '127.0.0.1' &&
    headers['x-forwarded-proto'] === 'https' &&
    [undefined, 'shop.example'].includes(String(headers['x-forwarded-host'] ?? 'shop.example').toLowerCase());
  const foreign = arrived.filter(
    ({ url, headers }) => !isOurs(headers) || headers['x-planted'] || !url.startsWith('/'),
  );
  const versions = answers.filter((answer) => /^server:.*\d|(?:nginx|haproxy|caddy)\/?\d/im.test(answer));
  const kept = arrived.some(({ url }) => url === `/shop?code=${secret}&q=a%20b`);
  for (const fault of faults) console.log(fault);
  for (const { url, headers } of foreign) console.log(`${name} let through: ${url} ${JSON.stringify(headers)}`);
  return [
    figure(
      `${name}: hostile and usual requests answered rightly`,
      `${count - faults.length} of ${count}`,
      'all',
      faults.length === 0,
    ),
    none(`${name}: requests that reached the shop with what a caller claims`, foreign.length),
    none(`${name}: answers that tell a version`, versions.length),
    figure(`${name}: the query at the shop`, kept ? 'kept' : 'lost', 'kept', kept),
  ];
}

/** @param {{ http: number, https: number }} ports @returns {Promise<null | string>} */
async function untilOpen({ http, https }) {
  const startedAt = Date.now();
  const line = 'GET /api/health HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n';
  while (!(await send(https, true, line)).startsWith('HTTP/1.1 200') || (await send(http, false, line)) === '') {
    if (Date.now() - startedAt > startLimitMs) return 'it does not begin to serve';
    await sleep(200);
  }
  return null;
}

async function logReceiver() {
  const socket = dgram.createSocket('udp4');
  let text = '';
  socket.on('message', (bytes) => (text += bytes));
  await new Promise((resolve) => socket.bind(0, '127.0.0.1', () => resolve(null)));
  return { port: socket.address().port, text: () => text, close: () => socket.close() };
}

/** @param {string} name */
function read(name) {
  return fs.readFileSync(path.join(root, 'deploy', name), 'utf8');
}

/** @param {string} folder @param {string} name @param {string} text */
function written(folder, name, text) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}
