import { type PromisedCall, promisedCalls } from '@shop/contract/promised-calls';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { seedDelivery } from './modules/checkout/shipping-service.ts';
import { ensureFirstEditor } from './modules/editor/first-editor.ts';
import type { OrderAction } from './modules/orders/order-service.ts';
import { fileVersionOf } from './modules/prescriptions/prescription-service.ts';
import { Secret } from './secret.ts';
import { actAsAnna } from './testing/as-anna.ts';
import { pixel } from './testing/editor-texts.ts';
import { givenProduct, givenText } from './testing/factories.ts';
import { uferstrasse as address } from './testing/ordering.ts';
import { codeFor } from './testing/person.ts';
import { filledForm, pdf, postForm } from './testing/prescription-form.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();
const { db } = database;

/** A client that was written from the promise alone: raw paths and bodies, nothing of our contract, one jar of cookies. */
function olderClient(inject: (options: InjectOptions) => Promise<LightMyRequestResponse>) {
  const made = new Set<PromisedCall>();
  const cookies = new Map<string, string>();
  const headers: Record<string, string> = {};

  async function ask(promised: PromisedCall, filledIn: string, payload?: object): Promise<LightMyRequestResponse> {
    const [method, pattern = ''] = promised.split(' ');
    const path = filledIn.split('?')[0] ?? '';
    const shape = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
    expect(path, promised).toMatch(shape);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const options = { method, url: filledIn, headers: { ...headers, cookie }, ...(payload && { payload }) };
    const answer = await inject(options as InjectOptions);
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    expect(answer.statusCode, `${promised}: ${answer.body}`).toBe(200);
    made.add(promised);
    return answer;
  }
  return { ask, made, headers };
}

test('[WI-03] every promised call is served, with the method, path, parameters and body of the promise', async () => {
  const shop = await testApp(database);
  await seedDelivery(db, shop.ordering.config);
  const { product } = await givenProduct(db, { stockUnits: 100 });
  await givenText(db, { path: 'blog/blog_de/charge/index.md', content: '---\ntitle: Charge\n---\n\nText.\n' });
  await givenText(db, { path: 'faq/faq.de.md', content: '## Rezept\n\n### Wie?\n\nSo.\n' });
  await givenText(db, { path: 'agb/agb.de.md', content: '# AGB\n' });
  const { ask, made, headers } = olderClient((options) => shop.app.inject(options));

  await ask('GET /content_management/*', '/content_management/blog/blog_de/index.json');
  await ask('GET /content_management/*', '/content_management/blog/blog_de/charge/index.md');
  await ask('GET /content_management/*', '/content_management/faq/faq.de.json');
  await ask('GET /content_management/*', '/content_management/agb/agb.de.md');
  await ask('GET /api/content/blog', '/api/content/blog?lang=de');
  await ask('GET /api/content/blog/:slug', '/api/content/blog/charge?lang=de');
  await ask('GET /api/content/faq', '/api/content/faq?lang=de');

  const products = '/api/shop/v1/pharmacy-shop/products';
  await ask('GET /api/shop/v1/pharmacy-shop/products', `${products}?page=1&pageSize=200&productType=bud`);
  await ask('GET /api/shop/v1/pharmacy-shop/products', products);
  await ask('GET /api/shop/v1/pharmacy-shop/products/:slug', `${products}/${product.slug}`);
  const domain = await ask(
    'GET /api/shop/v1/pharmacy-shop/domain/:domain',
    '/api/shop/v1/pharmacy-shop/domain/shop.example',
  );
  await ask(
    'GET /api/shop/v1/pharmacy-shop/context/:shopId',
    `/api/shop/v1/pharmacy-shop/context/${domain.json().shopId}`,
  );

  const cart = '/api/shop/v1/shopping-cart';
  const itemId = product.id;
  await ask('POST /api/shop/v1/shopping-cart/items', `${cart}/items`, { itemId });
  await ask('POST /api/shop/v1/shopping-cart/items', `${cart}/items`, { itemId, quantity: 5 });
  await ask('PUT /api/shop/v1/shopping-cart/items/quantity', `${cart}/items/quantity`, { itemId, quantity: 20 });
  await ask('POST /api/shop/v1/shopping-cart/items/decrement', `${cart}/items/decrement`, { itemId });

  const email = 'lena@patient.example';
  await ask(
    'POST /marketplace/auth/email-otp/send-verification-otp',
    '/marketplace/auth/email-otp/send-verification-otp',
    { email, type: 'sign-in' },
  );
  const otp = await codeFor(shop, email);
  await ask('POST /marketplace/auth/sign-in/email-otp', '/marketplace/auth/sign-in/email-otp', { email, otp });
  await ask('GET /marketplace/auth/get-session', '/marketplace/auth/get-session');
  await ask('POST /marketplace/auth.completeOnboarding', '/marketplace/auth.completeOnboarding', {
    json: {
      firstName: 'Lena',
      lastName: 'Beispiel',
      phoneNumber: '9311000007',
      address: { streetAndHouseNumber: 'Uferstraße 12', city: 'Würzburg', country: 'DE', postalCode: '97070' },
      birthDate: '1955-03-04T00:00:00.000Z',
      acceptedPrivacyPolicyAndTac: true,
    },
    meta: { values: { birthDate: ['Date'] } },
  });
  await ask('GET /api/shop/v1/auth/session', '/api/shop/v1/auth/session');

  const [line] = (await ask('GET /api/shop/v1/shopping-cart', cart)).json().items;
  expect(line).toMatchObject({ itemId, quantity: 15 });

  const signed = await ask(
    'POST /api/shop/v1/shopping-cart/prescription/upload-url',
    `${cart}/prescription/upload-url`,
    {
      fileName: 'rezept.pdf',
      contentType: 'application/pdf',
      sizeBytes: pdf.length,
    },
  );
  const { url, prescriptionS3Key } = signed.json();
  const sent = await postForm(shop, url.url, filledForm(Object.entries(url.fields), pdf));
  expect([200, 204]).toContain(sent.statusCode);
  const prescriptionDocument = { format: 'physical', prescription3Key: prescriptionS3Key };
  await ask('POST /api/shop/v1/shopping-cart/prescription/assign', `${cart}/prescription/assign`, prescriptionDocument);

  const { fullName: _, ...place } = address;
  const journey = new URLSearchParams({
    pharmacyId: shop.ordering.config.pharmacyId,
    itemsTotalCent: '13485',
    ...place,
    patientId: 'p',
    patientEmail: email,
    patientPhone: '+499311000007',
  });
  const options = '/api/shop/v1/checkout/shipping-options';
  await ask('GET /api/shop/v1/checkout/shipping-options', `${options}?${journey}`);
  await ask('GET /api/shop/v1/patient/personal-data', '/api/shop/v1/patient/personal-data');
  await ask('PUT /api/shop/v1/patient/address', '/api/shop/v1/patient/address', address);
  const reserved = await ask('POST /api/shop/v1/checkout/reserve-cart', '/api/shop/v1/checkout/reserve-cart', {
    deliveryAddress: { ...address, lat: null, long: null },
    prescriptionDocument,
  });
  const { id, code } = reserved.json();
  await ask('GET /api/shop/v1/patient/orders-and-reservations', '/api/shop/v1/patient/orders-and-reservations');
  await ask('GET /api/shop/v1/orders/:id', `/api/shop/v1/orders/${id}?code=${code}`);
  const file = (await fileVersionOf(db, id)) ?? undefined;
  for (const name of ['review', 'original', 'verify', 'confirm', 'paid', 'prepare', 'ship']) {
    const action = { name, trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: null } as OrderAction;
    await actAsAnna(shop.ordering, id, action, { file });
  }
  await ask('POST /api/shop/v1/orders/:id/invoice', `/api/shop/v1/orders/${id}/invoice`, { code });

  await ask('POST /marketplace/auth/sign-out', '/marketplace/auth/sign-out');
  await ask('POST /api/shop/v1/auth/logout', '/api/shop/v1/auth/logout');

  await ensureFirstEditor(db, { username: 'eva', password: new Secret('correct horse battery') });
  const login = await ask('POST /api/cms/login', '/api/cms/login', {
    username: 'eva',
    password: 'correct horse battery',
  });
  headers.authorization = `Bearer ${login.json().token}`;
  await ask('GET /api/cms/list', '/api/cms/list?dir=blog');
  await ask('GET /api/cms/content', '/api/cms/content?path=agb/agb.de.md');
  await ask('PUT /api/cms/content', '/api/cms/content?path=agb/agb.de.md', { content: '# Neu\n' });
  await ask('POST /api/cms/upload', '/api/cms/upload', { dir: 'blog/blog_de/charge', filename: 'a.png', data: pixel });

  expect(promisedCalls.filter((call) => !made.has(call))).toEqual([]);
});
