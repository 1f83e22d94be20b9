import { listProducts, readProduct } from '@shop/contract/catalogue';
import type { ParsedInput } from '@shop/contract/endpoint';
import type { Clock } from '../../clock.ts';
import { CacheUntilChange } from '../../db/cache-until-change.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import type { ProductPicture } from '../../db/schema/product-pictures.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { withAnalysis } from '../stock/dispensed-next-service.ts';
import { presentPage, presentProduct } from './catalogue-presenter.ts';
import { productsOnSale } from './catalogue-queries.ts';
import { arrangeForSale, type OnSale, type ProductOnSale, type ProductsOnSale } from './catalogue-service.ts';
import { everyPicture } from './picture-queries.ts';

type PageQuery = ParsedInput<typeof listProducts>['query'];

export interface CatalogueParts {
  db: Database;
  changes: Changes;
  clock: Clock;
}

/** Bounds the memory, whatever page sizes are asked for. */
const mostAnswersKept = 500;

/**
 * The products on sale, kept in memory, and the answers about them ready to send. Both are made anew with the first
 * question after the catalogue changed, in this process or in another.
 */
export class CatalogueCache implements ProductsOnSale {
  private readonly cache: CacheUntilChange<{ onSale: OnSale; answers: Map<string, PreparedAnswer> }>;

  constructor({ db, changes, clock }: CatalogueParts) {
    this.cache = new CacheUntilChange(changes, 'catalogue_changed', async () => ({
      onSale: arrangeForSale(await completed(db, germanDay(clock.now()))),
      answers: new Map(),
    }));
  }

  async current(): Promise<OnSale> {
    return (await this.cache.current()).onSale;
  }

  page(query: PageQuery): Promise<PreparedAnswer> {
    const { page, pageSize, productType } = query;
    return this.answer(`list ${productType ?? 'all'} ${pageSize} ${page}`, ({ products }) => {
      const ofType = productType ? products.filter(({ type }) => type === productType) : products;
      const shown = ofType.slice((page - 1) * pageSize, page * pageSize);
      return listProducts.output.parse(presentPage({ products: shown, page, pageSize, total: ofType.length }));
    });
  }

  product(slug: string): Promise<PreparedAnswer> {
    // An unknown slug is refused before an answer is cached, so that it cannot evict a real one.
    return this.answer(`product ${slug}`, (onSale) =>
      readProduct.output.parse(presentProduct(findBySlug(onSale, slug))),
    );
  }

  private async answer(key: string, present: (onSale: OnSale) => unknown): Promise<PreparedAnswer> {
    const { onSale, answers } = await this.cache.current();
    const known = answers.get(key);
    if (known) return known;

    const made = new PreparedAnswer(present(onSale));
    if (answers.size >= mostAnswersKept) answers.delete(answers.keys().next().value as string);
    answers.set(key, made);
    return made;
  }
}

/** With what other tables say about them. */
async function completed(db: Database, day: string): Promise<ProductOnSale[]> {
  const products = await withAnalysis(db, await productsOnSale(db), day);
  const photos = new Map<string, ProductPicture[]>();
  for (const photo of await everyPicture(db))
    photos.set(photo.productId, [...(photos.get(photo.productId) ?? []), photo]);
  return products.map((product) => ({ ...product, photos: photos.get(product.id) ?? [] }));
}

export function findBySlug({ bySlug }: OnSale, slug: string): ProductOnSale {
  const product = bySlug.get(slug);
  if (!product) throw new ShopError('NotFound');
  return product;
}
