import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { policyOfNoPage } from './security-headers.ts';

/** Catches whatever no other route takes. */
export const staticRoute = '/*';

/** The built shop: hashed names are kept for ever by browsers, everything else is asked for again each time. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Error('The shop is not built yet: run `npm run build`.');
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, filePath) {
      const isHashed = filePath.includes(`${sep}assets${sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('vary', 'Accept-Encoding');
      // Script, styles and fonts are no pages: the page's own policy, half a kilobyte, would travel with each of twenty files.
      if (isHashed) reply.header('content-security-policy', policyOfNoPage);
      if (/\.svg(\.\w+)?$/.test(filePath)) reply.header('content-type', 'image/svg+xml; charset=utf-8');
    },
  });
}
