import { setTimeout as sleep } from 'node:timers/promises';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, test } from 'vitest';
import { testClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { tellAll } from './order-telling.ts';
import { reserved } from './sample-notices.ts';

const { db } = testDatabase();
const told = { order: reserved, lines: [], message: null, language: 'de' as const };

test('a mail that cannot be written ends the transaction only after what the database had begun meanwhile', async () => {
  const parts = {
    keys: testKeys,
    clock: testClock(),
    config: defaultShopConfig,
    shopAt: () => {
      throw new Error('no address');
    },
  };
  const steps: string[] = [];
  const meanwhile = async () => {
    await sleep(20);
    steps.push('kept');
  };
  const telling = db.transaction((tx) => tellAll(tx, parts, 'paid', { all: [told], meanwhile }));
  await expect(telling.catch((error) => steps.push(error.message))).resolves.toBe(2);
  expect(steps).toEqual(['kept', 'no address']);
});
