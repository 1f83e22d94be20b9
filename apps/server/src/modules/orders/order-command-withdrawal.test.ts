import { expect, test } from 'vitest';
import { placedOrders, untilShipped } from '../../testing/placed-order.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { declare } from '../../testing/withdrawal.ts';
import { orderCommand } from './order-command.ts';

const database = testDatabase();
const { givenPlaced, act } = placedOrders(database);

test('a declared withdrawal is listed, also once the order is over', async () => {
  const placed = await givenPlaced();
  const { code, shop } = placed;
  const { email } = placed.patient;
  await declare(shop, { orderCode: code, email: 'fremd@post.example' });
  const line = /withdrawal declared on 2025-06-0\d: the whole order, from another e-mail address; answer it/;
  expect(await orderCommand(shop.ordering, [])).toMatch(line);
  expect(await orderCommand(shop.ordering, [code])).toMatch(line);
  await act(placed, ...untilShipped, 'complete');
  await declare(shop, { orderCode: code, email, scope: 'part', products: 'Käppele' });
  const said = await orderCommand(shop.ordering, []);
  expect(said).toContain(`${code}  completed`);
  expect(said).toMatch(/withdrawal declared on 2025-06-0\d: some of the products; answer it/);
});
