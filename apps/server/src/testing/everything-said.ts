import { completeOnboarding } from '@shop/contract/auth';
import type { CallName } from '@shop/contract/calls';
import { addCartItem, setCartQuantity } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import type { Endpoint, Input } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import {
  answerQuestion,
  decideAmendment,
  downloadCoverSheet,
  replacePrescription,
  writeAboutOrder,
} from '@shop/contract/orders';
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  changePhone,
  exportPersonalData,
  saveBillingAddress,
} from '@shop/contract/patient';
import { assignPrescription, requestPrescriptionUpload } from '@shop/contract/prescription';
import { declareWithdrawal } from '@shop/contract/withdrawal';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '../db/pool.ts';
import { orderAmendments } from '../db/schema/order-amendments.ts';
import { changeOrder } from '../modules/orders/order-service.ts';
import type { DeskShop } from './desk-order.ts';
import { reservationBody } from './ordering.ts';
import { type Person, registration } from './person.ts';
import { givenUpload, pdf } from './prescription-form.ts';

/** Something that a form takes: of any characters, with something in it, from one character to as many as it lets be. */
function text(longest: number) {
  const short = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const full = fc.constantFrom('a', 'ß', '漢', '<b>').map((unit) => unit.repeat(longest).slice(0, longest));
  return fc.oneof({ weight: 3, arbitrary: short }, { weight: 1, arbitrary: full });
}

const placeNames = fc.constantFrom('Sanderglacis 14 Hinterhaus', 'Hof Sonnental', 'Q 7', 'Am Markt 3 b', '12');
const postalCode = fc.oneof(fc.constant('97070'), fc.stringMatching(/^\d{4,10}$/));

export const given = fc.record({
  mailbox: fc.constantFrom('lena', "l.o'hara+rezept", 'x'.repeat(60)),
  firstName: text(100),
  lastName: text(100),
  street: fc.oneof(placeNames, text(251)),
  houseNumber: fc.option(text(50), { nil: undefined }),
  city: text(200),
  postalCode,
  address: fc.record({ fullName: text(200), street: text(200), houseNumber: text(50), city: text(200), postalCode }),
  words: text(2000),
  code: text(50),
  fileName: text(100),
  format: fc.constantFrom('physical', 'digital', 'ePrescription'),
  hasFile: fc.boolean(),
  hasConsent: fc.boolean(),
});
export type Given = typeof given extends fc.Arbitrary<infer Kind> ? Kind : never;

/** Calls that write and keep nothing of a person's own words: a choice, a number, a code that was mailed, or nothing at all. */
const wordless: readonly CallName[] = [
  ...(['decrementCartItem', 'joinWaitlist', 'leaveWaitlist', 'removeDeliveryAddress', 'cancelOrder'] as const),
  ...(['giveConsent', 'withdrawConsent', 'deleteAccount', 'trustDevice', 'signOut', 'legacyLogout'] as const),
  // An address, as the one that somebody signs in with.
  ...(['sendEmailChangeCode', 'changeEmail', 'sendOldEmailCode', 'confirmEmailChange'] as const),
  ...(['cancelEmailChange', 'stopEmailChange', 'downloadInvoice'] as const),
  // Of the pharmacy's own people.
  ...(['editorLogin', 'sendDeskCode', 'signInAtDesk'] as const),
];

/** What a patient or anybody may write and nobody has said: a new call says its words here, or why it has none. */
export function unsaid(asked: ReadonlySet<string>): string[] {
  const isOurs = ({ access, method }: Endpoint) => method !== 'GET' && (access === 'patient' || access === 'guest');
  const writing = (Object.values(endpoints) as Endpoint[]).filter(isOurs).map(({ name }) => name);
  return writing.filter((name) => !asked.has(name) && !wordless.includes(name));
}

/** Accepted, or refused for what was sent; never anything else. */
function isAccepted(answer: LightMyRequestResponse, ...ids: string[]): boolean {
  if (answer.statusCode !== 200) expect(['InvalidInput', ...ids], answer.body).toContain(answer.json().id);
  return answer.statusCode === 200;
}

/** Notes what was asked. */
export function noting({ call, ...person }: Person, asked: Set<string>): Person {
  return {
    ...person,
    call<E extends Endpoint>(endpoint: E, input: Input<E>) {
      asked.add(endpoint.name);
      return call(endpoint, input);
    },
  };
}

async function addresses(patient: Person, said: Given): Promise<void> {
  const kept = await patient.call(addDeliveryAddress, { body: said.address });
  if (!isAccepted(kept)) return;
  const body = { ...said.address, street: said.street.slice(0, 200) };
  isAccepted(await patient.call(changeDeliveryAddress, { params: { id: kept.data.id }, body }));
}

/** A patient says all of it, in every call that takes words of theirs. Null where a call refuses it, as it may. */
export async function takeIn(
  { shop, db }: { shop: DeskShop; db: Database },
  patient: Person,
  said: Given,
): Promise<{ id: string; code: string } | null> {
  const { street: streetAndHouseNumber, houseNumber, city, postalCode, firstName, lastName } = said;
  const address = {
    ...{ streetAndHouseNumber, city, country: 'DE' as const, postalCode },
    ...(houseNumber !== undefined && { houseNumber }),
  };
  const registered = await patient.call(completeOnboarding, {
    body: { json: registration({ firstName, lastName, address }) },
  });
  if (!isAccepted(registered)) return null;
  await addresses(patient, said);
  await patient.call(addCartItem, { body: { itemId: shop.flower.id } });
  await patient.call(setCartQuantity, { body: { itemId: shop.flower.id, quantity: 10 } });
  const file = { fileName: said.fileName, contentType: 'application/pdf', sizeBytes: pdf.length };
  isAccepted(await patient.call(requestPrescriptionUpload, { body: file }), 'ConsentRequired');
  const { format } = said;
  const key = said.hasFile || format === 'physical' ? await givenUpload(shop, patient, pdf, said.fileName) : null;
  if (key) isAccepted(await patient.call(assignPrescription, { body: { format, prescription3Key: key } }));
  const { deliveryAddress, consents, ...ordinary } = reservationBody({
    prescriptionDocument: { format, prescription3Key: key },
  });
  const order = await patient.call(reserveCart, {
    headers: {},
    body: {
      ...{ ...ordinary, deliveryAddress: { ...deliveryAddress, ...said.address, postalCode: '97070' } },
      ...(said.hasConsent && consents && { consents }),
    },
  });
  if (!isAccepted(order)) return null;
  const { id, code } = order.data;
  await aboutOrder({ shop, db }, patient, { ...said, id, code, orderCode: said.code });
  isAccepted(await patient.call(saveBillingAddress, { body: said.address }));
  isAccepted(await patient.call(changePhone, { body: { phoneNumber: registration().phoneNumber } }));
  return { id, code };
}

async function aboutOrder(
  { shop, db }: { shop: DeskShop; db: Database },
  patient: Person,
  { id, code, orderCode, words, address, fileName }: Given & { id: string; orderCode: string },
): Promise<void> {
  const params = { id };
  isAccepted(await patient.call(writeAboutOrder, { params, body: { code, text: words } }));
  const key = await givenUpload(shop, patient, Buffer.concat([pdf, Buffer.from(id)]), fileName);
  isAccepted(await patient.call(replacePrescription, { params, body: { code, prescription3Key: key } }));
  const act = (action: object) => changeOrder(shop.ordering, id, shop.pharmacist.actor, action as never);
  await act({ name: 'review' });
  await act({ name: 'ask', message: 'Wie ist die Dosierung?' });
  isAccepted(await patient.call(answerQuestion, { params, body: { code, text: words } }), 'InvalidState');
  await act({ name: 'propose', message: 'Es sind 5 g da.', lines: [{ position: 1, quantity: 5 }] });
  const [proposed] = await db.select().from(orderAmendments).where(eq(orderAmendments.orderId, id));
  const decision = { code, amendmentId: proposed?.id ?? '', decision: 'decline' as const, text: words };
  isAccepted(await patient.call(decideAmendment, { params, body: decision }), 'OrderChanged', 'InvalidState');
  for (const said of [code, orderCode]) {
    const declared = { fullName: address.fullName, orderCode: said, email: patient.email, products: words };
    isAccepted(await patient.call(declareWithdrawal, { body: { ...declared, scope: 'part' } }));
  }
  // What is drawn or packed of it, for the person and about the order.
  for (const drawn of [
    await patient.call(downloadCoverSheet, { params, body: { code } }),
    await patient.call(exportPersonalData, {}),
  ]) {
    expect(drawn.statusCode, drawn.body.slice(0, 300)).toBe(200);
  }
}
