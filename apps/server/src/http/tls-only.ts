import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors.ts';

/** What balancers and alarms ask, from inside. */
const fromInside = new Set(['/api/health', '/api/ready']);

/**
 * A call that reached the proxy over plain http has shown its cookies and body to everybody on the way, and a redirect would hide that
 * from whoever wrote it. By its scheme it is another origin. The proxies of `deploy/` refuse such calls themselves; an Ingress cannot.
 */
export function refuseCallsWithoutTls(app: FastifyInstance, publicUrl: URL | null): void {
  if (publicUrl?.protocol !== 'https:') return;
  app.addHook('onRequest', async (request) => {
    // The nearest proxy writes last. No need to trust it: whoever claims 'http' has only their own call refused.
    const told = String(request.headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .toLowerCase();
    const path = request.url.split('?')[0] ?? '';
    if (told === 'http' && /^\/(?:api|marketplace)(?:\/|$)/i.test(path) && !fromInside.has(path)) {
      throw new ShopError('ForeignOrigin');
    }
  });
}
