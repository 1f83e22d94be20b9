import { listProducts, readProduct } from '@shop/contract/catalogue';
import type { ParsedInput } from '@shop/contract/endpoint';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import type { Product } from '../../db/schema.ts';
import { ShopError } from '../../errors.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { presentPage, presentProduct } from './catalogue-presenter.ts';
import { productsOnSale } from './catalogue-queries.ts';
import { neutralOrder } from './catalogue-service.ts';

type PageQuery = ParsedInput<typeof listProducts>['query'];

interface OnSale {
  /** In their neutral order. */
  products: Product[];
  bySlug: Map<string, Product>;
}

/** Whoever asks for odd page sizes must not fill the memory. */
const mostAnswersKept = 500;

/**
 * The products on sale, kept in memory, and the answers about them ready to send. Both are made anew with the first
 * question after the catalogue changed, in this process or in another.
 */
export class CatalogueShelf {
  private readonly db: Database;
  private readonly changes: Changes;
  private changeCount = 0;
  private loaded: { atChange: number; onSale: Promise<OnSale> } | null = null;
  private answers = new Map<string, Promise<PreparedAnswer>>();

  constructor(db: Database, changes: Changes) {
    this.db = db;
    this.changes = changes;
    changes.on('catalogue_changed', () => {
      this.changeCount += 1;
    });
  }

  page(query: PageQuery): Promise<PreparedAnswer> {
    const { page, pageSize, productType } = query;
    return this.answer(`list ${productType ?? 'all'} ${pageSize} ${page}`, ({ products }) => {
      const ofType = productType ? products.filter(({ type }) => type === productType) : products;
      const shown = ofType.slice((page - 1) * pageSize, page * pageSize);
      return listProducts.output.parse(presentPage({ products: shown, page, pageSize, total: ofType.length }));
    });
  }

  async product(slug: string): Promise<PreparedAnswer> {
    // Asked before an answer is kept: addresses that somebody made up must not push out the real ones.
    findBySlug(await this.onSale(), slug);
    return this.answer(`product ${slug}`, (onSale) =>
      readProduct.output.parse(presentProduct(findBySlug(onSale, slug))),
    );
  }

  private answer(key: string, present: (onSale: OnSale) => unknown): Promise<PreparedAnswer> {
    const onSale = this.onSale();
    const known = this.answers.get(key);
    if (known) return known;

    const made = onSale.then((loaded) => new PreparedAnswer(present(loaded)));
    if (this.answers.size >= mostAnswersKept) this.answers.delete(this.answers.keys().next().value as string);
    this.answers.set(key, made);
    return made;
  }

  private onSale(): Promise<OnSale> {
    if (this.loaded?.atChange === this.changeCount && this.changes.isWatched()) return this.loaded.onSale;

    const onSale = productsOnSale(this.db).then((rows) => {
      const products = neutralOrder(rows);
      return { products, bySlug: new Map(products.map((product) => [product.slug, product])) };
    });
    const loaded = { atChange: this.changeCount, onSale };
    this.loaded = loaded;
    this.answers = new Map();
    // A failure is not kept: the next question tries again.
    onSale.catch(() => {
      if (this.loaded === loaded) this.loaded = null;
    });
    return onSale;
  }
}

function findBySlug({ bySlug }: OnSale, slug: string): Product {
  const product = bySlug.get(slug);
  if (!product) throw new ShopError('NotFound');
  return product;
}
