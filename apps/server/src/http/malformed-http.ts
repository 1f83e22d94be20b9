import type { OutgoingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { errors } from '@shop/contract/errors';

/** Node keeps the response in progress here; its own default handler reads it for the same reason. */
type ServedSocket = Socket & { _httpMessage?: OutgoingMessage | null };

/**
 * Malformed or too slow HTTP never reaches a route; it gets an answer of the error catalogue too, with these headers, and the
 * connection is closed.
 */
export function answerMalformedHttp(securityHeaders: Record<string, string>) {
  const headerLines = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`);

  return (error: Error & { code?: string }, socket: ServedSocket): void => {
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
      `HTTP/1.1 ${status} ${isTooSlow ? 'Request Timeout' : 'Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n${headerLines.join('')}Connection: close\r\n\r\n${body}`,
    );
    // A client that is too slow would go on for ever; there is nothing to wait for.
    if (isTooSlow) socket.destroySoon();
  };
}
