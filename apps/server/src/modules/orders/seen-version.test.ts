import { beforeEach, describe, expect, test } from 'vitest';
import { type Order, orders } from '../../db/schema/orders.ts';
import type { Staff } from '../../db/schema/staff.ts';
import type { SignedIn } from '../../http/callers.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { pdf } from '../../testing/prescription-form.ts';
import { completeReview } from '../../testing/prescription-review.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { actorOf } from '../journal/journal-service.ts';
import { fileVersionOf, signUpload } from '../prescriptions/prescription-service.ts';
import { orderCommand } from './order-command.ts';
import { eventsOf, findOrder } from './order-queries.ts';
import { changeOrder } from './order-service.ts';
import { replaceOwnPrescription } from './own-order-service.ts';
import { recordWithdrawal } from './withdrawn-order-service.ts';

const database = testDatabase();
const { db } = database;

let shop: OrderingShop;
let order: Order;
let anna: Staff;
let berta: Staff;
beforeEach(async () => {
  shop = orderingShop(database);
  anna = await givenStaff(db, { roles: ['lead'] });
  berta = await givenStaff(db, { roles: ['lead'] });
  order = await shop.givenOrder();
  await handIn();
  await changeOrder(shop, order.id, actorOf(anna), { name: 'review' });
});

/** The patient hands in another file. */
async function handIn(): Promise<void> {
  const { userId } = order as { userId: string };
  const file = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: pdf.length };
  const { key } = await signUpload(shop, userId, file);
  await shop.objectStore.put(key, pdf);
  const { id, code } = order;
  await replaceOwnPrescription(shop, { userId } as SignedIn, { id, code, key });
}

async function command(who: Staff, ...words: string[]): Promise<string> {
  const answer = await orderCommand(shop, [order.code, ...words, '--as', who.email]);
  return typeof answer === 'string' ? answer : answer.says;
}

const refused = { id: 'PrescriptionChanged' };

describe('a prescription is checked by whoever has seen it', () => {
  test.each(['verify', 'confirm', 'original'] as const)('%s without having opened it is refused', async (name) => {
    const originalReceivedAt = name === 'original' ? null : shop.clock.now();
    await db.update(orders).set({ prescriptionFormat: 'physical', originalReceivedAt });
    await completeReview(shop, order.id);
    await expect(changeOrder(shop, order.id, actorOf(anna), { name })).rejects.toMatchObject(refused);
    expect(await command(anna, name)).toContain('the file has changed since you opened it');
    await command(anna, 'prescription');
    await changeOrder(shop, order.id, actorOf(anna), { name });
  });

  test('a file that was replaced after it was opened is not the one that is checked', async () => {
    await command(anna, 'prescription');
    await handIn();
    await completeReview(shop, order.id);
    expect(await command(anna, 'verify')).toContain('not possible (the file has changed since you opened it');
    expect((await findOrder(db, order.id))?.prescriptionVerifiedAt).toBeNull();
    await command(anna, 'prescription');
    expect(await command(anna, 'verify')).toContain('possible: prescription, paid');
  });

  test('what a colleague opened is not what you have seen', async () => {
    await command(berta, 'prescription');
    await completeReview(shop, order.id);
    await expect(changeOrder(shop, order.id, actorOf(anna), { name: 'verify' })).rejects.toMatchObject(refused);
  });

  test('a colleague confirms what was checked; not once it has been replaced', async () => {
    await command(anna, 'prescription');
    await completeReview(shop, order.id);
    await command(anna, 'verify');
    await handIn();
    await completeReview(shop, order.id);
    await expect(changeOrder(shop, order.id, actorOf(berta), { name: 'confirm' })).rejects.toMatchObject(refused);
    await command(anna, 'prescription');
    await command(anna, 'verify');
    expect(await changeOrder(shop, order.id, actorOf(berta), { name: 'confirm' })).toMatchObject({
      status: 'confirmed',
    });
  });

  test('the file may be named; one that was replaced is refused, and so is none where there is one', async () => {
    const old = (await fileVersionOf(db, order.id)) as string;
    expect(await command(anna, 'prescription')).toContain(`(file ${old})`);
    await handIn();
    await completeReview(shop, order.id);
    const verify = (file: string) => changeOrder(shop, order.id, actorOf(anna), { name: 'verify' }, { file });
    for (const file of [old, '', 'none']) await expect(verify(file)).rejects.toMatchObject(refused);
    const now = (await fileVersionOf(db, order.id)) as string;
    expect(await command(anna, 'verify', '--file', now)).toContain(', version ');
    expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({ what: 'prescriptionVerified', file: now });
  });

  test('of many replacements and checks at once, what is checked in the end is what was seen', async () => {
    await command(anna, 'prescription');
    await completeReview(shop, order.id);
    const seen = await fileVersionOf(db, order.id);
    await Promise.allSettled([handIn(), command(anna, 'verify'), handIn(), command(anna, 'verify')]);
    const after = await findOrder(db, order.id);
    expect(await fileVersionOf(db, order.id)).not.toBe(seen);
    expect(after?.prescriptionVerifiedAt).toBeNull();
  });
});

describe('a step that names the version it saw', () => {
  test('is done when nothing has changed since, and refused when something has', async () => {
    const { version } = (await findOrder(db, order.id)) as Order;
    const paid = await changeOrder(shop, order.id, actorOf(anna), { name: 'paid' }, { version });
    expect(paid.version).toBe(version + 1);
    const ask = { name: 'ask', message: 'Welche Dosierung?' } as const;
    await expect(changeOrder(shop, order.id, actorOf(anna), ask, { version })).rejects.toMatchObject({
      id: 'OrderChanged',
    });
    expect(await command(anna, 'ask', '--seen', String(version), 'Welche?')).toContain('it has changed since');
    expect(await command(anna, 'ask', '--seen', 'nonsense', 'Welche?')).toContain('it has changed since');
    expect(await command(anna, 'ask', '--seen', String(paid.version), 'Welche?')).toMatch(/clarification/);
    expect((await eventsOf(db, order.id)).at(-1)?.message).toBe('Welche?');
  });

  test('of twenty that saw the same, one is done', async () => {
    const { version } = (await findOrder(db, order.id)) as Order;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => changeOrder(shop, order.id, actorOf(anna), { name: 'paid' }, { version })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['another file', handIn],
    [
      'a declaration of withdrawal',
      () =>
        db
          .transaction((tx) =>
            recordWithdrawal(tx, { orderCode: order.code, email: order.email, now: shop.clock.now(), scope: 'part' }),
          )
          .then(() => {}),
    ],
  ])('%s is something to have seen', async (_what, happens) => {
    const { version } = (await findOrder(db, order.id)) as Order;
    await happens();
    const outcome = changeOrder(shop, order.id, actorOf(anna), { name: 'paid' }, { version });
    await expect(outcome).rejects.toMatchObject({ id: 'OrderChanged' });
  });

  test('opening the prescription changes nothing that anybody else has seen', async () => {
    const { version } = (await findOrder(db, order.id)) as Order;
    await command(berta, 'prescription');
    expect(await changeOrder(shop, order.id, actorOf(anna), { name: 'paid' }, { version })).toMatchObject({
      code: order.code,
    });
  });
});
