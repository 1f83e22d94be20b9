// @ts-check
/** `node bare-server.mjs URL`: fetches URL once and answers everything with its bytes and headers. */
import http from 'node:http';

const url = new URL(process.argv[2] ?? '');
http.get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { connection, 'keep-alive': _, date, ...headers } = answer.headers;
  const server = http.createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stdout.write(`http://127.0.0.1:${port}\n`);
  });
});
