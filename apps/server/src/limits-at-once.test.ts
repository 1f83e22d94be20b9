import { editorLogin, saveEditorFile, uploadEditorImage } from '@shop/contract/editor';
import { answerQuestion } from '@shop/contract/orders';
import { addDeliveryAddress, removeDeliveryAddress } from '@shop/contract/patient';
import { requestPrescriptionUpload } from '@shop/contract/prescription';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { contentFiles } from './db/schema/content.ts';
import { orderEvents, orders } from './db/schema/orders.ts';
import { deliveryAddresses } from './db/schema/patients.ts';
import { prescriptionFiles } from './db/schema/prescriptions.ts';
import { addEditor } from './modules/editor/editor-service.ts';
import { orderingShop, reservation } from './testing/ordering.ts';
import { givenPatient } from './testing/person.ts';
import { testApp } from './testing/test-app.ts';
import { testWorld } from './testing/test-world.ts';

const world = testWorld(testApp);
const { database, db } = world;

/** What becomes of so many requests that are all sent before any is answered. */
async function atOnce(count: number, send: (index: number) => Promise<LightMyRequestResponse>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  const refusals = answers.filter(({ statusCode }) => statusCode >= 400).map((answer) => answer.json().id);
  return { taken: count - refusals.length, refusals: [...new Set(refusals)] };
}

const { deliveryAddress } = reservation();

test('19 addresses at once: ten are kept', async () => {
  const patient = await givenPatient(world.shop);
  const add = () => patient.call(addDeliveryAddress, { body: deliveryAddress });
  expect(await atOnce(19, add)).toEqual({ taken: 10, refusals: ['TooManyAddresses'] });
  expect(await db.$count(deliveryAddresses)).toBe(10);

  const [one] = await db.select().from(deliveryAddresses).limit(1);
  await patient.call(removeDeliveryAddress, { params: { id: one?.id ?? '' } });
  expect((await atOnce(5, add)).taken).toBe(1);
});

test('the addresses of two people do not count together', async () => {
  const people = [await givenPatient(world.shop), await givenPatient(world.shop)];
  const add = (index: number) =>
    (people[index % 2] as (typeof people)[0]).call(addDeliveryAddress, { body: deliveryAddress });
  expect(await atOnce(20, add)).toEqual({ taken: 20, refusals: [] });
});

test('30 forms for a file at once: twenty an hour', async () => {
  const patient = await givenPatient(world.shop);
  const body = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: 100 };
  const outcome = await atOnce(30, () => patient.call(requestPrescriptionUpload, { body }));
  expect(outcome).toEqual({ taken: 20, refusals: ['TooManyRequests'] });
  expect(await db.$count(prescriptionFiles)).toBe(20);
});

test('20 answers to one question at once: one is taken', async () => {
  const patient = await givenPatient(world.shop);
  const placed = await orderingShop(database).givenOrder();
  const { id: userId } = (await db.query.users.findFirst({ where: (user) => eq(user.email, patient.email) })) ?? {};
  await db.update(orders).set({ status: 'clarification', userId: userId ?? null });
  const answer = (index: number) =>
    patient.call(answerQuestion, { params: { id: placed.id }, body: { code: placed.code, text: `Antwort ${index}` } });
  expect(await atOnce(20, answer)).toEqual({ taken: 1, refusals: ['InvalidState'] });
  expect(await db.$count(orderEvents, eq(orderEvents.by, 'patient'))).toBe(2);
});

test('ten editors begin the same post and upload the same image at once: one of each', async () => {
  const password = (await addEditor(db, 'eva')) ?? '';
  const login = await world.shop.call(editorLogin, { body: { username: 'eva', password } });
  const headers = { authorization: `Bearer ${login.data.token}` };
  const path = 'blog/blog_de/neu/index.md';
  const save = (index: number) =>
    world.shop.call(saveEditorFile, {
      headers: { ...headers, 'if-match': '"0"' },
      query: { path },
      body: { content: `${index}` },
    });
  expect(await atOnce(10, save)).toEqual({ taken: 1, refusals: ['EditConflict'] });

  const data = `data:image/gif;base64,${Buffer.from('GIF89a\x01\0\x01\0\0\0\0;').toString('base64')}`;
  const upload = () =>
    world.shop.call(uploadEditorImage, {
      headers,
      body: { dir: 'blog/blog_de/neu', filename: 'bild.gif', data },
    } as never);
  expect(await atOnce(10, upload)).toEqual({ taken: 1, refusals: ['ImageRefused'] });
  expect(await db.$count(contentFiles)).toBe(2);
});
