import { listProducts } from '@shop/contract/catalogue';
import type { ParsedInput } from '@shop/contract/endpoint';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import type { Product } from '../../db/schema.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { presentPage } from './catalogue-presenter.ts';
import { productsOnSale } from './catalogue-queries.ts';
import { neutralOrder } from './catalogue-service.ts';

type PageQuery = ParsedInput<typeof listProducts>['query'];

/** Whoever asks for odd page sizes must not fill the memory. */
const mostPagesKept = 100;

/**
 * The products on sale in their neutral order, kept in memory, and the pages of the list ready to send. Both are made
 * anew with the first question after the catalogue changed, in this process or in another.
 */
export class CatalogueShelf {
  private readonly db: Database;
  private readonly changes: Changes;
  private changeCount = 0;
  private loaded: { atChange: number; products: Promise<Product[]> } | null = null;
  private pages = new Map<string, Promise<PreparedAnswer>>();

  constructor(db: Database, changes: Changes) {
    this.db = db;
    this.changes = changes;
    changes.on('catalogue_changed', () => {
      this.changeCount += 1;
    });
  }

  page(query: PageQuery): Promise<PreparedAnswer> {
    const products = this.products();
    const key = `${query.productType ?? 'all'} ${query.pageSize} ${query.page}`;
    const known = this.pages.get(key);
    if (known) return known;

    const made = products.then((all) => this.preparePage(all, query));
    if (this.pages.size >= mostPagesKept) this.pages.delete(this.pages.keys().next().value as string);
    this.pages.set(key, made);
    return made;
  }

  private products(): Promise<Product[]> {
    if (this.loaded?.atChange === this.changeCount && this.changes.isWatched()) return this.loaded.products;

    const products = productsOnSale(this.db).then(neutralOrder);
    const loaded = { atChange: this.changeCount, products };
    this.loaded = loaded;
    this.pages = new Map();
    // A failure is not kept: the next question tries again.
    products.catch(() => {
      if (this.loaded === loaded) this.loaded = null;
    });
    return products;
  }

  private preparePage(all: Product[], { page, pageSize, productType }: PageQuery): PreparedAnswer {
    const ofType = productType ? all.filter(({ type }) => type === productType) : all;
    const products = ofType.slice((page - 1) * pageSize, page * pageSize);
    return new PreparedAnswer(
      listProducts.output.parse(presentPage({ products, page, pageSize, total: ofType.length })),
    );
  }
}
