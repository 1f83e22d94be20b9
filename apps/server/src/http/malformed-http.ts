import type { OutgoingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errors } from '@shop/contract/errors';

/** Node keeps the answer that is being written here, and looks at it for the same reason. */
type ServedSocket = Socket & { _httpMessage?: OutgoingMessage | null };

/** Bytes that are no HTTP, or that come too slowly, never reach a route; they get the catalogue's answer too, and the connection ends. */
export function answerMalformedHttp(error: Error & { code?: string }, socket: ServedSocket): void {
  const isAnswered = socket._httpMessage?.headersSent ?? false;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) {
    socket.destroy();
    return;
  }
  const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const id = isTooSlow ? 'RequestTimeout' : 'MalformedRequest';
  const { status, message } = errors[id];
  const body = JSON.stringify({ id, message, requestId: '' });
  socket.end(
    `HTTP/1.1 ${status} ${isTooSlow ? 'Request Timeout' : 'Bad Request'}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Whoever drips would go on for ever; there is nothing to wait for.
  if (isTooSlow) socket.destroySoon();
}
