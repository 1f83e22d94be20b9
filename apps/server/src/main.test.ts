import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import { type AddressInfo, createServer, Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, onTestFinished, test } from 'vitest';
import { publicConfig } from './public-config.ts';
import { dataFolder, Terminal } from './testing/terminal.ts';

test('a first start opens a shop with products and a listener for its operator; Ctrl-C closes it with exit code 0', async () => {
  const dataDir = await dataFolder();
  const shop = new Terminal({ DATA_DIR: dataDir });
  const response = await fetch(`${await shop.origin()}/api/shop/v1/pharmacy-shop/products`);
  expect(await response.json()).toMatchObject({ page: 1, items: expect.arrayContaining([expect.anything()]) });
  expect(shop.screen).toMatch(/user editor, password \S{22} \(shown only this once\)/);
  const [, ops = ''] = await shop.shows(/Mailbox +(\S+)\/dev\/mailbox/);
  expect(ops).not.toBe(await shop.origin());
  expect((await fetch(`${ops}/metrics`)).status).toBe(200);
  expect(await (await fetch(`${ops}/dev/mailbox`)).text()).toContain('Postausgang');
  expect((await fetch(`${await shop.origin()}/metrics`)).status).toBe(404);
  expect(await npmRun('stock', { DATA_DIR: dataDir })).toMatch(/stock/i);
  shop.process.kill('SIGINT');
  expect(await shop.exitCode()).toBe(0);
  await expect(npmRun('stock', { DATA_DIR: dataDir })).rejects.toThrow(`No shop is open on the data folder ${dataDir}`);
});

test('a second shop on the same data folder says that it is in use; the first goes on', async () => {
  const dataDir = await dataFolder();
  const first = new Terminal({ DATA_DIR: dataDir });
  const origin = await first.origin();
  const second = new Terminal({ DATA_DIR: dataDir });
  expect(await second.exitCode()).toBe(1);
  expect(second.screen).toMatch(/The shop could not start\. .*in use/);
  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
});

test('a busy port is named', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  onTestFinished(() => void busy.close());
  const port = String((busy.address() as AddressInfo).port);
  const shop = new Terminal({ DATA_DIR: await dataFolder(), PORT: port });
  expect(await shop.exitCode()).toBe(1);
  expect(shop.screen).toContain(`The shop could not start. Port ${port} is in use by another program.`);
});

test('a busy port of the operator is named, and the shop opens without it; METRICS is retired', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  onTestFinished(() => void busy.close());
  const opsPort = String((busy.address() as AddressInfo).port);
  const shop = new Terminal({ DATA_DIR: await dataFolder(), OPS_PORT: opsPort, METRICS: 'open' });
  expect((await fetch(`${await shop.origin()}/api/ready`)).status).toBe(200);
  expect(shop.screen).toContain('METRICS has no effect any more');
  expect(shop.screen).toContain(`Port ${opsPort} on 127.0.0.1 is in use by another program: the shop opens without`);
  expect(shop.screen).not.toMatch(/dev\/mailbox|\/metrics$/m);
  shop.process.kill('SIGINT');
  expect(await shop.exitCode()).toBe(0);
});

test('a wrong variable stops the start with its sentence', async () => {
  const shop = new Terminal({ DATA_DIR: await dataFolder(), PORT: 'none' });
  expect(await shop.exitCode()).toBe(1);
  expect(shop.screen).toBe('The shop could not start. PORT must be a whole number from 0 to 65535.\n');
});

test('a changed CMS_PASSWORD counts, and the start says so', async () => {
  const dataDir = await dataFolder();
  const first = new Terminal({ DATA_DIR: dataDir, CMS_PASSWORD: 'correct horse battery' });
  await first.origin();
  expect(first.screen).not.toContain('CMS_PASSWORD');
  first.process.kill('SIGINT');
  expect(await first.exitCode()).toBe(0);

  const password = 'another horse, another battery';
  const second = new Terminal({ DATA_DIR: dataDir, CMS_PASSWORD: password });
  const origin = await second.origin();
  expect(second.screen).toContain('Editor editor has the password of CMS_PASSWORD from now on;');
  expect(second.screen).not.toContain(password);
  const login = await fetch(`${origin}/api/cms/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'editor', password }),
  });
  expect(login.status).toBe(200);
});

test('a request in flight is answered before Ctrl-C closes the shop', async () => {
  const shop = new Terminal({ DATA_DIR: await dataFolder() });
  const { port } = new URL(await shop.origin());
  const body = '{"not": "complete"}';
  const socket = new Socket().connect(Number(port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // The first half of a request that the server has begun to read …
  socket.write(
    `POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  shop.process.kill('SIGINT');
  await until(() => isRefused(Number(port)));
  // … and the other half, sent while it is closing.
  socket.write(body);
  await once(socket, 'close');
  expect(received).toContain('"id":"NotFound"');
  expect(await shop.exitCode()).toBe(0);
});

test('the pharmacy’s own config.json is served, with the ids of the environment and nothing that the shop does not know', async () => {
  const dataDir = await dataFolder();
  await writeFile(
    path.join(dataDir, 'config.json'),
    JSON.stringify({ shopName: 'Rosen', allowedApiBases: ['https://api.rosen.example'], shopId: 's-9', note: 'ours' }),
  );
  const shop = new Terminal({ DATA_DIR: dataDir, PHARMACY_ID: 'p-7' });
  const response = await fetch(`${await shop.origin()}/config.json`);
  const config = await response.json();
  expect(config).toMatchObject({ shopName: 'Rosen', pharmacyId: 'p-7', shopId: 's-9' });
  expect(Object.keys(config as object).sort()).toEqual(
    Object.keys(publicConfig(defaultShopConfig, '2026-11-01')).sort(),
  );
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' https://api.rosen.example;");
  expect(shop.screen).toContain('Rosen is open:');
});

test('a broken config.json does not close the shop, and is named', async () => {
  const dataDir = await dataFolder();
  await writeFile(path.join(dataDir, 'config.json'), '{ "shopName": ');
  const shop = new Terminal({ DATA_DIR: dataDir });
  const response = await fetch(`${await shop.origin()}/config.json`);
  expect(await response.json()).toEqual(publicConfig(defaultShopConfig, '2026-11-01'));
  expect(shop.screen).toContain('config.json could not be read: the shop runs on its defaults.');
});

test('a bank account that cannot be right is named at the start, and the shop opens', async () => {
  const dataDir = await dataFolder();
  const pharmacy = { iban: 'DE37000000000000000000', bic: 'BANK' };
  await writeFile(path.join(dataDir, 'config.json'), JSON.stringify({ pharmacy }));
  const shop = new Terminal({ DATA_DIR: dataDir });
  await shop.origin();
  expect(shop.screen).toContain('config.json: pharmacy.iban is not an IBAN');
  expect(shop.screen).toContain('config.json: pharmacy.bic is not a BIC');
});

test('the built shop is served compressed: hashed files for ever, the shell never without asking', async () => {
  const shop = new Terminal({ DATA_DIR: await dataFolder() });
  const origin = await shop.origin();
  const shell = await getRaw(origin, '/', 'br');
  expect(shell.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  const page = await (await fetch(origin)).text();
  // The script before the first paint names the code; the page itself does not.
  const script = `/${/entry:.(assets\/[\w.-]+\.js)/.exec(page)?.[1]}`;
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await getRaw(origin, script, encoding);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; base-uri 'none'/),
      vary: 'Accept-Encoding',
    });
  }
  expect((await getRaw(origin, script, 'identity')).headers['content-encoding']).toBeUndefined();
  expect((await getRaw(origin, '/assets/..%2f..%2fpackage.json', 'identity')).statusCode).toBe(404);
});

async function getRaw(origin: string, url: string, encoding: string): Promise<http.IncomingMessage> {
  const { port } = new URL(origin);
  const request = http.get({ port, path: url, headers: { 'accept-encoding': encoding, accept: '*/*' } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  return response;
}

/** A command of the pharmacy, in a second terminal. */
async function npmRun(name: string, env: Record<string, string>): Promise<string> {
  const command = fileURLToPath(new URL(`../dist/commands/${name}.js`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new Socket().connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}
