import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors.ts';

export interface ConnectionLimits {
  /** From the first byte of a request to its last one, uploads included. */
  requestMs: number;
  /** How often Node looks for requests that are over their limit: they end that much later at most. */
  checkEveryMs: number;
  /** Without a byte in either direction. A stream of events sends a comment more often than this. */
  idleMs: number;
  /** Between two requests of a connection. */
  keepAliveMs: number;
  /** Until a handler begins to answer. */
  answerMs: number;
}

/** A request that arrives too slowly is cut off after this time; the browser gives up an upload after the same time. */
export const longestRequestMs = 30_000;

export const connectionLimits: ConnectionLimits = {
  requestMs: longestRequestMs - 4_000,
  checkEveryMs: 1_000,
  idleMs: 30_000,
  keepAliveMs: 10_000,
  answerMs: 20_000,
};

/** All of these are off in the framework by default; a slow or silent client must not hold a connection for ever. */
export function timeoutsOf(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    http: { headersTimeout: limits.requestMs, connectionsCheckingInterval: limits.checkEveryMs },
  };
}

/**
 * Answers for a handler that has not begun to answer in time. The framework's own `handlerTimeout` counts until the
 * last byte is sent and would cut off every long download and every event stream.
 */
export function answerInTime(app: FastifyInstance, { answerMs }: ConnectionLimits): void {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  // After the body has been read, which has a limit of its own; the upload form is read by its handler.
  app.addHook('preHandler', async (request, reply) => {
    const giveUp = () => {
      if (!reply.sent) void reply.send(new ShopError('Unavailable'));
    };
    timers.set(request, setTimeout(giveUp, request.routeOptions.config.answerMs ?? answerMs));
  });
  app.addHook('onSend', async (request) => clearTimeout(timers.get(request)));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where the handler itself reads what is sent. */
    answerMs?: number;
  }
}
