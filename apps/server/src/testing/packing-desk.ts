import { actOnOrder } from '@shop/contract/desk/orders';
import {
  confirmLabel,
  type PackingShown,
  readPacking,
  weighPortion,
  writeLabelByHand,
} from '@shop/contract/desk/packing';
import { beforeEach } from 'vitest';
import type { OpenDatabase } from '../db/pool.ts';
import { orders } from '../db/schema/orders.ts';
import { batches, stockMovements } from '../db/schema/stock.ts';
import { changeOrder } from '../modules/orders/order-service.ts';
import { type DeskShop, deskShop } from './desk-order.ts';
import { completeReview } from './prescription-review.ts';
import type { TestStaff } from './staff.ts';
import { once } from './write-headers.ts';

/** Before each test a shop with an order of 5 g, whose one batch holds 8; and what is done with it while it is packed. */
export function packingDesk(database: OpenDatabase) {
  const { db } = database;
  let shop: DeskShop;
  let id: string;
  beforeEach(async () => {
    shop = await deskShop(database, { stockUnits: 8, pzn: '90000127' });
    ({ id } = await shop.givenOrder({ quantity: 5 }));
    await nameBatch({ number: 'TQ-1', expiresOn: '2027-01-31' });
  });

  /** The one batch that the product came with. */
  async function nameBatch(as: { number: string; expiresOn: string; onHandUnits?: number }) {
    await db.update(batches).set(as);
  }

  /** Another 10 g, which expire later. */
  async function givenLaterBatch(): Promise<string> {
    const [first] = await db.select().from(batches);
    const productId = first?.productId ?? '';
    const later = { number: 'TQ-2', state: 'released', expiresOn: '2027-06-30', onHandUnits: 10 } as const;
    const row = { productId, ...later, receivedAt: shop.clock.now() };
    const [batch] = await db.insert(batches).values(row).returning();
    const batchId = batch?.id ?? '';
    const moved = { at: shop.clock.now(), productId, batchId, kind: 'opening', batchUnits: 10, freeUnits: 0 } as const;
    await db.insert(stockMovements).values(moved);
    return batchId;
  }

  async function prepare(): Promise<void> {
    await completeReview(shop.ordering, id);
    const now = shop.clock.now();
    const facts = { prescriptionVerifiedAt: now, originalReceivedAt: now, paidAt: now };
    await db.update(orders).set({ status: 'confirmed', ...facts });
    await changeOrder(shop.ordering, id, shop.pta.actor, { name: 'prepare' });
  }

  const read = async (by = shop.pta): Promise<PackingShown> =>
    (await by.call(readPacking, { params: { id } })).data as PackingShown;

  async function weigh(differences: Record<string, unknown> = {}, by = shop.pta) {
    const { version, portions } = await read();
    const portion = portions.find(({ weighing }) => weighing === null) ?? portions[0];
    const body = {
      version,
      portion: portion?.id ?? 0,
      pzn: '90000127',
      isProductScanned: true,
      batchNumber: portion?.batch.number ?? null,
      isBatchScanned: true,
      measuredMilli: (portion?.units ?? 0) * 1_000,
      container: 'Schraubdose 50 ml',
      finding: null,
      ...differences,
    };
    return by.call(weighPortion, { params: { id }, headers: once(), body });
  }

  /** The label of each portion as it is shown now; by hand, because then no paper has to be drawn. */
  async function writeLabels(by = shop.pta) {
    for (const { id: portion, label } of (await read()).portions) {
      const body = { portion, label: label.version, reason: 'Drucker gestört' };
      await by.call(writeLabelByHand, { params: { id }, headers: once(), body });
    }
  }

  async function seeLabels(by = shop.pharmacist) {
    for (const { id: portion, label } of (await read()).portions) {
      await by.call(confirmLabel, { params: { id }, headers: once(), body: { portion, label: label.version } });
    }
  }

  async function act(action: 'pack' | 'release' | 'stop' | 'prepare' | 'ship', by: TestStaff) {
    const { version, portions } = await read();
    // Stopped before anything was opened: another answer is given by the tests that are about it.
    const filled = portions
      .filter(({ weighing }) => action === 'stop' && weighing !== null)
      .map(({ id: portion }) => ({ portion, fate: 'unopened' as const }));
    const body = { version, action, message: 'Charge gesperrt.', trackingUrl: 'https://paket.example/1', filled };
    return by.call(actOnOrder, { params: { id }, headers: once(), body });
  }

  return {
    get shop() {
      return shop;
    },
    get id() {
      return id;
    },
    ...{ nameBatch, givenLaterBatch, prepare, read, weigh, writeLabels, seeLabels, act },
  };
}
