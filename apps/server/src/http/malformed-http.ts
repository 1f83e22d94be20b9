import type { Socket } from 'node:net';
import { errors } from '@shop/contract/errors';

/** Bytes that are no HTTP never reach a route; they get the catalogue's answer too, and the connection ends. */
export function answerMalformedHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = errors.MalformedRequest;
  const body = JSON.stringify({ id: 'MalformedRequest', message, requestId: '' });
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
