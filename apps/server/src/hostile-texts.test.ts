import type { CallName } from '@shop/contract/calls';
import { addCartItem, setCartQuantity } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { editorLogin } from '@shop/contract/editor';
import type { Endpoint } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { commonErrors, type ErrorId } from '@shop/contract/errors';
import { addDeliveryAddress } from '@shop/contract/patient';
import { type Role, roles } from '@shop/contract/rights';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { orders } from './db/schema/orders.ts';
import { mountPaths } from './http/mount-paths.ts';
import { seedDelivery } from './modules/checkout/shipping-service.ts';
import { addEditor } from './modules/editor/editor-service.ts';
import { type Sample, sampleOf, textsIn, withText } from './testing/contract-samples.ts';
import { givenProduct, givenText } from './testing/factories.ts';
import { isLongRun } from './testing/long-run.ts';
import { reservationBody } from './testing/ordering.ts';
import { givenPatient } from './testing/person.ts';
import { givenUpload } from './testing/prescription-form.ts';
import { givenAtDesk } from './testing/staff.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const hostile = [
  '\ud800',
  'a\udc00b',
  '\0',
  '97070\0',
  '\u001b[2J\u001b]0;owned\u0007',
  '\u009b31m',
  '\u202egnp.exe\u2066',
  'Lena\r\nBcc: all@evil.example\u2028neu',
  '\ufffe\uffff\u{10ffff}',
  '👩\u200d👩\u200d👧',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%00%ff',
  '../../etc/passwd',
  ' ',
  'x'.repeat(1_000_000),
];

const strangeBodies = [
  '{"\\ud800":1}',
  '{"a":{"\\udc00":"x"}}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  `{"a":"${'\\u0000'.repeat(100_000)}"}`,
  '"\\ud800"',
  '["\\ud800"]',
  'null',
  '"',
  '{"a":1e999}',
];

/** Somebody with all that the calls ask for: an order, an address, a file, a product, and an editor's login too. */
async function givenWorld(roles: Role[] = ['lead']) {
  const shop = await testApp(database);
  await seedDelivery(db, shop.ordering.config);
  await givenText(db, { path: 'faq/faq.de.md', content: '## Rezept\n\n### Wie?\n\nSo.' });
  const patient = await givenPatient(shop);
  const { product } = await givenProduct(db, { stockUnits: 1_000_000 });
  const itemId = product.id;
  await patient.call(addCartItem, { body: { itemId } });
  const body = reservationBody();
  const { data: order } = await patient.call(reserveCart, { headers: {}, body });
  await patient.call(addCartItem, { body: { itemId } });
  const { data: address } = await patient.call(addDeliveryAddress, { body: body.deliveryAddress });
  const key = await givenUpload(shop, patient);
  const login = { username: 'eva', password: (await addEditor(db, 'eva')) ?? '' };
  const { data: editor } = await shop.call(editorLogin, { body: login });
  const known = {
    // Goods that come in are good for longer than today.
    expiresOn: '2099-12-31',
    period: '2026-10',
    receiptNumber: '4711',
    tillName: 'Kasse 2',
    productId: product.id,
    ...{ itemId, id: order.id, code: order.code, slug: product.slug, shippingOptionId: 'standard' },
    ...{
      prescription3Key: key,
      prescriptionS3Key: key,
      format: 'digital',
      '*': 'faq/faq.de.md',
      path: 'faq/faq.de.md',
    },
    ...{
      country: 'DE',
      'if-match': '*',
      email: patient.email,
      quantity: 5,
      kind: 'health-data',
      expectedTotalCent: 5085,
      trackingUrl: 'https://paket.example/1',
    },
  };
  const { cookie: deskCookie } = await givenAtDesk(shop, db, roles);
  return { shop, patient, token: editor.token, deskCookie, known, addressId: address.id };
}

type World = Awaited<ReturnType<typeof givenWorld>>;

function ask(world: World, endpoint: Endpoint, sample: Sample, payload?: string) {
  const { shop } = world;
  const { params = {}, query = {}, headers = {}, body } = sample as Record<string, Record<string, string>>;
  const path = (mountPaths(endpoint)[0] ?? '').replace(/:(\w+)|\*$/g, (_, name = '*') =>
    encode(String(params[name] ?? '')),
  );
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(String(value))}`);
  return shop.app.inject({
    method: endpoint.method,
    url: `${path}?${search.join('&')}`,
    headers: { ...headers, ...credentials(endpoint, world), 'content-type': 'application/json' },
    ...(body !== undefined && { payload: payload ?? JSON.stringify(body) }),
  });
}

function credentials({ access }: Endpoint, { patient: { cookies }, token, deskCookie }: World): Record<string, string> {
  if (access === 'editor') return { authorization: `Bearer ${token}` };
  if (access === 'staff' || access === 'staffSession') return { cookie: deskCookie };
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

/** A lone surrogate cannot be written in an address, but its bytes can be sent. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : text.replace(/[\ud800-\udfff]/g, '%ED%A0%80');
}

function expectDeclared(endpoint: Endpoint, answer: LightMyRequestResponse, what: string): void {
  expect(answer.statusCode, `${endpoint.name}, ${what}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
  if (answer.statusCode < 400) return;
  const declared: readonly ErrorId[] = [...endpoint.errors, ...commonErrors];
  expect(declared, `${endpoint.name}, ${what}`).toContain(answer.json().id);
}

const takingTexts = (Object.values(endpoints) as Endpoint[]).filter(
  (endpoint) => textsIn(sampleOf(endpoint, {})).length,
);

/** What must be so again before a call is asked once more, so that it gets as far as it can. */
const anew: Partial<Record<CallName, (world: World) => Promise<unknown>>> = {
  async reserveCart({ patient, known }) {
    await db.update(orders).set({ status: 'cancelled', idempotencyKey: null });
    await patient.call(setCartQuantity, { body: { itemId: known.itemId, quantity: 5 } });
  },
  answerQuestion: () => db.update(orders).set({ status: 'clarification' }),
  replacePrescription: () => db.update(orders).set({ status: 'requested' }),
};

/** In an ordinary run a sixth of the hostile texts for each place, and each of them at a sixth of the places. */
const oneOf = isLongRun ? 1 : 6;
const someOf = (all: readonly string[], place: number) => all.filter((_, index) => (index + place) % oneOf === 0);

/** What a call is asked with when nothing is wrong. */
function ordinary(endpoint: Endpoint, { known, addressId }: World): Sample {
  const id = endpoint.path.includes('delivery-addresses') ? addressId : known.id;
  // A file belongs to one order; this one is made again and again.
  const noFile = endpoint.name === 'reserveCart' && { prescription3Key: null, prescriptionS3Key: null };
  const noDeletion = endpoint.name === 'deleteAccount' && { email: 'somebody.else@patient.example' };
  const prescription = endpoint.name === 'saveRecord' && { kind: 'private' };
  return sampleOf(endpoint, { ...known, id, ...noFile, ...noDeletion, ...prescription });
}

test('every text in every place of every call ends in a success or in a refusal that the call declares', async () => {
  const world = await givenWorld();
  let places = 0;
  for (const endpoint of takingTexts) {
    const sample = ordinary(endpoint, world);
    for (const place of textsIn(sample)) {
      for (const text of someOf(hostile, places++)) {
        // No server sees such a header: the parser of HTTP refuses it before.
        if (place[0] === 'headers' && !/^[\x20-\x7e\xa0-\xff]{0,2000}$/.test(text)) continue;
        await anew[endpoint.name]?.(world);
        const answer = await ask(world, endpoint, withText(sample, place, text));
        expectDeclared(endpoint, answer, `${place.join('.')} = ${JSON.stringify(text.slice(0, 40))}`);
      }
    }
  }
  expect(world.shop.logged.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
  await expectNothingFoolishKept();
});

test('a NUL in any text of any call is refused with its place, never dropped without a word', async () => {
  const world = await givenWorld(Object.keys(roles) as Role[]);
  for (const endpoint of takingTexts) {
    const sample = ordinary(endpoint, world);
    const isTyped = ([part]: string[]) => part === 'body' || (part === 'query' && endpoint.method === 'GET');
    for (const place of textsIn(sample).filter(isTyped)) {
      const answer = await ask(world, endpoint, withText(sample, place, 'Eva\0 Ebert'));
      const fields = [{ path: place.join('.'), problem: 'malformed_text' }];
      expect(answer.json(), endpoint.name).toMatchObject({ id: 'InvalidInput', data: { fields } });
    }
  }
});

test('a body of any other make is refused', async () => {
  const world = await givenWorld();
  for (const [place, endpoint] of takingTexts.filter(({ body }) => body).entries()) {
    for (const payload of someOf(strangeBodies, place)) {
      const answer = await ask(world, endpoint, ordinary(endpoint, world), payload);
      expectDeclared(endpoint, answer, payload.slice(0, 60));
    }
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('what these tests begin with is what the calls take: nothing is refused for its make', async () => {
  const world = await givenWorld();
  for (const endpoint of takingTexts) {
    await anew[endpoint.name]?.(world);
    const answer = await ask(world, endpoint, ordinary(endpoint, world));
    expect(answer.body, endpoint.name).not.toContain('"InvalidInput"');
    const isWriting = [
      'reserveCart',
      'addDeliveryAddress',
      'saveBillingAddress',
      'answerQuestion',
      'declareWithdrawal',
    ];
    if (isWriting.includes(endpoint.name)) expect(answer.statusCode, answer.body).toBe(200);
  }
});

/** Whatever got through: no row holds what could fool whoever reads it. Texts of editors are kept as written. */
async function expectNothingFoolishKept(): Promise<void> {
  const columns = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb') and table_name not like 'content%'`);
  for (const { table_name: table, column_name: column } of columns.rows) {
    const rows = await db.execute<{ value: string }>(sql`
      select ${sql.identifier(column)}::text as value from ${sql.identifier(table)}
      where ${sql.identifier(column)}::text ~ ${'[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'}`);
    expect(rows.rows, `${table}.${column}`).toEqual([]);
  }
}
