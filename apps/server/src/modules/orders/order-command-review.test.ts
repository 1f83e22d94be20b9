import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Order, orders } from '../../db/schema/orders.ts';
import { prescriptionTicks } from '../../db/schema/prescription-reviews.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { givenOpenedFile, recordFor } from '../../testing/prescription-review.ts';
import { givenStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { orderCommand } from './order-command.ts';
import { eventsOf, findOrder, linesOf } from './order-queries.ts';

const database = testDatabase();
const { db } = database;

let shop: OrderingShop;
let order: Order;
let pharmacist: Staff;
beforeEach(async () => {
  shop = orderingShop(database);
  order = await shop.givenOrder();
  pharmacist = await givenStaff(db, { roles: ['pharmacist'] });
});

async function by({ email }: { email: string }, ...words: string[]): Promise<string> {
  const answer = await orderCommand(shop, [order.code, ...words, '--as', email]);
  return typeof answer === 'string' ? answer : answer.says;
}
const command = (...words: string[]) => by(pharmacist, ...words);
const filledIn = async (patientName = order.patientName) =>
  JSON.stringify(recordFor(order, await linesOf(db, order.id), { patientName }));

const readable = ['identity', 'prescriber', 'validity', 'lines', 'instructions', 'notUsedUp'];

test('a prescription is recorded, compared, ticked and decided about by words alone', async () => {
  await command('review');
  await givenOpenedFile(shop, order, pharmacist);
  expect(await command('verify')).toMatch(/verify is not possible \(missing on the checklist: record, identity, /);
  const form = await orderCommand(shop, [order.code, 'record', '--as', pharmacist.email]);
  expect(form).toMatchObject({ file: { name: `record-${order.code}.json` } });
  const blank = typeof form === 'string' ? '' : Buffer.from(form.file.base64, 'base64').toString();
  expect(await command('record', blank)).toMatch(
    /^Not saved\. Please look at: .*patientName.*isSigned.*lines\.0\.amount/,
  );

  expect(await command('record', await filledIn('Lena Anders'))).toContain(
    'difference 1: otherName; answers: samePerson',
  );
  expect(await command('difference', '1', 'samePerson')).toContain('needs words');
  expect(await command('difference', '1', 'samePerson', 'Hat geheiratet.')).toContain('samePerson by');
  expect(await command('tick', ...readable)).toContain('missing for confirm: nothing');
  expect(await command('confirm')).toContain('confirmed');
  expect(await command('verify')).toContain('missing on the checklist: signature, plausibility, advice');
  expect(await command('tick', 'signature=valid,DSS 6', 'plausibility', 'advice=given')).toContain(
    'missing for verify: nothing',
  );
  expect(await command('untick', 'plausibility')).toContain('missing for verify: plausibility');
  await command('tick', 'plausibility');
  await command('verify');
  expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({
    what: 'prescriptionVerified',
    byName: pharmacist.name,
    byStaffId: pharmacist.id,
  });
});

test('a signed prescription without its file is neither recorded nor ticked nor decided about', async () => {
  await command('review');
  const why = 'is not possible (there is no signed file: ask the patient to upload it to the order)';
  expect(await command('record', await filledIn())).toContain(`record ${why}`);
  expect(await command('tick', 'signature=valid,DSS 6')).toContain(`tick ${why}`);
  expect(await command('untick', 'signature=valid,DSS 6')).not.toContain('not possible');
  for (const decision of ['verify', 'confirm']) {
    const told = await command(decision);
    expect(told).toContain(`${decision} ${why}`);
    expect(told).not.toMatch(/Possible: .*(verify|confirm)/);
  }
  expect((await eventsOf(db, order.id)).map(({ what }) => what)).not.toContain('prescriptionVerified');
});

test('what was called valid without a file before waits for one at the next act', async () => {
  const lead = await givenStaff(db, { roles: ['lead'] });
  const verified = { status: 'confirmed', prescriptionVerifiedAt: shop.clock.now(), paidAt: shop.clock.now() } as const;
  await db.update(orders).set(verified).where(eq(orders.id, order.id));
  expect(await by(lead, 'prepare')).toContain('there is no signed file');
  await db.update(orders).set({ prescriptionFormat: 'ePrescription' }).where(eq(orders.id, order.id));
  expect(await by(lead, 'prepare')).toContain('the number is not noted: tick eRezept=NUMBER');
  await db.update(orders).set({ prescriptionFormat: 'digital' }).where(eq(orders.id, order.id));
  await givenOpenedFile(shop, order, pharmacist);
  expect(await by(lead, 'prepare')).toContain('no valid signature is noted: tick signature=valid,CHECKER');
  const tick = { check: 'signature', isDone: true, result: 'valid', checker: 'DSS 6' } as const;
  const said = { orderId: order.id, round: 0, at: shop.clock.now(), byName: 'Paul', isDone: true };
  await db.insert(prescriptionTicks).values({ ...said, point: 'signature', tick });
  expect(await by(lead, 'prepare')).toContain('preparing');
});

test('what the practice says on the telephone raises no amount, and gives a dose only by naming it', async () => {
  await command('review');
  await givenOpenedFile(shop, order, pharmacist);
  const faultless = recordFor(order, await linesOf(db, order.id));
  const lines = faultless.lines.map((line) => ({ ...line, amount: 4, instructions: 'gem. Anweisung' }));
  const told = await command('record', JSON.stringify({ ...faultless, lines }));
  expect(told).toContain('difference 1: orderedMore; answers: none');
  expect(told).toContain('difference 2: merelyAsTold; answers: practiceCalled');
  expect(await command('difference', '1', 'practiceCalled', 'Dr. Ebert: 5 g')).toContain('does not settle it');
  expect(await command('difference', '2', 'practiceCalled', 'Dr. Ebert')).toContain('does not settle it');
  await command('tick', ...readable);
  const settle = ['difference', '2', 'practiceCalled', '', 'abends 0,1 g'];
  expect(await command(...settle)).toContain('does not settle it');
  expect(await command(...settle, 'Dr. Ebert', '2099-01-01')).toContain('does not settle it');
  expect(await command(...settle, 'Dr. Ebert')).toContain('missing for confirm: orderedMore\n');
  expect(await command('confirm')).toContain('(missing on the checklist: orderedMore)');
});

test('points are named with what they need', async () => {
  await command('review');
  for (const words of [[], ['everything'], ['advice'], ['signature=good'], ['identity', 'nothing']]) {
    expect(await command('tick', ...words)).toBe(
      `Points are named as ${readable.join(', ')}, signature=valid,CHECKER, plausibility, advice=given or advice=declined.`,
    );
  }
});

test('a point of the pharmacy is named with its words, missed, ticked and taken back', async () => {
  const words = { de: 'Kühlkette geklärt', en: 'Cold chain settled' };
  const checklist = [{ id: 'cold0001', ...words, stage: 'confirm' as const, formats: [order.prescriptionFormat] }];
  shop = { ...shop, config: { ...shop.config, checklist } };
  await command('review');
  await givenOpenedFile(shop, order, pharmacist);
  await command('record', await filledIn());
  const told = await command('tick', ...readable);
  expect(told).toContain('missing for confirm: own:cold0001\n');
  expect(told).toContain('    own:cold0001: Cold chain settled');
  expect(await command('confirm')).toContain('(missing on the checklist: own:cold0001)');
  expect(await command('tick', 'own:warm0001')).toContain('notUsedUp, own:cold0001, signature');
  expect(await command('tick', 'own:cold0001')).toContain('missing for confirm: nothing');
  expect(await command('untick', 'OWN:cold0001')).toContain('missing for confirm: own:cold0001');
  await command('tick', 'own:cold0001');
  expect(await command('confirm')).toContain('confirmed');
});

describe('every command that writes', () => {
  const writing = [['review'], ['paid', 'Auszug'], ['prescription'], ['record', '{}'], ['tick', 'identity']];

  test.each(writing)('%s names somebody who works here', async (...words) => {
    expect(await orderCommand(shop, [order.code, ...words])).toContain('Please say who you are: --as E-MAIL');
    const left = await givenStaff(db, { roles: ['lead'], endedAt: new Date() });
    for (const who of [left, { email: 'nobody@pharmacy.example' }, { email: '' }]) {
      expect(await by(who, ...words)).toBe(`Nobody works here as ${who.email}.`);
    }
    expect(await findOrder(db, order.id)).toEqual(order);
  });

  test.each(writing)('%s needs the right to it', async (...words) => {
    expect(await by(await givenStaff(db, { roles: ['courier'] }), ...words)).toContain('(you may not do that: ');
    expect(await findOrder(db, order.id)).toEqual(order);
  });

  test("is refused for one's own order", async () => {
    const owner = await givenStaff(db, { roles: ['lead'], email: order.email.toLowerCase() });
    await command('review');
    for (const words of [
      ['ask', 'Was?'],
      ['record', await filledIn()],
      ['tick', 'identity'],
    ]) {
      expect(await by(owner, ...words)).toContain('it is your own order');
    }
  });
});
