import type { PackingShown } from '@shop/contract/desk/packing';
import type { Role } from '@shop/contract/rights';
import { eq, isNotNull, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from './db/migrate.ts';
import type { Database, OpenDatabase } from './db/pool.ts';
import { products } from './db/schema/catalogue.ts';
import { orders } from './db/schema/orders.ts';
import { weighings } from './db/schema/packing.ts';
import { productPrices } from './db/schema/product-prices.ts';
import { compareNamedFiles } from './modules/backup/named-files.ts';
import { pznCheckDigit } from './modules/catalogue/pzn.ts';
import { checkJournal } from './modules/journal/journal-check-service.ts';
import { linesOf } from './modules/orders/order-queries.ts';
import { openPrescription } from './modules/prescriptions/prescription-service.ts';
import { deskCookie } from './modules/staff/desk-cookie.ts';
import { beginSession } from './modules/staff/desk-session-service.ts';
import { portionsOf } from './modules/stock/stock-service.ts';
import { openObjectStore, openSealedFiles } from './storage/object-store.ts';
import { sealingWith } from './storage/sealing.ts';
import type { SignedForm } from './storage/upload-form.ts';
import { actAsAnna } from './testing/as-anna.ts';
import { DeskBrowser, untilItDies } from './testing/desk-requests.ts';
import { isLongRun } from './testing/long-run.ts';
import { orderingShop } from './testing/ordering.ts';
import { filledForm, pdf } from './testing/prescription-form.ts';
import { completeReview } from './testing/prescription-review.ts';
import { shopToKill } from './testing/shop-to-kill.ts';
import { givenStaff } from './testing/staff.ts';
import { stockComplaints } from './testing/stock-balance.ts';
import { testKeys } from './testing/test-keys.ts';

const clock = { now: () => new Date() };

const ordersToPack = 16;
const ordersWithoutFile = 3;

async function fill(database: OpenDatabase): Promise<{ pta: string; pka: string }> {
  const { db } = database;
  await migrate(db);
  const shop = orderingShop(database);
  for (let number = 0; number < ordersToPack; number++) {
    const { id } = await shop.givenOrder();
    await actAsAnna(shop, id, { name: 'review' });
    await completeReview(shop, id);
    const facts = { prescriptionVerifiedAt: clock.now(), originalReceivedAt: clock.now(), paidAt: clock.now() };
    await db
      .update(orders)
      .set({ status: 'confirmed', ...facts })
      .where(eq(orders.id, id));
  }
  for (let number = 0; number < ordersWithoutFile; number++) await shop.givenOrder();
  const opened = async (role: Role) => {
    const { id: staffId } = await givenStaff(db, { roles: [role], invitedAt: clock.now() });
    const at = { staffId, deviceName: 'Offizin 1', openedAt: clock.now() };
    return `${deskCookie}=${(await beginSession({ db, keys: testKeys, clock }, at)).token}`;
  };
  return { pta: await opened('pta'), pka: await opened('pka') };
}

/** Attaches a file of its own to one order after the other, each time another one. */
class Attacher {
  /** By the order, the bytes that the shop has said it keeps. */
  readonly acknowledged = new Map<string, Buffer>();
  count = 0;
  private readonly browser: DeskBrowser;
  private readonly orders: string[];

  constructor(browser: DeskBrowser, orders: string[]) {
    this.browser = browser;
    this.orders = orders;
  }

  async attach(): Promise<boolean> {
    const id = this.orders[this.count % this.orders.length] ?? '';
    const bytes = Buffer.concat([pdf, Buffer.from(`% ${this.count}\n`)]);
    const { version } = await this.browser.call<{ version: number }>('GET', `/orders/${id}`);
    const announced = { fileName: 'rezept.pdf', sizeBytes: bytes.length };
    const { url, key } = await this.browser.call<{ url: SignedForm; key: string }>(
      'POST',
      `/orders/${id}/prescription/file/form`,
      announced,
    );
    const form = filledForm(Object.entries(url.fields), bytes);
    await fetch(new URL(url.url, this.browser.origin), { method: 'POST', body: form });
    // What was not acknowledged may be there or not; what was before it is not in the order's place any more.
    this.acknowledged.delete(id);
    await this.browser.call('POST', `/orders/${id}/prescription/file`, { key, from: 'practice', version });
    this.acknowledged.set(id, bytes);
    this.count += 1;
    return true;
  }
}

async function expectAllAttached(db: Database, dataDir: string, { acknowledged }: Attacher): Promise<void> {
  const objectStore = openObjectStore({ s3: null, dataDir }, { keys: testKeys, clock });
  for (const [id, bytes] of acknowledged)
    expect((await openPrescription({ db, objectStore }, id))?.bytes.equals(bytes)).toBe(true);
  const { complaints } = await compareNamedFiles(db, openSealedFiles({ s3: null, dataDir }), sealingWith(testKeys));
  // Those that are packed here have rows of files only.
  expect(complaints).toHaveLength(ordersToPack);
}

const imported = 80;
const pzns = Array.from({ length: 4 * imported }, (_, index) => String(9_100_000 + index))
  .filter((seven) => pznCheckDigit(seven) < 10)
  .slice(0, imported)
  .map((seven) => `${seven}${pznCheckDigit(seven)}`);

/** The same products in every table, all with the price of this one. */
function tableOf(euros: number): string {
  const rows = pzns.map((pzn, index) => `${pzn};Tafel ${index};Blüten;g;Mainkraut;5;${euros},00;eigene;ja`);
  return ['pzn;titel;form;einheit;hersteller;mindestmenge;preis_euro;preis_grundlage;verkauf', ...rows].join('\n');
}

class Packer {
  readonly acknowledged: string[] = [];
  private readonly browser: DeskBrowser;
  private readonly waiting: string[];

  constructor(browser: DeskBrowser, waiting: string[]) {
    this.browser = browser;
    this.waiting = waiting;
  }

  /** One order from the shelf into its container; false when none is left. */
  async pack(): Promise<boolean> {
    const id = this.waiting.pop();
    if (!id) return false;
    const { version } = await this.browser.call<{ version: number }>('GET', `/orders/${id}`);
    await this.browser.call('POST', `/orders/${id}/actions`, { version, action: 'prepare' });
    let packing = await this.browser.call<PackingShown>('GET', `/packing/${id}`);
    for (const portion of packing.portions) {
      packing = await this.browser.call<PackingShown>('POST', `/packing/${id}/weighings`, {
        version: packing.version,
        portion: portion.id,
        pzn: portion.pzn,
        isProductScanned: true,
        batchNumber: portion.batch.number,
        isBatchScanned: true,
        measuredMilli: portion.wantedMilli,
        container: 'Schraubdose 50 ml',
        finding: null,
      });
    }
    for (const { id: portion, label } of packing.portions) {
      const written = { portion, label: label.version, reason: 'Drucker gestört' };
      await this.browser.call('POST', `/packing/${id}/labels/by-hand`, written);
    }
    await this.browser.call('POST', `/orders/${id}/actions`, { version: packing.version, action: 'pack' });
    this.acknowledged.push(id);
    return true;
  }
}

class Importer {
  /** The price in the last table that was acknowledged. */
  euros = 0;
  private readonly browser: DeskBrowser;

  constructor(browser: DeskBrowser) {
    this.browser = browser;
  }

  async importNext(): Promise<true> {
    const euros = this.euros + 1;
    const table = tableOf(euros);
    const { seal } = await this.browser.call<{ seal: string }>('POST', '/catalogue-import/preview', { table });
    await this.browser.call('POST', '/catalogue-import', { table, seal });
    this.euros = euros;
    return true;
  }
}

async function expectNothingHalf(db: Database, packer: Packer, importer: Importer): Promise<void> {
  expect(await stockComplaints(db)).toEqual([]);
  expect(
    await checkJournal({ db, clock, marks: { all: async () => ({ proven: [], unproven: 0 }), keep: async () => {} } }),
  ).toMatchObject({ finding: null });

  // Packed means: every portion weighed, and the portions are what was ordered.
  const packed = await db.select().from(orders).where(isNotNull(orders.preparedAt));
  expect(packed.map(({ id }) => id)).toEqual(expect.arrayContaining(packer.acknowledged));
  for (const { id } of packed) {
    const portions = await portionsOf(db, id);
    const weighed = await db.select().from(weighings).where(eq(weighings.orderId, id));
    expect(weighed.map(({ movementId }) => movementId)).toEqual(portions.map(({ movementId }) => movementId));
    const ordered = (await linesOf(db, id)).map(({ quantity }) => quantity);
    expect(portions.reduce((sum, { units }) => sum + units, 0)).toBe(ordered.reduce((sum, units) => sum + units, 0));
  }

  // One table or the next, never some rows of each; and the history of prices tells the same.
  const found = await db.select().from(products).where(like(products.title, 'Tafel %'));
  const prices = new Set(found.map(({ priceCents }) => priceCents));
  expect(found).toHaveLength(imported);
  expect(prices.size).toBe(1);
  const euros = Number([...prices][0]) / 100;
  expect([importer.euros, importer.euros + 1]).toContain(euros);
  expect(await db.$count(productPrices)).toBe(euros * imported);
  importer.euros = euros;
}

const rounds = isLongRun ? 2 : 1;

test('kill -9 while orders are packed, files attached and a table is imported leaves nothing half, and nothing acknowledged is lost', async () => {
  const shop = await shopToKill();
  const cookies = await shop.whileClosed(fill);
  const idsOf = (status: 'confirmed' | 'requested') =>
    shop.whileClosed(async ({ db }) =>
      (await db.select().from(orders).where(eq(orders.status, status))).map(({ id }) => id),
    );
  const browsers = { pta: new DeskBrowser(cookies.pta), pka: new DeskBrowser(cookies.pka) };
  const packer = new Packer(browsers.pta, await idsOf('confirmed'));
  const importer = new Importer(browsers.pka);
  const attacher = new Attacher(browsers.pta, await idsOf('requested'));

  for (let round = 1; round <= rounds; round++) {
    const terminal = shop.start();
    const origin = await terminal.origin();
    for (const browser of Object.values(browsers)) browser.origin = origin;
    const before = { packed: packer.acknowledged.length, euros: importer.euros, files: attacher.count };
    const underWay = Promise.all([
      untilItDies(() => packer.pack()),
      untilItDies(() => importer.importNext()),
      untilItDies(() => attacher.attach()),
    ]);
    // Not after a time but after some work, so that a slow machine kills in the middle too.
    const progress = () =>
      Math.min(
        packer.acknowledged.length - before.packed - 2,
        importer.euros - before.euros,
        attacher.count - before.files - 2,
      );
    await expect.poll(progress, { timeout: 300_000, interval: 5 }).toBeGreaterThanOrEqual(1);
    terminal.process.kill('SIGKILL');
    await underWay;
    await terminal.exitCode();
    await shop.whileClosed(({ db }) => expectNothingHalf(db, packer, importer));
    await shop.whileClosed(({ db }) => expectAllAttached(db, shop.dataDir, attacher));
  }
});
