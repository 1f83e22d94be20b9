// @ts-check
import autocannon from 'autocannon';

const connections = 32;
const seconds = 4;

/** @param {string} what @param {number} ms @param {number} limit @param {number} [digits] */
export function figure(what, ms, limit, digits = 3) {
  return { what, value: `${ms.toFixed(digits)} ms`, limit: `${limit} ms`, ratio: ms / limit };
}

/**
 * Asks the same again and again from 32 connections, after a second of warming up.
 *
 * @param {{ origin: string, opsOrigin: string | null }} server
 * @param {string} path
 * @param {{ method?: 'POST', body?: string, headers?: Record<string, string> }} [request] reads unless it says otherwise
 */
export async function load({ origin, opsOrigin }, path, request = {}) {
  const headers = {
    'accept-encoding': 'br',
    ...(request.body && { 'content-type': 'application/json' }),
    ...request.headers,
  };
  const options = { url: origin + path, connections, ...request, headers };
  await autocannon({ ...options, duration: 1 });
  const cpuBefore = await cpuSeconds(opsOrigin);
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${path} failed`);
  const cpu = (await cpuSeconds(opsOrigin)) - cpuBefore;
  return { perSecond: requests.average, p99Ms: latency.p99, cpuMs: (cpu * 1000) / requests.total };
}

/** @param {string | null} opsOrigin */
export const cpuSeconds = (opsOrigin) => metric(opsOrigin, 'process_cpu_seconds_total');

/** @param {string | null} opsOrigin */
export const memoryMegabytes = async (opsOrigin) =>
  (await metric(opsOrigin, 'process_resident_memory_bytes')) / 2 ** 20;

/** What the server says of itself to its operator; the bare one has none. @param {string | null} opsOrigin @param {string} name */
export async function metric(opsOrigin, name) {
  if (opsOrigin === null) return 0;
  const text = await fetch(`${opsOrigin}/metrics`).then((answer) => answer.text());
  return Number(new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1] ?? 0);
}
