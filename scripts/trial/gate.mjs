// @ts-check
import net from 'node:net';
import { Transform } from 'node:stream';
import { freePort } from './free-port.mjs';

/** A door before a server on this machine that can be shut, as a pulled cable, or made slow. @param {number} target */
export async function openGate(target) {
  const port = await freePort();
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  let delayMs = 0;
  /** @type {net.Server | undefined} */
  let server;

  /** @param {net.Socket} client */
  function join(client) {
    const upstream = net.connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(slow()).pipe(upstream);
    upstream.pipe(client);
  }

  const slow = () =>
    new Transform({ transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), delayMs) });

  async function open() {
    server = net.createServer(join);
    await new Promise((resolve) => server?.listen(port, '127.0.0.1', () => resolve(null)));
  }

  async function shut() {
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await open();
  return {
    port,
    open,
    shut,
    /** Every question takes so much longer. @param {number} ms */
    slowDown: (ms) => {
      delayMs = ms;
    },
  };
}
