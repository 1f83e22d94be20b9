import type { CallName } from '@shop/contract/calls';
import type { Answer, Endpoint, ParsedInput } from '@shop/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../errors.ts';
import { cleanTexts, isNameable } from './clean-text.ts';
import { FileAnswer } from './file-answer.ts';
import { mountPaths } from './mount-paths.ts';
import { MovedAnswer } from './moved-answer.ts';
import { PreparedAnswer } from './prepared-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that have a handler; the API's description tells them from those that are planned. */
    servedCalls: Set<CallName>;
  }
}

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handled<E> = Answer<E> | PreparedAnswer | FileAnswer | MovedAnswer;

interface ServeOptions {
  /** Throws for whoever may not call this: a large body is not even read then. */
  beforeBody?(request: FastifyRequest): Promise<void>;
}

/** Enough to mark a form; the list must not grow with what was sent. */
const mostFieldsNamed = 50;

/**
 * Makes the routes of one endpoint: the input is parsed by its schemas before the handler sees it, and the answer is
 * parsed on its way out, so that a field the contract does not name never leaves the server. A prepared answer has been
 * parsed when it was prepared.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: ParsedInput<E>, exchange: Exchange) => Handled<E> | Promise<Handled<E>>,
  { beforeBody }: ServeOptions = {},
): void {
  app.servedCalls.add(endpoint.name);
  for (const url of mountPaths(endpoint)) {
    app.route({
      method: endpoint.method,
      url,
      ...(endpoint.bodyLimitBytes && { bodyLimit: endpoint.bodyLimitBytes }),
      ...(beforeBody && { onRequest: (request: FastifyRequest) => beforeBody(request) }),
      handler: async (request, reply) => {
        const answer = await handle(parseInput(endpoint, request), { request, reply });
        if (answer instanceof PreparedAnswer) return answer.send(request, reply);
        if (answer instanceof FileAnswer || answer instanceof MovedAnswer) return answer.send(reply);
        // Whoever is asked for by a session or a cookie is answered alone.
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        return endpoint.output.parse(answer);
      },
    });
  }
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
      // The code of the issue, not its message: what was sent must not come back.
      fields.push({ path: [part, ...issue.path.map(String)].join('.'), problem: issue.code });
    }
  }
  if (fields.length > 0) throw new ShopError('InvalidInput', { fields: fields.slice(0, mostFieldsNamed) });
  return input as ParsedInput<E>;
}
