import type { CallName } from '@shop/contract/calls';
import type { Answer, Endpoint, ParsedInput } from '@shop/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../errors.ts';
import { admit, type CallerOf, type Callers, type Exchange } from './callers.ts';
import { cleanTexts, isNameable } from './clean-text.ts';
import { EventStream } from './event-stream.ts';
import { FileAnswer } from './file-answer.ts';
import { ForeignFileAnswer } from './foreign-file-answer.ts';
import { mountPaths } from './mount-paths.ts';
import { MovedAnswer } from './moved-answer.ts';
import { PreparedAnswer } from './prepared-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that have a handler; the API's description tells them from those that are planned. */
    servedCalls: Set<CallName>;
    callers: Callers;
  }
  interface FastifyRequest {
    /** Whom `serve` has let in, until the handler is handed them. */
    caller: CallerOf<Endpoint>;
  }
  interface FastifyContextConfig {
    /** The call of the contract that this route answers. */
    endpoint?: Endpoint;
  }
}

type Handled<E> = Answer<E> | PreparedAnswer | FileAnswer | ForeignFileAnswer | MovedAnswer | EventStream;

/** Enough to mark a form; the list must not grow with what was sent. */
const mostFieldsNamed = 50;

/** Has to come before the first `serve`: what all of them need. */
export function prepareToServe(app: FastifyInstance, callers: Callers): void {
  app.decorate('servedCalls', new Set<CallName>());
  app.decorate('callers', callers);
  app.decorateRequest('caller');
}

/**
 * Makes the routes of one endpoint: whom its `access` does not name is refused before the body is read, the input is parsed
 * by its schemas before the handler sees it, and the answer is parsed on its way out, so that a field the contract does not
 * name never leaves the server. A prepared answer has been parsed when it was prepared.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: ParsedInput<E>, exchange: Exchange & CallerOf<E>) => Handled<E> | Promise<Handled<E>>,
): void {
  app.servedCalls.add(endpoint.name);
  for (const url of mountPaths(endpoint)) {
    app.route({
      method: endpoint.method,
      url,
      ...(endpoint.bodyLimitBytes && { bodyLimit: endpoint.bodyLimitBytes }),
      config: { endpoint },
      onRequest: async (request, reply) => {
        request.caller = await admit(app.callers, endpoint, { request, reply });
      },
      handler: async (request, reply) => {
        const caller = request.caller as CallerOf<E>;
        const answer = await handle(parseInput(endpoint, request), { request, reply, ...caller });
        if (answer instanceof PreparedAnswer) return answer.send(request, reply);
        if (isWhole(answer)) return answer.send(reply);
        // An answer that depends on a session or a cookie must not be cached for others.
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        return endpoint.output.parse(answer);
      },
    });
  }
}

const wholeAnswers = [FileAnswer, ForeignFileAnswer, MovedAnswer, EventStream];

function isWhole(answer: unknown): answer is FileAnswer | ForeignFileAnswer | MovedAnswer | EventStream {
  return wholeAnswers.some((kind) => answer instanceof kind);
}

function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): ParsedInput<E> {
  if (!isNameable(request.params)) throw new ShopError('NotFound');
  const input: Record<string, unknown> = {};
  const fields: { path: string; problem: string }[] = [
    ...cleanTexts('query', request.query),
    ...cleanTexts('body', request.body, endpoint.texts),
  ];
  if (fields.length > 0) throw new ShopError('InvalidInput', { fields: fields.slice(0, mostFieldsNamed) });
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const parsed = endpoint[part]?.safeParse(request[part]);
    if (parsed?.success) input[part] = parsed.data;
    for (const issue of parsed?.error?.issues ?? []) {
      // The issue's code, not its message, which may repeat the input.
      fields.push({ path: [part, ...issue.path.map(String)].join('.'), problem: issue.code });
    }
  }
  if (fields.length > 0) throw new ShopError('InvalidInput', { fields: fields.slice(0, mostFieldsNamed) });
  return input as ParsedInput<E>;
}
