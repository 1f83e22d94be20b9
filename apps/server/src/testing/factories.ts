import type { Database } from '../db/pool.ts';
import { type NewProduct, type Product, products } from '../db/schema/catalogue.ts';
import { type ContentChange, contentFiles, contentRevisions } from '../db/schema/content.ts';
import { users } from '../db/schema/identity.ts';
import type { SignedIn } from '../http/callers.ts';
import { openStock } from '../modules/stock/stock-service.ts';

let made = 0;

/** A product that can be bought; a test names only what it cares about. */
export async function givenProduct(db: Database, overrides: Partial<NewProduct> = {}): Promise<{ product: Product }> {
  made += 1;
  const [product] = await db
    .insert(products)
    .values({
      registryItemId: `registry-${made}`,
      slug: `product-${made}`,
      type: 'bud',
      title: `Blüte ${made}`,
      manufacturer: 'Mainkraut',
      strain: 'Testsorte',
      genetic: 'hybrid',
      thcPercent: 22,
      cbdPercent: 1,
      terpenes: ['Myrcen'],
      irradiation: false,
      stockUnits: 100,
      priceCents: 899,
      unit: 'gram',
      minOrderQuantity: 5,
      quantityIncrement: 5,
      category: 'flower',
      ...overrides,
    })
    .returning();
  await db.transaction((tx) => openStock(tx, [product as Product], new Date()));
  return { product: product as Product };
}

/** A public text or, with bytes, an image. */
export async function givenText(
  db: Database,
  file: { path: string; content?: string; bytes?: Buffer; mediaType?: string; change?: ContentChange; savedAt?: Date },
): Promise<{ revisionId: number }> {
  const { path, content = null, bytes = null, mediaType = 'text/markdown', change = 'save' } = file;
  const [revision] = await db
    .insert(contentRevisions)
    .values({ path, content, bytes, mediaType, change, savedAt: file.savedAt ?? new Date() })
    .returning({ revisionId: contentRevisions.id });
  const { revisionId } = revision as { revisionId: number };
  await db
    .insert(contentFiles)
    .values({ path, revisionId })
    .onConflictDoUpdate({ target: contentFiles.path, set: { revisionId } });
  return { revisionId };
}

/** A public post; its front matter is its title and these fields. */
export function givenPost(
  db: Database,
  slug: string,
  fields: Record<string, string> = {},
  language = 'de',
  body = '\nText.\n',
) {
  const head = Object.entries({ title: `Titel ${slug}`, ...fields }).map(([key, value]) => `${key}: ${value}`);
  return givenText(db, {
    path: `blog/blog_${language}/${slug}/index.md`,
    content: ['---', ...head, '---', body].join('\n'),
  });
}

/** An account, without a sign-in and without a registration. */
export async function givenUser(db: Database): Promise<{ userId: string }> {
  made += 1;
  const userId = `user-${made}`;
  const now = new Date();
  await db.insert(users).values({
    id: userId,
    email: `${userId}@patient.example`,
    emailVerified: true,
    name: '',
    createdAt: now,
    updatedAt: now,
  });
  return { userId };
}

/** As a handler gets somebody who is signed in. */
export function signedIn(userId: string, expiresAt: Date): SignedIn {
  return {
    sessionId: userId,
    userId,
    email: `${userId}@patient.example`,
    role: 'patient',
    language: 'de',
    expiresAt,
  };
}
