// @ts-check
import http from 'node:http';

/**
 * Stands where the shop would behind a proxy and remembers what reaches it. As on a day without mail: it is healthy, and says
 * that it is not ready.
 */
export async function shopThatListens() {
  /** @type {{ url: string, headers: http.IncomingHttpHeaders }[]} */
  const arrived = [];
  /** @type {Map<string, number>} */
  const checks = new Map();
  const server = http.createServer(({ url = '', headers }, response) => {
    // A proxy's own question comes without a caller.
    if (!headers['x-forwarded-for'] && /^\/api\/(?:health|ready)$/.test(url)) {
      checks.set(url, (checks.get(url) ?? 0) + 1);
      response.statusCode = url === '/api/health' ? 200 : 503;
    } else if (url !== '/api/health') arrived.push({ url, headers });
    response.setHeader('content-type', 'text/plain').end('shop');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `127.0.0.1:${port}`,
    requests: () => arrived,
    /** How often a proxy has asked by itself. @param {string} url */
    asked: (url) => checks.get(url) ?? 0,
    close: () => server.close(),
  };
}
