import { possibleErrors } from '@shop/contract/endpoint';
import { type ErrorId, errors } from '@shop/contract/errors';
import { unavailablePage as german } from '@shop/texts/messages/de/pages/unavailable-page';
import { unavailablePage as english } from '@shop/texts/messages/en/pages/unavailable-page';
import { compileMessages } from '@shop/texts/messages/message-compiler';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/database-away.ts';
import { rootCause, ShopError } from '../errors.ts';
import { languageOf } from './language.ts';
import { sendPlainPage } from './plain-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What it was refused with, for the log. */
    errorId: ErrorId | null;
  }
}

export const undeclaredError = 'undeclared error';

/**
 * What an answer says about its own bytes. A handler may have said so before it failed or ran out of time: on the words of an
 * error they would be wrong, and a browser that is told of Brotli shows nothing at all.
 */
const headersOfContent = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
];

/**
 * The one exit for everything that goes wrong: an id of the catalogue, a constant message, the request's id. Where there
 * are pages, people who ask for one that is not there get a page too, with the way back.
 */
export function handleErrors(app: FastifyInstance, { hasPages = true } = {}): void {
  app.decorateRequest('errorId', null);
  app.setErrorHandler((error, request, reply) => {
    const shopError = error instanceof ShopError ? error : translate(error as FastifyError);
    if (shopError.id === 'Internal') request.log.error({ err: error, requestId: request.id }, 'unexpected error');
    if (shopError.id === 'Unavailable') request.log.warn({ err: error, requestId: request.id }, 'unavailable');
    warnOfUndeclared(request, shopError.id);
    for (const name of headersOfContent) reply.removeHeader(name);
    if (hasPages && shopError.id === 'Unavailable' && isForPeople(request)) return sendUnavailablePage(reply, request);
    return sendError(reply, request, shopError);
  });

  app.setNotFoundHandler((request, reply) => {
    if (hasPages && !request.url.startsWith('/api/') && isForPeople(request)) return sendNotFoundPage(reply);
    return sendError(reply, request, new ShopError('NotFound'));
  });
}

/** For addresses that cannot be decoded: the framework refuses them before any hook that sets headers. */
export function answerUndecodable(securityHeaders: Record<string, string>) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ ...securityHeaders, 'x-request-id': request.id });
    void sendError(reply, request, new ShopError('MalformedRequest'));
  };
}

/** Somebody followed a link or typed the address; the shop's own calls ask for JSON. */
function isForPeople({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false);
}

/** The contract does not say that this call can answer so. The caller gets the answer all the same; in tests the call fails. */
function warnOfUndeclared(request: FastifyRequest, errorId: ErrorId): void {
  const { endpoint } = request.routeOptions.config;
  if (!endpoint || possibleErrors(endpoint).includes(errorId)) return;
  request.log.warn({ requestId: request.id, call: endpoint.name, errorId }, undeclaredError);
}

function sendError(reply: FastifyReply, request: FastifyRequest, error: ShopError): FastifyReply {
  const { status, message } = errors[error.id];
  request.errorId = error.id;
  if (error.id === 'Unavailable') reply.header('retry-after', retryAfterSeconds);
  const waitSeconds = (error.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  if (waitSeconds !== undefined) reply.header('retry-after', String(waitSeconds));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ id: error.id, message, ...(error.data !== undefined && { data: error.data }), requestId: request.id });
}

const retryAfterSeconds = '5';

const unavailableWords = { de: compileMessages(german, 'de'), en: compileMessages(english, 'en') };

function sendUnavailablePage(reply: FastifyReply, request: FastifyRequest): FastifyReply {
  request.errorId = 'Unavailable';
  const language = languageOf(request);
  const say = unavailableWords[language];
  return sendPlainPage(reply.code(503).header('retry-after', retryAfterSeconds), {
    language,
    title: say.title,
    body: `<h1>${say.title}</h1>
<p>${say.text}</p>
<p><a href="">${say.again}</a> · <a href="/#/">${say.home}</a></p>`,
  });
}

const idsByFastifyCode: Record<string, ErrorId> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UnsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BodyTooLarge',
};

function translate(error: FastifyError): ShopError {
  const id = idsByFastifyCode[error.code];
  if (id === 'UnsupportedMediaType' || id === 'BodyTooLarge') return new ShopError(id);
  if (isDatabaseAway(error)) return new ShopError('Unavailable');
  if (isUnstorable(error)) return new ShopError('MalformedRequest');
  const status = error.statusCode ?? 500;
  return new ShopError(status >= 400 && status < 500 ? 'MalformedRequest' : 'Internal');
}

/** A text with a NUL in it, which PostgreSQL keeps in no column: nobody types one, so the request is at fault. */
function isUnstorable(error: unknown): boolean {
  const { code } = rootCause(error) as { code?: string };
  return code === '22021' || code === '22P05';
}

export function sendNotFoundPage(reply: FastifyReply): FastifyReply {
  return sendPlainPage(reply.code(404), {
    title: 'Seite nicht gefunden',
    body: `<h1>Die angeforderte Seite wurde nicht gefunden.</h1>
<p lang="en">The page you requested could not be found.</p>
<p><a href="/#/">Zur Startseite</a> · <a href="/#/shop">Zum Shop</a></p>`,
  });
}
