import { expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { openShop } from '../../testing/placed-order.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { deliveryCommand } from './delivery-command.ts';

const database = testDatabase();
const { db } = database;

test('rates and rules are changed by a lead, and stand in the journal with their name', async () => {
  const { ordering: shop } = await openShop(database);
  const lead = await givenStaff(db, { roles: ['lead'] });
  const pka = await givenStaff(db, { roles: ['pka'] });
  const listed = await deliveryCommand(shop, []);
  const [, rule = ''] = /rule (\w+): .*forbidden, draft/.exec(listed) ?? [];

  expect(await deliveryCommand(shop, ['price', 'standard', '7'])).toContain('Please say who you are');
  expect(await deliveryCommand(shop, ['price', 'standard', '7', '--as', pka.email])).toContain('(changeSettings)');
  expect(await deliveryCommand(shop, ['from', rule, '2026-12-01', '--as', pka.email])).toContain('(changeRules)');
  expect(await deliveryCommand(shop, [])).toBe(listed);
  expect(await db.$count(journal)).toBe(0);

  expect(await deliveryCommand(shop, ['price', 'standard', '7', '--as', lead.email])).toContain('7.00 €');
  expect(await deliveryCommand(shop, ['from', rule, '2026-12-01', '--as', lead.email])).toContain('2026-12-01 to open');
  expect(await deliveryCommand(shop, ['price', 'rocket', '7', '--as', lead.email])).toBe('There is no rate rocket.');
  const [, inForce = ''] = /rule (\w+): .*\(in force\)/.exec(listed) ?? [];
  expect(await deliveryCommand(shop, ['from', inForce, '2026-12-01', '--as', lead.email])).toBe(
    'A rule that is or was in force can only be ended.',
  );
  expect(await db.select().from(journal).orderBy(journal.id)).toMatchObject([
    {
      ...{ subject: 'setting', subjectId: 'standard', what: 'rateChanged', staffId: lead.id },
      detail: '{"before":{"priceCents":590},"after":{"priceCents":700}}',
    },
    {
      ...{ subject: 'setting', what: 'ruleChanged', staffName: lead.name },
      detail: '{"before":{"validFrom":null},"after":{"validFrom":"2026-12-01"}}',
    },
  ]);
});
