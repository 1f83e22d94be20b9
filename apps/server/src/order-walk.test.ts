import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dispatches } from './db/schema/handover.ts';
import { isLongRun } from './testing/long-run.ts';
import { courseOf } from './testing/order-walk/walk-course.ts';
import { complaintsAbout } from './testing/order-walk/walk-oracle.ts';
import { beginWalk, evidences, type Plan, type Walk, type WalkShop, walkShop } from './testing/order-walk/walk-shop.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();
const { db } = database;
const ways = ['standard', 'courier', 'selfPickUp'] as const;
/** Each way with each kind of prescription once. */
const walks = isLongRun ? 100 : 12;

let shop: WalkShop;
beforeEach(async () => {
  shop = await walkShop(database, walks);
});

const leftOut = [
  ...[
    'labelSeen',
    'originalMarked',
    'settle',
    'signature',
    'advice',
    'labelPrinted',
    'recipient',
    'eRezept',
    'release',
  ],
  ...['tickAdvice', 'verify', 'paper', 'handIn', 'record', 'tick', 'original', 'application', 'weigh', 'pack', 'paid'],
];

function planOf(number: number): Plan {
  const evidence = evidences[number % evidences.length] ?? 'paper';
  return {
    number,
    evidence,
    way: ways[number % ways.length] ?? 'standard',
    omitted: leftOut[number % leftOut.length] ?? null,
  };
}

const departures = ['shipped', 'readyForPickup', 'completed'];

/** Every time that the order goes further out of the house, all that the law wants is asked for. */
async function walkThrough(walk: Walk): Promise<string> {
  const course = courseOf(walk);
  const state = async () => {
    const { status } = await walk.see.order();
    return { status, ways: status === 'shipped' ? await db.$count(dispatches, eq(dispatches.orderId, walk.id)) : 0 };
  };
  let before = await state();
  while (await course.step()) {
    const after = await state();
    const isFurther = after.status !== before.status || after.ways !== before.ways;
    if (isFurther && departures.includes(after.status)) {
      const told = `${JSON.stringify(walk.plan)} ${after.status} after ${[...walk.done.keys()].join(', ')}`;
      expect(await complaintsAbout(db, walk.id), told).toEqual([]);
    }
    before = after;
  }
  return before.status;
}

test(`no walk of ${walks} through the real calls hands anything over without its facts`, async () => {
  const arrived: Plan[] = [];
  for (let number = 0; number < walks; number += 1) {
    const walk = await beginWalk(shop, planOf(number));
    const end = await walkThrough(walk);
    if (end === 'completed') arrived.push(walk.plan);
  }
  for (const way of ways) expect(arrived.filter((plan) => plan.way === way).length, way).toBeGreaterThan(walks / 8);
  for (const evidence of evidences) {
    expect(arrived.filter((plan) => plan.evidence === evidence).length, evidence).toBeGreaterThan(walks / 12);
  }
}, 600_000);
