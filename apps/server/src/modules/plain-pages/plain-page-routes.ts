import type { ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFoundPage } from '../../http/error-handler.ts';
import { MovedAnswer } from '../../http/moved-answer.ts';
import type { PreparedAnswer } from '../../http/prepared-answer.ts';
import type { OnSale, ProductsOnSale } from '../catalogue/catalogue-service.ts';
import { findPost, type PublicContentSource } from '../content/content-service.ts';
import { framePage, type ReadingPage, type World } from './page-frame.ts';
import { legalPages, shopOnlyPaths } from './plain-addresses.ts';
import { productPage, shopPage } from './product-pages.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';
import { aboutPage, blogPage, contactPage, faqPage, glossaryPage, legalPage, postPage } from './text-pages.ts';

interface Sources {
  products: ProductsOnSale;
  content: PublicContentSource;
  config: ShopConfig;
  /** Null where nobody has set one: then the page is where it was asked for. */
  publicUrl: URL | null;
  isDatabaseAway(): boolean;
}

/** For strangers, where products are shown only to those who have signed in. */
const nothingOnSale: OnSale = { products: [], bySlug: new Map() };

/** Bounds the memory, whatever host names are made up. */
const mostPagesKept = 1000;

/**
 * The shop's routes live behind a hash, which search engines and link previews do not see. For them each public page is
 * also at its plain path, without script, and leads people into the shop.
 */
export function registerPlainPages(app: FastifyInstance, sources: Sources): void {
  const pages = new PageCache();

  const worldFor = async (request: FastifyRequest): Promise<World> => ({
    content: await sources.content.current(),
    onSale: sources.config.cataloguePublic ? await sources.products.current() : nothingOnSale,
    config: sources.config,
    origin: sources.publicUrl?.origin ?? `${request.protocol}://${request.host}`,
    isDatabaseAway: sources.isDatabaseAway(),
  });

  const serveText = (path: string, write: (world: World) => PreparedAnswer | null) => {
    app.get(path, async (request, reply) => {
      const world = await worldFor(request);
      const answer = pages.page(world, path, () => write(world));
      return answer ? answer.send(request, reply) : sendNotFoundPage(reply);
    });
  };
  const servePage = (path: string, make: (world: World) => ReadingPage | null) => {
    serveText(path, (world) => {
      const page = make(world);
      return page && framePage(page, world);
    });
  };

  servePage('/shop', shopPage);
  servePage('/blog', blogPage);
  servePage('/faq', faqPage);
  servePage('/glossar', glossaryPage);
  servePage('/about', aboutPage);
  servePage('/contact', contactPage);
  for (const name of legalPages) servePage(`/${name}`, (world) => legalPage(name, world));
  serveText('/sitemap.xml', writeSitemap);
  serveText('/robots.txt', writeRobots);

  app.get<{ Params: { slug: string } }>('/blog/:slug', async (request, reply) => {
    const world = await worldFor(request);
    const post = findPost(world.content, request.params.slug, 'de');
    if (!post) return sendNotFoundPage(reply);
    if (post.slug !== request.params.slug) return moveTo(reply, post.slug);
    const answer = pages.page(world, `/blog/${post.slug}`, () => framePage(postPage(post, world), world));
    return answer.send(request, reply);
  });

  app.get<{ Params: { slug: string } }>('/product/:slug', async (request, reply) => {
    // Whatever its name: not even whether there is such a product is told.
    if (!sources.config.cataloguePublic) return reply.header('cache-control', 'no-cache').redirect('/shop', 302);
    const world = await worldFor(request);
    const product = world.onSale.bySlug.get(request.params.slug);
    if (!product) return sendNotFoundPage(reply);
    const answer = pages.page(world, `/product/${product.slug}`, () => framePage(productPage(product, world), world));
    return answer.send(request, reply);
  });

  for (const path of shopOnlyPaths) {
    app.get<{ Params: { '*'?: string } }>(path, async ({ params, url }, reply) => {
      const screen = path.replace('*', encodeURI(params['*'] ?? ''));
      const query = /\?.*$/s.exec(url)?.[0] ?? '';
      return reply.header('cache-control', 'no-cache').redirect(`/#${screen}${query}`, 302);
    });
  }
}

function moveTo(reply: FastifyReply, slug: string): FastifyReply {
  return new MovedAnswer(`/blog/${encodeURIComponent(slug)}`).send(reply);
}

/** Finished pages, as long as neither a text nor a product has changed. */
class PageCache {
  private madeFrom: Pick<World, 'content' | 'onSale'> | null = null;
  private readonly pages = new Map<string, PreparedAnswer>();

  page<Answer extends PreparedAnswer | null>(world: World, path: string, make: () => Answer) {
    const { content, onSale, origin, isDatabaseAway } = world;
    if (this.madeFrom?.content !== content || this.madeFrom.onSale !== onSale) {
      this.pages.clear();
      this.madeFrom = { content, onSale };
    }
    const key = `${origin} ${path}${isDatabaseAway ? ' away' : ''}`;
    const known = this.pages.get(key);
    if (known) return known;

    const made = make();
    if (!made) return made;
    if (this.pages.size >= mostPagesKept) this.pages.delete(this.pages.keys().next().value as string);
    this.pages.set(key, made);
    return made;
  }
}
