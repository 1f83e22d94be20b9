// @ts-check
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bootShop } from '../boot-shop.mjs';
import { figure, load, memoryMegabytes } from './load.mjs';
import { registerPatient } from './patient.mjs';
import { withProducts } from './with-products.mjs';

const waitLimitMs = 50;
const fileBytes = 10 * 1024 * 1024;
const filesEach = 19;
const slowConnections = 1_000;
const memoryLimitMegabytes = 150;

/** What somebody does who wants the others to wait: how long the slowest of the others waited. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureHostileDownloads() {
  const shop = await bootShop({ RATE_LIMITS: 'off' }, withProducts(20));
  const probe = startProbe(shop.origin);
  try {
    const patients = await Promise.all(['lena', 'otto', 'clara'].map((name) => registerPatient(shop, name)));
    const [lena, otto, clara] = /** @type {[Patient, Patient, Patient]} */ (patients);
    const sheet = await orderedSheet(shop, clara);
    const startMegabytes = await memoryMegabytes(shop.opsOrigin);
    const rows = [
      waited('nothing: idle shop', await probe.during(() => sleep(2_000))),
      waited(`${2 * filesEach} uploads of 10 MiB, two at a time`, await probe.during(() => fill(shop, [lena, otto]))),
      waited(
        'five exports of 190 MB at once',
        await probe.during(() => exportAtOnce(shop, [lena, lena, otto, otto, clara])),
      ),
      waited('one cover sheet, 32 connections', await probe.during(() => load(shop, sheet.path, sheet.request))),
      waited('/api/openapi.json, 32 connections', await probe.during(() => load(shop, '/api/openapi.json'))),
      waited('JSON of brackets, 32 connections', await probe.during(() => sendBrackets(shop.origin))),
    ];
    const slow = await probe.during(() => dripHeaders(shop.origin));
    rows.push(waited(`${slowConnections.toLocaleString('en')} connections that drip`, slow));
    rows.push({
      what: 'the last of them is closed after',
      value: `${(slow.result / 1000).toFixed(1)} s`,
      limit: '30 s',
      ratio: slow.result / 30_000,
    });
    const moreMegabytes = (await settledMegabytes(shop.opsOrigin)) - startMegabytes;
    rows.push({
      what: 'memory that did not come back',
      value: `${moreMegabytes.toFixed(0)} MB`,
      limit: `${memoryLimitMegabytes} MB`,
      ratio: moreMegabytes / memoryLimitMegabytes,
    });
    return rows;
  } finally {
    probe.stop();
    await shop.stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof registerPatient>>} Patient */

/** @param {string} what @param {{ slowestMs: number }} measured */
function waited(what, { slowestMs }) {
  return figure(`${what}: slowest answer to others`, slowestMs, waitLimitMs, 1);
}

/** @param {string} origin */
function startProbe(origin) {
  const child = fork(fileURLToPath(new URL('./health-probe.mjs', import.meta.url)), [origin]);
  const slowest = async () => {
    child.send('tell');
    const [ms] = await once(child, 'message');
    return Number(ms);
  };
  return {
    /** @template Result @param {() => Promise<Result>} work */
    async during(work) {
      await slowest();
      const result = await work();
      return { result, slowestMs: await slowest() };
    },
    stop: () => child.disconnect(),
  };
}

/** @param {import('../boot-shop.mjs').Shop} shop @param {Patient[]} patients */
async function fill({ origin }, patients) {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes - 16), Buffer.from('\n%%EOF\n')]);
  await Promise.all(
    patients.map(async ({ call }) => {
      for (let index = 0; index < filesEach; index++) {
        const { url, prescriptionS3Key } = await call('POST', '/api/shop/v1/shopping-cart/prescription/upload-url', {
          fileName: `rezept-${index}.pdf`,
          contentType: 'application/pdf',
          sizeBytes: bytes.length,
        });
        const form = new FormData();
        for (const [name, value] of Object.entries(url.fields)) form.append(name, String(value));
        form.append('file', new Blob([bytes]), 'rezept.pdf');
        const answer = await fetch(origin + url.url, { method: 'POST', body: form });
        if (!answer.ok) throw new Error(`an upload was answered with ${answer.status}`);
        await call('POST', '/api/shop/v1/shopping-cart/prescription/assign', { format: 'physical', prescriptionS3Key });
      }
    }),
  );
}

/** Reads all of what it gets and keeps nothing; some are refused. @param {import('../boot-shop.mjs').Shop} shop @param {Patient[]} patients */
async function exportAtOnce({ origin }, patients) {
  await Promise.all(
    patients.map(async ({ cookieHeader }) => {
      const headers = { cookie: cookieHeader() };
      const answer = await fetch(`${origin}/api/shop/v1/patient/export`, { method: 'POST', headers });
      if (answer.status !== 200 && answer.status !== 429)
        throw new Error(`an export was answered with ${answer.status}`);
      await answer.body?.pipeTo(new WritableStream());
    }),
  );
}

/** @param {import('../boot-shop.mjs').Shop} shop @param {Patient} patient */
async function orderedSheet({ origin }, { call, registration, cookieHeader }) {
  const { items } = await (await fetch(`${origin}/api/shop/v1/pharmacy-shop/products?pageSize=200`)).json();
  const { id: itemId } = items.find((/** @type {any} */ item) => item.available && item.priceCent !== null);
  await call('POST', '/api/shop/v1/shopping-cart/items', { itemId });
  const { streetAndHouseNumber: _, ...place } = registration.address;
  const { id, code } = await call('POST', '/api/shop/v1/checkout/reserve-cart', {
    deliveryAddress: { ...place, street: 'Sanderglacis', houseNumber: '14', fullName: 'Clara Vogelsang' },
    prescriptionDocument: { format: 'digital', prescription3Key: null },
  });
  return {
    path: `/api/shop/v1/orders/${id}/cover-sheet`,
    request: {
      method: /** @type {const} */ ('POST'),
      body: JSON.stringify({ code }),
      headers: { cookie: cookieHeader() },
    },
  };
}

/** As many brackets as a body may have, and as many bytes. @param {string} origin */
async function sendBrackets(origin) {
  const body = '['.repeat(128 * 1024 - 1);
  const send = async () => {
    for (let sent = 0; sent < 20; sent++) {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${origin}/api/shop/v1/shopping-cart/items`, { method: 'POST', headers, body });
    }
  };
  await Promise.all(Array.from({ length: 32 }, send));
}

/** Opens connections that send a byte of a header now and then; how long the last one lived, in milliseconds. @param {string} origin */
async function dripHeaders(origin) {
  const { hostname, port } = new URL(origin);
  /** @type {Promise<number>[]} */
  const lives = Array.from({ length: slowConnections }, () => {
    const socket = net.connect({ host: hostname, port: Number(port) });
    const startedAt = performance.now();
    socket.on('error', () => {});
    socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('x'), 1_000);
    socket.resume();
    return new Promise((resolve) => {
      socket.once('close', () => {
        clearInterval(drip);
        resolve(performance.now() - startedAt);
      });
    });
  });
  return Math.max(...(await Promise.all(lives)));
}

/** Memory is given back when the collector finds the time; the idle drawing thread ends after a minute. @param {string} opsOrigin */
async function settledMegabytes(opsOrigin) {
  let least = Number.POSITIVE_INFINITY;
  for (let asked = 0; asked < 45; asked++) {
    await sleep(2_000);
    least = Math.min(least, await memoryMegabytes(opsOrigin));
  }
  return least;
}
