import { writeToPatient } from '@shop/contract/desk/notes';
import { readDeskOrder } from '@shop/contract/desk/orders';
import { readQueue } from '@shop/contract/desk/queue';
import { cancelOrder, readOrder, writeAboutOrder } from '@shop/contract/orders';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { newMessageMail } from './new-order-mail.ts';

const database = testDatabase();
const { db } = database;

async function givenOpenOrder() {
  const shop = await deskShop(database);
  const order = await shop.givenOrder();
  const { id, code } = order;
  const write = (text: string) => shop.patient.call(writeAboutOrder, { params: { id }, body: { code, text } });
  const reply = (text: string, key = 'einmal-1') =>
    shop.pta.call(writeToPatient, { params: { id }, headers: { 'idempotency-key': key }, body: { text } });
  const nextStep = async () => {
    const { data } = await shop.pta.call(readQueue, { query: {} });
    return data.rows.find((row) => row.id === id)?.nextStep;
  };
  return { shop, ...order, write, reply, nextStep };
}

test('a patient writes about an open order, and the desk is told to read it', async () => {
  const { shop, id, write, nextStep } = await givenOpenOrder();
  expect(await nextStep()).toBe('checkPrescription');
  const { data } = await write(' Ich bin bis Freitag verreist. ');
  expect(data).toMatchObject({ status: 'inReview', canWrite: true });
  expect(data.messages).toEqual([
    { from: 'patient', at: expect.any(String), text: 'Ich bin bis Freitag verreist.', isFree: true },
  ]);
  expect(await nextStep()).toBe('readAnswer');
  const seen = await shop.pta.call(readDeskOrder, { params: { id } });
  expect(seen.data.story.at(-1)).toMatchObject({ by: 'patient', what: 'messageWritten', status: null });
});

test('the answer stands at the order and goes out by mail, once', async () => {
  const { shop, id, code, write, reply, nextStep } = await givenOpenOrder();
  await write('Kommt es vor Freitag?');
  shop.clock.advance({ minutes: 5 });
  for (const _ of [1, 2]) expect((await reply('Ja, am Donnerstag.')).statusCode).toBe(200);
  const { data } = await shop.patient.call(readOrder, { params: { id }, query: { code } });
  expect(data.messages.map(({ from, text }) => [from, text])).toEqual([
    ['patient', 'Kommt es vor Freitag?'],
    ['pharmacy', 'Ja, am Donnerstag.'],
  ]);
  const kinds = (await db.select({ kind: outbox.kind }).from(outbox)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'order message')).toHaveLength(1);
  expect(await nextStep()).toBe('checkPrescription');
});

test('the same words sent twice are kept once, and too many wait for an answer first', async () => {
  const { shop, write, reply } = await givenOpenOrder();
  await write('Eins');
  expect((await write('Eins')).data.messages).toHaveLength(1);
  for (const text of ['Zwei', 'Drei', 'Vier', 'Fünf']) expect((await write(text)).statusCode).toBe(200);
  expectError(await write('Sechs'), 'MessagesUnanswered');
  shop.clock.advance({ minutes: 5 });
  await reply('Wir sind dran.');
  expect((await write('Sechs')).statusCode).toBe(200);
});

test('an order that is over takes no more words', async () => {
  const { shop, id, code, write, reply } = await givenOpenOrder();
  await shop.patient.call(cancelOrder, { params: { id }, body: { code } });
  expectError(await write('Doch nicht?'), 'InvalidState');
  expectError(await reply('Doch nicht?'), 'InvalidState');
});

test('the pharmacy is mailed where it wants that, and reads nothing of the message there', () => {
  expect(newMessageMail(defaultShopConfig, null)).toBeNull();
  const mail = newMessageMail({ ...defaultShopConfig, newOrderEmail: 'team@apotheke.example' }, 'https://shop.example');
  expect(mail).toMatchObject({ to: 'team@apotheke.example', subject: 'Neue Nachricht im Shop' });
  expect(mail?.text).toContain('https://shop.example/#/desk');
});
