import type { FastifyRequest } from 'fastify';

/** English if the browser asks for it before German, else German. */
export function languageOf(request: FastifyRequest): 'de' | 'en' {
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase();
  const [first] = wanted.match(/\b(?:de|en)\b/) ?? [];
  return first === 'en' ? 'en' : 'de';
}
