import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockCommand } from './modules/catalogue/stock-command.ts';
import { deliveryCommand } from './modules/checkout/delivery-command.ts';
import { editorCommand } from './modules/editor/editor-command.ts';
import { orderCommand } from './modules/orders/order-command.ts';
import { printable, terminalSafe } from './terminal-text.ts';
import { orderingShop } from './testing/ordering.ts';
import { givenStaff } from './testing/staff.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();
const { db } = database;

test.each([
  ['an ordinary name stays', 'Jürgen Weiß-Đặng', 'Jürgen Weiß-Đặng'],
  ['a Persian one too', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['the screen is not cleared', '\u001b[2J', '\\u{1b}[2J'],
  ['nor by one character', '\u009b2J', '\\u{9b}2J'],
  ['no line is made up', 'Lena\nAAAA-AAAA  paid', 'Lena\\nAAAA-AAAA  paid'],
  ['and none is written over', 'Lena\rBerta\u2028x', 'Lena\\u{d}Berta\\u{2028}x'],
  ['nothing is turned around', 'a\u202eb', 'a\\u{202e}b'],
  ['half a character is replaced', '\ud800', '\ufffd'],
])('%s', (_what, value, expected) => {
  expect(terminalSafe(value)).toBe(expected);
});

test('the last net leaves our own lines', () => {
  expect(printable('one\n  two\u001b[2J')).toBe('one\n  two\\u{1b}[2J');
});

/** As rows may be that were written before requests were cleaned, by any hand. */
const hostile = 'x\u001b[2J\nAAAA-AAAA  paid  \r\u202e';

test('whatever the rows hold, every command says as many lines as ever, and nothing that a terminal obeys', async () => {
  const shop = orderingShop(database);
  const { code } = await shop.givenOrder();
  const { email } = await givenStaff(db, { roles: ['lead'] });
  for (const words of [['review'], ['ask', 'Welche Dosierung?']])
    await orderCommand(shop, [code, ...words, '--as', email]);
  await editorCommand(db, ['add', 'eva']);
  const [product] = (await db.execute<{ slug: string }>(sql`select slug from products`)).rows;
  const everything = async (slug = '') => {
    const answers = [
      await orderCommand(shop, []),
      await orderCommand(shop, [code]),
      await orderCommand(shop, [hostile]),
      await stockCommand(shop, []),
      await stockCommand(shop, [slug, 'set', '10', '--as', email]),
      await stockCommand(shop, [`no ${hostile}`, '--as', email]),
      await deliveryCommand(shop, []),
      await deliveryCommand(shop, ['price', hostile, '5', '--as', email]),
      await deliveryCommand(shop, ['from', hostile, '2026-01-01', '--as', email]),
    ];
    return answers.map((answer) => (typeof answer === 'string' ? answer : answer.says));
  };
  const before = await everything(product?.slug);

  await spoilEveryText();
  const after = await everything(hostile);
  // The entries were changed by somebody, and that is told.
  const warning = /\n {4}WARNING: the entry of \S+ is not as it was written/;
  expect(after[1]).toMatch(warning);
  const lines = (answers: string[]) => answers.map((answer) => answer.replace(warning, '').split('\n').length);
  expect(lines(after)).toEqual(lines(before));
  for (const answer of after) expect(printable(answer)).toBe(answer);
  expect(after.join()).toContain('\\u{1b}[2J\\nAAAA-AAAA  paid');
});

/** Every text that no rule of the database binds, in every table that a command reads. */
async function spoilEveryText(): Promise<void> {
  await db.execute(sql`alter table order_events disable trigger order_events_kept`);
  const columns = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text'
      and table_name in ('orders', 'order_lines', 'order_events', 'products', 'shipping_rates', 'delivery_rules')
      and column_name not in ('code', 'id', 'user_id')`);
  for (const { table_name: table, column_name: column } of columns.rows) {
    const spoil = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${hostile}`;
    // Words of a fixed list and keys of other tables stay: the database refuses anything else there.
    await db.transaction((tx) => tx.execute(spoil)).catch(() => {});
  }
  await db.execute(sql`alter table order_events enable trigger order_events_kept`);
  const address = JSON.stringify(
    Object.fromEntries(['fullName', 'street', 'houseNumber', 'postalCode', 'city'].map((name) => [name, hostile])),
  );
  await db.execute(sql`update orders set delivery_address = ${address}::jsonb`);
}
