import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { PoolConfig } from 'pg';
import { onTestFinished } from 'vitest';

interface DatabaseGate {
  port: number;
  /** For DATABASE_URL. */
  url: string;
  open(): Promise<void>;
  /** Ends every connection, as a server does that is stopped. */
  shut(): Promise<void>;
}

/** An address in front of the test database where nobody answers until it is opened. */
export async function databaseGate({ host, port, user, database }: PoolConfig): Promise<DatabaseGate> {
  const sockets = new Set<Socket>();
  let server: Server | null = null;

  function join(client: Socket): void {
    const upstream = connect(`${host}/.s.PGSQL.${port}`);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  }

  async function listen(port: number): Promise<number> {
    server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  async function shut(): Promise<void> {
    const closing = server;
    server = null;
    if (!closing) return;
    const closed = once(closing.close(), 'close');
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  const free = await listen(0);
  await shut();
  onTestFinished(shut);
  return {
    port: free,
    url: `postgres://${user}@127.0.0.1:${free}/${database}`,
    open: async () => void (await listen(free)),
    shut,
  };
}
