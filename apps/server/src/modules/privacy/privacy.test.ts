import * as calls from '@shop/contract/desk/privacy';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { journal } from '../../db/schema/journal.ts';
import { orders } from '../../db/schema/orders.ts';
import { patients } from '../../db/schema/patients.ts';
import { privacyRequests } from '../../db/schema/privacy.ts';
import { privacyShop } from '../../testing/privacy-desk.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';
import { forgetAll } from '../retention/retention-service.ts';

const world = testWorld(privacyShop);
const { db } = world;

test('a request is entered for exactly the person that was named, with a deadline of a month, by a lead alone', async () => {
  const { shop } = world;
  const { code } = await shop.givenOrder();
  expectError(await shop.pharmacist.call(calls.enterPrivacyRequest, shop.entered('copy')), 'Forbidden');
  const found = await shop.lead.call(calls.findPrivacyPerson, { body: { person: code.toLowerCase() } });
  const person = { hasAccount: true, name: 'Lena Beispiel', email: shop.patient.email, orders: 1, isRestricted: false };
  expect(found.data.person).toEqual(person);
  const part = { body: { person: shop.patient.email.slice(1) } };
  expect((await shop.lead.call(calls.findPrivacyPerson, part)).data.person).toBeNull();
  expectError(await shop.lead.call(calls.enterPrivacyRequest, shop.entered('copy', 'XXXX-XXX1')), 'NotFound');

  const request = await shop.enter('copy', code);
  expect(request).toMatchObject({ kind: 'copy', dueOn: '2025-07-02', isOverdue: false, email: shop.patient.email });
  expect(request.history).toEqual([
    { at: shop.clock.now().toISOString(), by: shop.lead.person.name, what: 'privacyEntered' },
  ]);
  shop.clock.advance({ seconds: 40 * 24 * 3600 });
  const later = await givenAtDesk(shop, db, ['lead']);
  const { open, closed } = (await later.call(calls.listPrivacyRequests, {})).data;
  expect(open).toEqual([expect.objectContaining({ id: request.id, isOverdue: true })]);
  expect(closed).toEqual([]);
});

test('nobody enters or answers a request of their own', async () => {
  const { shop } = world;
  const { id } = await shop.enter('copy');
  const person = await givenStaff(db, { roles: ['lead'], email: shop.patient.email, invitedAt: shop.clock.now() });
  const own = await givenAtDesk(shop, db, ['lead'], { person });
  expectError(await own.call(calls.enterPrivacyRequest, shop.entered('copy')), 'OwnRequest');
  const answer = { params: { id }, headers: once(), body: { how: 'account' as const } };
  expectError(await own.call(calls.answerWithCopy, answer), 'OwnRequest');
  expect((await own.call(calls.readPrivacyRequest, { params: { id } })).data.isOwn).toBe(true);
});

test('the deadline is prolonged once, and the person reads why', async () => {
  const { shop } = world;
  const { id } = await shop.enter('copy');
  const longer = { params: { id }, body: { reason: 'Es sind sehr viele Unterlagen.' } };
  const { data } = await shop.lead.call(calls.extendPrivacyRequest, { ...longer, headers: once() });
  expect(data).toMatchObject({ dueOn: '2025-09-02', isExtended: true });
  expect(await shop.told()).toMatch(/02\.09\.2025[\s\S]*Es sind sehr viele Unterlagen/);
  expectError(await shop.lead.call(calls.extendPrivacyRequest, { ...longer, headers: once() }), 'InvalidState');
});

test('a copy waits in the account, or is handed over after a download that is on record', async () => {
  const { shop } = world;
  const { id } = await shop.enter('copy');
  const params = { id };
  const hand = { params, body: { how: 'handed' as const } };
  expectError(await shop.lead.call(calls.answerWithCopy, { ...hand, headers: once() }), 'InvalidState');
  const file = await shop.lead.call(calls.downloadPrivacyCopy, { params });
  expect(file.headers['content-type']).toBe('application/zip');
  expect(file.rawPayload.includes('person.json')).toBe(true);
  const handed = await shop.lead.call(calls.answerWithCopy, { ...hand, headers: once() });
  expect(handed.data.history.map(({ what }) => what)).toEqual([
    'privacyEntered',
    'privacyCopyTaken',
    'privacyCopyGiven',
  ]);
  expectError(await shop.lead.call(calls.downloadPrivacyCopy, { params }), 'InvalidState');

  const other = await shop.enter('copy');
  await shop.lead.call(calls.answerWithCopy, { params: { id: other.id }, headers: once(), body: { how: 'account' } });
  expect(await shop.told()).toContain('liegt in Ihrem Konto');
});

test('a correction says what was and what is, follows into open orders, and leaves what has ended as it was', async () => {
  const { shop } = world;
  const ended = await shop.givenCompleted();
  const open = await shop.givenOrder();
  const { id, profile } = await shop.enter('correction');
  expect(profile).toMatchObject({ lastName: 'Beispiel', email: shop.patient.email });
  const { lastName: _, phone: __, email: ___, birthDate: ____, firstName, ...address } = profile ?? ({} as never);
  const email = 'neu@patient.example';
  const body = { firstName, lastName: 'Neumann', birthDate: '1955-03-05', email, phoneNumber: '0931 777777', address };
  const { data } = await shop.lead.call(calls.correctPerson, { params: { id }, headers: once(), body });
  expect(data).toMatchObject({ outcome: 'done', email: shop.patient.email });
  expect(data.changes).toContainEqual({ field: 'lastName', before: 'Beispiel', after: 'Neumann' });
  expect(data.changes.map(({ field }) => field)).toEqual(['lastName', 'birthDate', 'email', 'phone']);
  const mail = await shop.told();
  expect(mail).toContain('Nachname');
  expect(mail).not.toContain('E-Mail-Adresse\n');
  expect(mail).toContain('Guten Tag Lena Neumann');
  const phones = await db.select({ code: orders.code, phone: orders.phone }).from(orders);
  expect(phones).toContainEqual({ code: open.code, phone: '+49931777777' });
  expect(phones).not.toContainEqual({ code: ended.code, phone: '+49931777777' });
  const entries = await db.select({ detail: journal.detail }).from(journal).where(eq(journal.what, 'privacyCorrected'));
  expect(JSON.stringify(entries)).not.toContain('Neumann');
});

test('a correction that the profile refuses changes nothing and leaves the request open', async () => {
  const { shop } = world;
  const { id, profile } = await shop.enter('correction');
  const { lastName, phone: _, email, firstName, birthDate, ...address } = profile ?? ({} as never);
  const same = { firstName, lastName, birthDate, email, phoneNumber: profile?.phone ?? '', address };
  const correct = (change: object) =>
    shop.lead.call(calls.correctPerson, { params: { id }, headers: once(), body: { ...same, ...change } });
  expectError(await correct({}), 'InvalidState');
  expectError(await correct({ birthDate: '2015-01-01' }), 'Underage');
  expectError(await correct({ phoneNumber: '12' }), 'PhoneNumberInvalid');
  await db.insert(users).values({
    ...{ id: 'other', email: 'besetzt@patient.example', emailVerified: true, name: 'X' },
    ...{ createdAt: shop.clock.now(), updatedAt: shop.clock.now() },
  });
  expectError(await correct({ lastName: 'Neu', email: 'besetzt@patient.example' }), 'UniqueConstraintViolation', {
    kind: 'email',
  });
  expect((await shop.lead.call(calls.readPrivacyRequest, { params: { id } })).data).toMatchObject({ outcome: null });
  expect(await db.select({ lastName: patients.lastName }).from(patients)).toEqual([{ lastName: 'Beispiel' }]);
});

test('of two leads who close the same request one comes first, and the same key counts once', async () => {
  const { shop } = world;
  const other = await givenAtDesk(shop, db, ['lead']);
  const { id } = await shop.enter('copy');
  const headers = once();
  const refusal = { params: { id }, body: { ground: 'unfounded' as const, reason: 'Zum zehnten Mal.' } };
  const answers = await Promise.all([
    shop.lead.call(calls.refusePrivacyRequest, { ...refusal, headers }),
    other.call(calls.answerWithCopy, { params: { id }, headers: once(), body: { how: 'account' } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expectError(answers.find(({ statusCode }) => statusCode === 409) as never, 'InvalidState');
  const winner = answers[0]?.statusCode === 200;
  if (winner) expect((await shop.lead.call(calls.refusePrivacyRequest, { ...refusal, headers })).statusCode).toBe(200);
  expect(await shop.newsTo(shop.patient.email)).toHaveLength(1);
});

test('somebody unknown is answered too, and the answer goes when its time is over', async () => {
  const { shop } = world;
  const { id } = await shop.enter('copy', 'Fremd@Post.example');
  const reason = { ground: 'noData' as const, reason: 'Wir kennen Sie nicht.' };
  const { data } = await shop.lead.call(calls.refusePrivacyRequest, { params: { id }, headers: once(), body: reason });
  expect(data).toMatchObject({ outcome: 'refused', refusal: reason, hasAccount: false });
  expect(await shop.told('fremd@post.example')).toMatch(/keine Daten gespeichert[\s\S]*Aufsichtsbehörde/);
  await forgetAll(shop.ordering, new Date('2029-01-01T12:00:00Z'));
  expect(await db.select().from(privacyRequests)).toHaveLength(1);
  await forgetAll(shop.ordering, new Date('2029-01-02T12:00:00Z'));
  expect(await db.select().from(privacyRequests)).toHaveLength(0);
});
