import { listBlogPosts, readBlogPost, readContentFile, readFaq } from '@shop/contract/content';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import { serve } from '../../http/serve.ts';
import { ContentCache } from './content-cache.ts';
import type { PublicContentSource } from './content-service.ts';

export function registerContent(
  app: FastifyInstance,
  db: Database,
  changes: Changes,
  config: ShopConfig,
): PublicContentSource {
  const cache = new ContentCache(db, changes, config);

  serve(app, readContentFile, async ({ params }, { request, reply }) => {
    const { answer, image } = await cache.file(params['*']);
    // May be cached only under the address of this revision: the next one has another address.
    const isRevision = image !== null && (request.query as Record<string, unknown>).v === String(image.revisionId);
    if (isRevision) reply.header('cache-control', 'public, max-age=31536000, immutable');
    return answer;
  });
  serve(app, listBlogPosts, ({ query }) => cache.blog(query.lang));
  serve(app, readBlogPost, ({ params, query }) => cache.post(params.slug, query.lang));
  serve(app, readFaq, ({ query }) => cache.faq(query.lang));
  return cache;
}
