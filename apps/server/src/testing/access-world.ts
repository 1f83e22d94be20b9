import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { listEditorRevisions, saveEditorFile } from '@shop/contract/editor';
import type { Access } from '@shop/contract/endpoint';
import type { ErrorId } from '@shop/contract/errors';
import { addDeliveryAddress } from '@shop/contract/patient';
import type { Role } from '@shop/contract/rights';
import { joinWaitlist } from '@shop/contract/waitlist';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../db/pool.ts';
import { deliveryRules } from '../db/schema/delivery.ts';
import { editorSessions } from '../db/schema/editor.ts';
import { sessions, users } from '../db/schema/identity.ts';
import { strayLetters } from '../db/schema/post.ts';
import { recalls } from '../db/schema/recalls.ts';
import { type StaffSession, staff, staffPasskeys, staffSessions } from '../db/schema/staff.ts';
import { batches } from '../db/schema/stock.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { seedDelivery } from '../modules/checkout/shipping-service.ts';
import { givenBankEntry, givenPendingChange, givenPrivacyRequest } from './desk-rows.ts';
import { givenProduct, givenText } from './factories.ts';
import { callWith, givenEditor } from './logged-in-editor.ts';
import { reservationBody } from './ordering.ts';
import { givenPatient, givenSignedIn, type Person, somebody } from './person.ts';
import { givenUpload } from './prescription-form.ts';
import { givenAtDesk } from './staff.ts';
import { type TestApp, testApp } from './test-app.ts';

/** Somebody who asks, and as what the shop knows them. */
export interface Caller {
  name: string;
  access: Access;
  /** Of staff who have opened the desk. */
  roles?: readonly Role[];
  /** What calls for staff refuse them with, `Unauthorized` unless told otherwise. */
  refusal?: ErrorId;
  call: TestApp['call'];
  /** Makes good what the last call may have ended: their session. */
  comeBack(): Promise<unknown>;
}

/** What one person has, as calls ask for it: values by the names of their fields. */
export type Things = Record<string, unknown> & { orderId: string; addressId: string; waitId: string };

const faqPath = 'faq/faq.de.md';

/** A shop with two patients who have everything, and with everybody else who can ask. */
export async function givenAccessWorld(database: OpenDatabase) {
  const { db } = database;
  const shop = await testApp(database, { isPasswordRight: async () => false });
  await seedDelivery(db, shop.ordering.config);
  const { product } = await givenProduct(db, { stockUnits: 1_000_000 });
  const shared = { itemId: product.id, slug: product.slug, path: faqPath, '*': faqPath };
  const { product: soldOut } = await givenProduct(db, { stockUnits: 0 });
  await givenText(db, { path: faqPath, content: '## Rezept\n\n### Wie?\n\nSo.' });
  await givenText(db, { path: 'blog/blog_de/charge/index.md', content: '---\ntitle: Charge\n---\n\nText.\n' });

  const owner = await givenPatient(shop, { firstName: 'Walburga', lastName: 'Eigentum' });
  const other = await givenPatient(shop, { firstName: 'Mallory', lastName: 'Fremd' });
  const things = {
    own: await fill(shop, owner, shared, soldOut.id),
    others: await fill(shop, other, shared, soldOut.id),
  };

  const guest = somebody(shop);
  await guest.call(addCartItem, { body: { itemId: product.id } });
  const over = await givenPatient(shop);
  const { id } = await sessionOf(database, over);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, id));
  const loggedOut = await givenEditor(shop, db);
  await db.update(editorSessions).set({ lastUsedAt: new Date(0) });
  let editor = await givenEditor(shop, db);
  await editor.call(saveEditorFile, { query: { path: faqPath }, headers: {}, body: { content: '## Neu\n' } });
  const { data: revisions } = await editor.call(listEditorRevisions, { query: { path: faqPath } });

  const staying = async () => {};
  const asGuest = (name: string, call: TestApp['call']): Caller => ({ name, access: 'guest', call, comeBack: staying });
  const withHeaders = (headers: Record<string, string>): TestApp['call'] => {
    return (endpoint, input) => callWith(shop, headers, endpoint, input);
  };
  const asPatient = async (name: string, person: Person): Promise<Caller> => {
    const session = await sessionOf(database, person);
    const cookies = [...person.cookies];
    const comeBack = async () => {
      await db.insert(sessions).values(session).onConflictDoNothing();
      for (const [cookie, value] of cookies) person.cookies.set(cookie, value);
    };
    return { name, access: 'patient', call: person.call, comeBack };
  };
  const callers = {
    owner: await asPatient('the patient', owner),
    other: await asPatient('another patient', other),
    newcomer: await asPatient('somebody who has not registered', await givenSignedIn(shop)),
    editor: {
      name: 'an editor',
      access: 'editor',
      call: (endpoint, input) => editor.call(endpoint, input),
      comeBack: async () => {
        editor = await givenEditor(shop, db);
      },
    } satisfies Caller,
    ...(await staffCallers(shop, database)),
    nobody: asGuest('nobody', shop.call),
    guest: asGuest('a guest with a cart', guest.call),
    over: asGuest('a patient whose session is over', withHeaders({ cookie: cookiesOf(over) })),
    loggedOut: asGuest('an editor whose session is over', loggedOut.call),
    forger: asGuest(
      'somebody with made-up tokens',
      withHeaders({
        cookie: `shop.session_token=x.y; guest_cart=x; shop_desk=${'x'.repeat(43)}`,
        authorization: `Bearer ${'x'.repeat(43)}' or 1=1`,
      }),
    ),
  };
  const colleague = await givenColleague(shop, database);
  const noted = { day: '2025-06-02', sender: 'Postfach 12', notedAt: shop.clock.now(), notedByName: 'Anna' };
  const [letter] = await db
    .insert(strayLetters)
    .values({ ...noted, notedBy: colleague.person.id })
    .returning();
  const letterId = letter?.id ?? '';
  const [batch] = await db.select({ id: batches.id }).from(batches);
  const batchId = batch?.id ?? '';
  const started = { startedAt: shop.clock.now(), startedBy: colleague.person.id, startedByName: 'Anna' };
  const [recall] = await db
    .insert(recalls)
    .values({ batchId, productId: product.id, reason: 'Probe', ...started })
    .returning();
  const recallId = recall?.id ?? '';
  const [rule] = await db.select({ id: deliveryRules.id }).from(deliveryRules);
  const ruleId = rule?.id ?? '';
  const entryId = await givenBankEntry(database, { readAt: shop.clock.now(), readBy: colleague.person.id });
  const declared = { fullName: 'X', orderCode: 'X', email: '', scope: 'whole' as const, receivedAt: shop.clock.now() };
  const [withdrawal] = await db.insert(withdrawals).values(declared).returning();
  const privacyId = await givenPrivacyRequest(database, shop.clock.now());
  return {
    shop,
    callers,
    things,
    colleague,
    letterId,
    batchId,
    recallId,
    ruleId,
    entryId,
    withdrawalId: withdrawal?.id ?? '',
    privacyId,
    pendingChangeId: await givenPendingChange(database, shop.clock.now()),
    revision: revisions.items[0]?.revision ?? '',
  };
}

export type AccessWorld = Awaited<ReturnType<typeof givenAccessWorld>>;

/** Somebody with a device that waits: whom calls about staff are about. */
async function givenColleague(shop: TestApp, { db }: OpenDatabase) {
  const { person, sessionId } = await givenAtDesk(shop, db, ['pta']);
  const [passkey] = await db
    .insert(staffPasskeys)
    .values({
      staffId: person.id,
      credentialId: 'colleague',
      publicKey: Buffer.of(1),
      signCount: 0,
      transports: [],
      deviceName: 'Offizin 2',
      createdAt: shop.clock.now(),
    })
    .returning();
  return { person, sessionId, passkeyId: passkey?.id ?? '' };
}

/** Everybody who can stand at the desk, or nearly. */
async function staffCallers(shop: TestApp, { db }: OpenDatabase) {
  const atDesk = async (name: string, access: Access, roles: Role[], more: Partial<StaffSession> = {}) => {
    const { person, sessionId, call } = await givenAtDesk(shop, db, roles);
    const comeBack = async () => {
      await db
        .update(staffSessions)
        .set({ openedAt: shop.clock.now(), lockedAt: null, endedAt: null, ...more })
        .where(eq(staffSessions.id, sessionId));
      await db.update(staff).set(person).where(eq(staff.id, person.id));
    };
    await comeBack();
    return { name, access, call, comeBack };
  };
  const locked = await atDesk('a lead at a locked desk', 'staffSession', ['lead'], { lockedAt: shop.clock.now() });
  return {
    lead: { ...(await atDesk('a lead', 'staff', ['lead'])), roles: ['lead'] },
    courier: { ...(await atDesk('a courier', 'staff', ['courier'])), roles: ['courier'], refusal: 'Forbidden' },
    locked: { ...locked, refusal: 'DeskLocked' },
    codeAlone: await atDesk('a lead without a passkey', 'staffSession', ['lead'], { openedAt: null }),
    staffOver: await atDesk('a lead whose session was ended', 'guest', ['lead'], { endedAt: shop.clock.now() }),
  } satisfies Record<string, Caller>;
}

async function fill(shop: TestApp, person: Person, shared: { itemId: string }, soldOutId: string): Promise<Things> {
  const { itemId } = shared;
  await person.call(addCartItem, { body: { itemId } });
  const body = reservationBody();
  const { data: order } = await person.call(reserveCart, { headers: {}, body });
  const { data: address } = await person.call(addDeliveryAddress, { body: body.deliveryAddress });
  const { data: waitlist } = await person.call(joinWaitlist, { body: { itemId: soldOutId } });
  const key = await givenUpload(shop, person);
  await person.call(addCartItem, { body: { itemId } });
  return {
    ...shared,
    orderId: order.id,
    addressId: address.id,
    waitId: waitlist.items[0]?.id ?? '',
    code: order.code,
    prescription3Key: key,
    prescriptionS3Key: key,
    format: 'digital',
    shippingOptionId: 'standard',
    country: 'DE',
    'if-match': '*',
    // Nobody's: the account that a call would delete or move stays.
    email: 'somebody.else@patient.example',
    kind: 'health-data',
  };
}

async function sessionOf({ db }: OpenDatabase, { email }: Person) {
  const [found] = await db
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));
  if (!found) throw new Error(`${email} is not signed in`);
  return found.sessions;
}

const cookiesOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
