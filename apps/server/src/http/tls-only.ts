import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors.ts';

/** What balancers and alarms ask, from inside. */
const fromInside = new Set(['/api/health', '/api/ready']);

/**
 * A call that a proxy took by plain http has shown its cookies and bodies to everybody on the way: leading it to https would hide that
 * from whoever wrote it so. By its scheme it is another origin. The proxies of `deploy/` refuse such calls themselves where they can; an Ingress cannot.
 */
export function refuseCallsWithoutTls(app: FastifyInstance, publicUrl: URL | null): void {
  if (publicUrl?.protocol !== 'https:') return;
  app.addHook('onRequest', async (request) => {
    const isToldByProxy = request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'http';
    const path = request.url.split('?')[0] ?? '';
    if (isToldByProxy && /^\/(?:api|marketplace)(?:\/|$)/i.test(path) && !fromInside.has(path)) {
      throw new ShopError('ForeignOrigin');
    }
  });
}
