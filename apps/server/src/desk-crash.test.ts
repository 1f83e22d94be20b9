import { randomUUID } from 'node:crypto';
import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
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
import { pznCheckDigit } from './modules/catalogue/pzn.ts';
import { checkJournal } from './modules/journal/journal-check-service.ts';
import { linesOf } from './modules/orders/order-queries.ts';
import { deskCookie } from './modules/staff/desk-cookie.ts';
import { beginSession } from './modules/staff/desk-session-service.ts';
import { portionsOf } from './modules/stock/stock-service.ts';
import { actAsAnna } from './testing/as-anna.ts';
import { isLongRun } from './testing/long-run.ts';
import { orderingShop } from './testing/ordering.ts';
import { completeReview } from './testing/prescription-review.ts';
import { shopToKill } from './testing/shop-to-kill.ts';
import { givenStaff } from './testing/staff.ts';
import { stockComplaints } from './testing/stock-balance.ts';
import { testKeys } from './testing/test-keys.ts';

const clock = { now: () => new Date() };

/** Somebody at the desk as the network sees them: real requests to a real process, which may die at any moment. */
class DeskBrowser {
  origin = '';
  private readonly cookie: string;

  constructor(cookie: string) {
    this.cookie = cookie;
  }

  async call<Answer = unknown>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.origin}/api/desk${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        [idleSecondsHeader]: '0',
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Answer;
  }
}

/** Goes on until the shop is gone. What a busy machine could not do in time is not acknowledged, and tried again. */
async function untilItDies(act: () => Promise<boolean>): Promise<void> {
  for (;;) {
    try {
      if (!(await act())) return;
    } catch (error) {
      // What `fetch` throws when nobody answers any more.
      if (error instanceof TypeError) return;
      if (!/: 503 /.test((error as Error).message)) throw error;
    }
  }
}

const ordersToPack = 16;

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
  const opened = async (role: Role) => {
    const { id: staffId } = await givenStaff(db, { roles: [role], invitedAt: clock.now() });
    const at = { staffId, deviceName: 'Offizin 1', openedAt: clock.now() };
    return `${deskCookie}=${(await beginSession({ db, keys: testKeys, clock }, at)).token}`;
  };
  return { pta: await opened('pta'), pka: await opened('pka') };
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

test('kill -9 while orders are packed and a table is imported leaves nothing half, and nothing acknowledged is lost', async () => {
  const shop = await shopToKill();
  const cookies = await shop.whileClosed(fill);
  const waiting = await shop.whileClosed(async ({ db }) => (await db.select().from(orders)).map(({ id }) => id));
  const browsers = { pta: new DeskBrowser(cookies.pta), pka: new DeskBrowser(cookies.pka) };
  const packer = new Packer(browsers.pta, waiting);
  const importer = new Importer(browsers.pka);

  for (let round = 1; round <= rounds; round++) {
    const terminal = shop.start();
    const origin = await terminal.origin();
    for (const browser of Object.values(browsers)) browser.origin = origin;
    const before = { packed: packer.acknowledged.length, euros: importer.euros };
    const underWay = Promise.all([untilItDies(() => packer.pack()), untilItDies(() => importer.importNext())]);
    // Not after a time but after some work, so that a slow machine kills in the middle too.
    const progress = () => Math.min(packer.acknowledged.length - before.packed - 2, importer.euros - before.euros);
    await expect.poll(progress, { timeout: 300_000, interval: 5 }).toBeGreaterThanOrEqual(1);
    terminal.process.kill('SIGKILL');
    await underWay;
    await terminal.exitCode();
    await shop.whileClosed(({ db }) => expectNothingHalf(db, packer, importer));
  }
});
