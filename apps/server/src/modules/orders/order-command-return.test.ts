import { expect, test } from 'vitest';
import { placedOrders, untilShipped } from '../../testing/placed-order.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { orderCommand } from './order-command.ts';
import { findOrder } from './order-queries.ts';

const database = testDatabase();
const { db } = database;
const { givenPlaced, act } = placedOrders(database);

test('goods are taken back by command: where they are, which lines and why', async () => {
  const placed = await givenPlaced();
  const { id, code, shop } = placed;
  const { email } = await givenStaff(db, { roles: ['pharmacist'] });
  const command = (...words: string[]) => orderCommand(shop.ordering, [code, 'takeGoodsBack', ...words, '--as', email]);
  expect(await command('here', 'all', 'Beschädigt')).toMatch(/not possible \(it has not left the house\)/);
  await act(placed, ...untilShipped);
  for (const words of [['here', 'all'], ['there', 'all', 'Kulanz'], ['here', '0,x', 'Kulanz'], []]) {
    expect(await command(...words)).toMatch(/^Please say where the goods are/);
  }
  expect(await command('here', '9', 'Beschädigt')).toContain('these lines cannot be taken back: 9');
  expect(await command('here', '1', 'Die Dose war beschädigt.')).not.toMatch(/not possible/);
  expect((await findOrder(db, id))?.refundDueCents).toBeGreaterThan(0);
  await command('stays', 'all', 'Kulanz');
  expect(await command('here', 'all', 'Noch einmal')).toContain('all of it is taken back or withdrawn from already');
});
