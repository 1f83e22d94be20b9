import { answerQuestion, cancelOrder, downloadCoverSheet, downloadInvoice, readOrder } from '@shop/contract/orders';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { placedOrders, untilShipped } from '../../testing/placed-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { givenPlaced, placeOrder, act } = placedOrders(database);

test('the invoice comes with shipping, not before, and is the same bytes each time', async () => {
  const placed = await givenPlaced();
  const { patient, id, code, shop } = placed;
  const ask = () => patient.call(downloadInvoice, { params: { id }, body: { code } });
  expectError(await ask(), 'InvoiceNotReady');
  await act(placed, ...untilShipped.slice(0, -1));
  expectError(await ask(), 'InvoiceNotReady');
  await act(placed, 'ship');
  const first = await ask();
  expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename="rechnung-RE-\d{4}-00001\.pdf"$/);
  const text = (await readPdf(first.rawPayload)).pages.map((page) => page.text).join('\n');
  for (const said of [code, 'Lena Beispiel', '19', '50,85']) expect(text).toContain(said);
  shop.clock.advance({ days: 30 });
  expect((await ask()).rawPayload).toEqual(first.rawPayload);
  expect((await patient.call(readOrder, { params: { id }, query: { code } })).data.invoice).toEqual({
    number: expect.stringMatching(/^RE-\d{4}-00001$/),
    corrections: [],
  });
});

test('a mail that was refused for good shows at the order, until a later one arrives', async () => {
  const placed = await givenPlaced();
  const { patient, id, code } = placed;
  const { db } = database;
  const failedAt = async () => (await patient.call(readOrder, { params: { id }, query: { code } })).data.mailFailedAt;
  const endWaiting = (end: Partial<typeof outbox.$inferInsert>) =>
    db
      .update(outbox)
      .set(end)
      .where(and(eq(outbox.orderId, id), isNull(outbox.sentAt), isNull(outbox.droppedAt)));
  expect(await failedAt()).toBeNull();
  await endWaiting({ droppedAt: new Date('2026-11-15T08:00:00Z'), refusal: '550 5.1.1' });
  expect(await failedAt()).toBe('2026-11-15T08:00:00.000Z');
  await act(placed, 'review', 'ask');
  expect(await failedAt()).toBe('2026-11-15T08:00:00.000Z');
  await endWaiting({ sentAt: new Date('2026-11-15T09:00:00Z') });
  expect(await failedAt()).toBeNull();
});

test('the cover sheet is a PDF with the code', async () => {
  const { patient, id, code } = await givenPlaced();
  const answer = await patient.call(downloadCoverSheet, { params: { id }, body: { code } });
  expect((await readPdf(answer.rawPayload)).pages[0]?.text).toContain(code);
});

test('a patient cancels as long as nothing is weighed out', async () => {
  const placed = await givenPlaced();
  const { patient, id, code } = placed;
  await act(placed, 'review', 'original', 'verify', 'confirm', 'paid', 'prepare');
  const ask = () => patient.call(cancelOrder, { params: { id }, body: { code } });
  expectError(await ask(), 'InvalidState');

  const other = await placeOrder(placed.shop, patient);
  const done = await patient.call(cancelOrder, { params: { id: other.id }, body: { code: other.code } });
  expect(done.data).toMatchObject({ status: 'cancelled', canCancel: false, missing: [] });
});

test('a question of the pharmacy is answered, and the order is in review again', async () => {
  const placed = await givenPlaced();
  const { patient, id, code } = placed;
  const answer = () => patient.call(answerQuestion, { params: { id }, body: { code, text: ' Zweimal täglich. ' } });
  expectError(await answer(), 'InvalidState');
  await act(placed, 'review', 'ask');
  const asked = await patient.call(readOrder, { params: { id }, query: { code } });
  expect(asked.data).toMatchObject({ status: 'clarification', canAnswer: true });
  const { data } = await answer();
  expect(data.status).toBe('inReview');
  expect(data.messages.map(({ from, text }) => [from, text])).toEqual([
    ['pharmacy', 'Welche Dosierung steht auf dem Rezept?'],
    ['patient', 'Zweimal täglich.'],
  ]);
});

test('an answer is kept in its lines, without what nobody can see', async () => {
  const placed = await givenPlaced();
  const { patient, id, code } = placed;
  await act(placed, 'review', 'ask');
  const text = 'Ja\u0007,\r\nzweimal\u2028täg\u00adlich\u001b[2J \u202e👩\u200d👧';
  const { data } = await patient.call(answerQuestion, { params: { id }, body: { code, text } });
  expect(data.messages.at(-1)?.text).toBe('Ja,\nzweimal\ntäglich[2J 👩\u200d👧');
});
