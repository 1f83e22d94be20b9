import { completeOnboarding } from '@shop/contract/auth';
import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import { enterPrivacyRequest } from '@shop/contract/desk/privacy';
import { searchOrders } from '@shop/contract/desk/queue';
import { listWithdrawals } from '@shop/contract/desk/withdrawals';
import type { Endpoint } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { answerQuestion, writeAboutOrder } from '@shop/contract/orders';
import { addDeliveryAddress, changeDeliveryAddress, changePhone, saveBillingAddress } from '@shop/contract/patient';
import { requestPrescriptionUpload } from '@shop/contract/prescription';
import { declareWithdrawal } from '@shop/contract/withdrawal';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { mountPaths } from './http/mount-paths.ts';
import { changeOrder } from './modules/orders/order-service.ts';
import { deskShop } from './testing/desk-order.ts';
import { reservationBody } from './testing/ordering.ts';
import { givenSignedIn, type Person, registration } from './testing/person.ts';
import { givenUpload } from './testing/prescription-form.ts';
import { givenAtDesk } from './testing/staff.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();

/** Something that a form takes: of any characters, with something in it, from one character to as many as it lets be. */
function text(longest: number) {
  const short = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const full = fc.constantFrom('a', 'ß', '漢', '<b>').map((unit) => unit.repeat(longest).slice(0, longest));
  return fc.oneof({ weight: 3, arbitrary: short }, { weight: 1, arbitrary: full });
}

const placeNames = fc.constantFrom('Sanderglacis 14 Hinterhaus', 'Hof Sonnental', 'Q 7', 'Am Markt 3 b', '12');
const postalCode = fc.oneof(fc.constant('97070'), fc.stringMatching(/^\d{4,10}$/));

const given = fc.record({
  firstName: text(100),
  lastName: text(100),
  street: fc.oneof(placeNames, text(251)),
  houseNumber: fc.option(text(50), { nil: undefined }),
  city: text(200),
  postalCode,
  address: fc.record({ fullName: text(200), street: text(200), houseNumber: text(50), city: text(200), postalCode }),
  words: text(2000),
  code: text(50),
});
type Given = typeof given extends fc.Arbitrary<infer Kind> ? Kind : never;

type Shop = Awaited<ReturnType<typeof deskShop>>;

/** A patient says all of it, in every call that takes words of theirs. Null where a call refuses it, as it may. */
async function takeIn(shop: Shop, patient: Person, said: Given): Promise<{ id: string; code: string } | null> {
  const { street: streetAndHouseNumber, houseNumber, city, postalCode, firstName, lastName } = said;
  const address = {
    ...{ streetAndHouseNumber, city, country: 'DE' as const, postalCode },
    ...(houseNumber !== undefined && { houseNumber }),
  };
  const registered = await patient.call(completeOnboarding, {
    body: { json: registration({ firstName, lastName, address }) },
  });
  if (!isAccepted(registered)) return null;
  const kept = await patient.call(addDeliveryAddress, { body: said.address });
  if (isAccepted(kept)) {
    const params = { id: kept.data.id };
    isAccepted(
      await patient.call(changeDeliveryAddress, {
        params,
        body: { ...said.address, street: streetAndHouseNumber.slice(0, 200) },
      }),
    );
  }
  const upload = { fileName: `${said.lastName}.pdf`, contentType: 'application/pdf', sizeBytes: 100 };
  isAccepted(await patient.call(requestPrescriptionUpload, { body: upload }));
  await patient.call(addCartItem, { body: { itemId: shop.flower.id } });
  const prescriptionDocument = { format: 'physical' as const, prescription3Key: await givenUpload(shop, patient) };
  const { deliveryAddress, ...ordinary } = reservationBody({ prescriptionDocument });
  const order = await patient.call(reserveCart, {
    headers: {},
    body: { ...ordinary, deliveryAddress: { ...deliveryAddress, ...said.address, postalCode: '97070' } },
  });
  if (!isAccepted(order)) return null;
  const { id, code } = order.data;
  isAccepted(await patient.call(writeAboutOrder, { params: { id }, body: { code, text: said.words } }));
  for (const name of ['review', 'ask'] as const)
    await changeOrder(shop.ordering, id, shop.pharmacist.actor, { name, message: 'Wie ist die Dosierung?' } as never);
  isAccepted(await patient.call(answerQuestion, { params: { id }, body: { code, text: said.words } }));
  isAccepted(await patient.call(saveBillingAddress, { body: said.address }));
  isAccepted(await patient.call(changePhone, { body: { phoneNumber: registration().phoneNumber } }));
  for (const orderCode of [code, said.code]) {
    const declared = { fullName: said.address.fullName, orderCode, email: patient.email, products: said.words };
    isAccepted(await patient.call(declareWithdrawal, { body: { ...declared, scope: 'part' } }));
  }
  return { id, code };
}

/** Accepted, or refused for what was sent; never anything else. */
function isAccepted(answer: LightMyRequestResponse): boolean {
  if (answer.statusCode !== 200) expect(answer.json().id, answer.body).toBe('InvalidInput');
  return answer.statusCode === 200;
}

const readers = (Object.values(endpoints) as Endpoint[]).filter(
  ({ method, outputType, access }) =>
    method === 'GET' && outputType === undefined && (access === 'staff' || access === 'patient'),
);

interface Reading {
  patient: Person;
  desk: string;
  /** Of the order and of the cases about it, by what stands before them in a path. None for the lists of everything. */
  ids?: Record<string, string>;
  code?: string;
}

/** All answers about one order that need no more than its id or that of a case about it, or all others. */
async function readAll(shop: Shop, { patient, desk, ids, code = '' }: Reading) {
  const cookie = [...patient.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const failed: string[] = [];
  let read = 0;
  for (const endpoint of readers) {
    const [path = ''] = mountPaths(endpoint);
    const start = Object.keys(ids ?? {}).find((before) => path.includes(`${before}:id`));
    if (ids ? !start || /:(?!id\b)/.test(path) : /:|\*/.test(path)) continue;
    const answer = await shop.app.inject({
      method: 'GET',
      url: path.replace(':id', ids?.[start ?? ''] ?? ''),
      query: { code },
      headers: { cookie: endpoint.access === 'patient' ? cookie : desk, [idleSecondsHeader]: '0' },
    });
    if (answer.statusCode === 200) read += 1;
    if (answer.statusCode >= 500) failed.push(`${endpoint.name}: ${answer.body}`);
  }
  return { failed, read };
}

test('whatever is accepted of a patient can be read afterwards, by the patient and at the desk', async () => {
  const shop = await deskShop(database, { stockUnits: 100_000 });
  const desk = await givenAtDesk(shop, database.db, ['lead', 'pharmacist', 'accounting', 'pka', 'courier']);
  let orders = 0;
  let lastPatient: Person | undefined;
  await fc.assert(
    fc.asyncProperty(given, async (said) => {
      const patient = await givenSignedIn(shop);
      const order = await takeIn(shop, patient, said);
      if (!order) return;
      orders += 1;
      const receivedOn = shop.clock.now().toISOString().slice(0, 10);
      const about = { person: patient.email, right: 'correction', channel: 'letter', receivedOn } as const;
      const request = await desk.call(enterPrivacyRequest, {
        headers: { 'idempotency-key': `request-${orders}` },
        body: { ...about, identityHow: 'Ausweis' },
      });
      expect(request.statusCode, request.body).toBe(200);
      const cases = await desk.call(listWithdrawals, {});
      expect(cases.statusCode, cases.body).toBe(200);
      const found = await desk.call(searchOrders, { body: { words: order.code } });
      expect(found.data.orders.map(({ id }) => id)).toEqual([order.id]);
      const ids = {
        'orders/': order.id,
        'packing/': order.id,
        'privacy/': request.data.id,
        'withdrawals/': cases.data.withdrawals[0]?.id ?? '',
      };
      lastPatient = patient;
      const { failed, read } = await readAll(shop, { patient, desk: desk.cookie, ids, code: order.code });
      expect(failed).toEqual([]);
      expect(read).toBeGreaterThan(5);
    }),
    {
      numRuns: 10,
      examples: ['Sanderglacis 14 Hinterhaus', 'Hof Sonnental', 'a'.repeat(251)].map((street): [Given] => [
        {
          ...{
            firstName: 'L'.repeat(100),
            lastName: 'B'.repeat(100),
            street,
            houseNumber: undefined,
            city: 'Würzburg',
          },
          ...{ postalCode: '97070', words: 'Guten Tag', code: 'ABCD' },
          address: { fullName: 'L', street: 'Ufer', houseNumber: '1', city: 'Würzburg', postalCode: '97070' },
        },
      ]),
    },
  );
  expect(orders).toBeGreaterThan(5);
  const lists = await readAll(shop, { patient: lastPatient as Person, desk: desk.cookie });
  expect(lists.failed).toEqual([]);
  expect(lists.read).toBeGreaterThan(20);
});
