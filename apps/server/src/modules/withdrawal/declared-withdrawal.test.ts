import { readOrder } from '@shop/contract/orders';
import { withdrawalReceipt as german } from '@shop/texts/messages/de/mails/withdrawal-receipt';
import { withdrawal as germanScreen } from '@shop/texts/messages/de/screens/withdrawal';
import { withdrawalReceipt as english } from '@shop/texts/messages/en/mails/withdrawal-receipt';
import { withdrawal as englishScreen } from '@shop/texts/messages/en/screens/withdrawal';
import { expect, test } from 'vitest';
import { placedOrders } from '../../testing/placed-order.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { declare, mailsOf } from '../../testing/withdrawal.ts';

const database = testDatabase();
const { givenPlaced } = placedOrders(database);

test('the order tells of a withdrawal that came with its own address, the whole before a part', async () => {
  const { patient, id, code, shop } = await givenPlaced();
  const { email } = patient;
  const read = async () => (await patient.call(readOrder, { params: { id }, query: { code } })).data.withdrawal;
  expect(await read()).toBeNull();
  await declare(shop, { orderCode: code, email: 'fremd@post.example' });
  expect(await read()).toBeNull();
  await declare(shop, { orderCode: code, email, scope: 'whole' });
  const declaredAt = shop.clock.now().toISOString();
  shop.clock.advance({ minutes: 5 });
  await declare(shop, { orderCode: code, email, scope: 'part', products: 'Käppele' });
  expect(await read()).toEqual({ declaredAt, scope: 'whole', outcome: null });
});

test('both mails repeat the sentence that was confirmed; the pharmacy is not spoken to as if it had declared it', async () => {
  const { patient, code, shop } = await givenPlaced();
  const { email } = patient;
  await declare(shop, { orderCode: code, email }, { 'accept-language': 'en' });
  const { receipts, note } = await mailsOf(shop, email);
  const receipt = receipts.find(({ subject }) => subject === english.subject);
  for (const mail of [receipt, note]) {
    expect(mail?.text).toContain(`I hereby withdraw from the contract for order ${code}.`);
  }
  expect(receipt?.text).toContain('What you declared');
  expect(note?.text).toContain('Inhalt der Erklärung');
  expect(note?.text).not.toMatch(/\bIhrer Erklärung|What you/);
});

test.each([
  [german, germanScreen],
  [english, englishScreen],
])('mail and screen have the same sentence', ({ declares }, { review }) => {
  const plain = (sentence: string) => sentence.replace(/<code><\/code>|<strong>\{code\}<\/strong>/, '7KQX-M29F');
  expect(plain(declares.whole)).toBe(plain(review.declaration));
  expect(plain(declares.part)).toBe(plain(review.declarationPart));
});
