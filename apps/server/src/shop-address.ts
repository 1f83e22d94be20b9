import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';

/**
 * Where links in mails lead: PUBLIC_URL, or where the shop listens by HOST and PORT. Never the Host header of a request,
 * which anybody can write. Null until the shop listens.
 */
export function shopAddressOf(
  { publicUrl, host }: Pick<Env, 'publicUrl' | 'host'>,
  app: FastifyInstance,
): () => string | null {
  return () => {
    if (publicUrl) return publicUrl.origin;
    const { port } = (app.server.address() ?? {}) as { port?: number };
    return port ? `http://${nameOf(host)}:${port}` : null;
  };
}

/** A shop that listens everywhere is found on this machine by name. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
