import type { FastifyRequest } from 'fastify';

/** English if the browser asks for it before German, else German. */
export function languageOf(request: FastifyRequest): 'de' | 'en' {
  return askedLanguage(request) ?? 'de';
}

/** Null for somebody who asks for neither. */
export function askedLanguage(request: FastifyRequest): 'de' | 'en' | null {
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase();
  const [first] = wanted.match(/\b(?:de|en)\b/) ?? [];
  return (first as 'de' | 'en' | undefined) ?? null;
}
