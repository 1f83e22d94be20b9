import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

export interface RawConnection {
  socket: Socket;
  received: () => string;
  /** All that was received, once the server has closed the connection. */
  closed: Promise<string>;
  /** Resolves as soon as this has been received. */
  receives(text: string): Promise<void>;
  /** Goes on sending a byte now and then until the connection is closed. */
  drip(byte?: string): void;
}

const dripEveryMs = 15;

/** A client that behaves as badly as a test wants it to. The app must be listening. */
export async function connectRaw(app: FastifyInstance, bytes = ''): Promise<RawConnection> {
  const { port } = app.addresses()[0] as { port: number };
  const socket = new Socket({ allowHalfOpen: true });
  let received = '';
  let dripping: NodeJS.Timeout | undefined;
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  // A server that closes on somebody who is sending resets the connection: the expected end here.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(received);
    });
    // Half-open: the server's end alone would not close our side.
    socket.once('end', () => socket.destroy());
  });
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.connect(port, '127.0.0.1', resolve));
  if (bytes) socket.write(bytes);
  return {
    socket,
    received: () => received,
    closed,
    receives: (text) =>
      new Promise((resolve, reject) => {
        const look = () => received.includes(text) && resolve();
        socket.on('data', look);
        socket.once('close', () => reject(new Error(`closed after: ${received}`)));
        look();
      }),
    drip(byte = 'x') {
      dripping = setInterval(() => socket.write(byte), dripEveryMs);
    },
  };
}

/** All that the server answers to these bytes until it closes the connection. */
export async function rawRequest({ app }: { app: FastifyInstance }, bytes: string): Promise<string> {
  return (await connectRaw(app, bytes)).closed;
}
