import type { CallName } from '@shop/contract/calls';
import type { Endpoint } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { expect } from 'vitest';
import { mountPaths } from '../http/mount-paths.ts';
import type { Answered, Eavesdropper } from './eavesdropper.ts';
import { reservation, reservationBody } from './ordering.ts';
import { registration } from './person.ts';
import { filledForm, pdf } from './prescription-form.ts';

interface Visit {
  origin: string;
  email: string;
  /** The code of the newest mail to an address; empty while there is none. */
  codeFor(email: string): Promise<string>;
  domain: string;
  shopId: string;
  pharmacyId: string;
  editor: { username: string; password: string };
}

interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Every call of the contract as somebody asks it who knows nothing: without a body, with a wrong one, with odd parameters. */
export async function askEverythingWrongly(ear: Eavesdropper, origin: string): Promise<void> {
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    for (const path of mountPaths(endpoint)) {
      const odd = path.replace(/:\w+|\*/g, 'no-such-thing');
      await ear.ask(endpoint.method, `${origin}${odd}`);
      await ear.ask(endpoint.method, `${origin}${odd}?lang=xx&page=-1&path=..&code=x`);
      if (endpoint.method === 'GET') continue;
      for (const body of [{}, { email: 7, itemId: [], json: null }, '{ "half": ']) {
        await ear.ask(endpoint.method, `${origin}${odd}`, { body });
      }
    }
  }
}

/**
 * The calls of the contract as the shop front makes them: a guest looks around, signs in, registers and orders with a
 * prescription; an editor changes a text. Each of these has to succeed.
 */
export async function visitEverything(ear: Eavesdropper, visit: Visit): Promise<void> {
  const { origin, email } = visit;
  const ask = async (name: CallName, { params = {}, query, body, headers }: Input = {}): Promise<Answered> => {
    const endpoint: Endpoint = endpoints[name];
    const path = (mountPaths(endpoint)[0] ?? '').replace(/:(\w+)|\*$/g, (_, key = '*') => params[key] ?? '');
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const answer = await ear.ask(endpoint.method, `${origin}${path}${search}`, {
      ...(body !== undefined && { body }),
      ...(headers && { headers }),
    });
    expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
    return answer;
  };

  await ask('health');
  await ask('ready');
  const { data: shelf } = await ask('listProducts', { query: { productType: 'bud', pageSize: '200' } });
  const items = (shelf as unknown as { items: { id: string; slug: string; stock: number }[] }).items;
  const product = items.toSorted((a, b) => b.stock - a.stock)[0];
  await ask('readProduct', { params: { slug: product?.slug ?? '' } });
  await ask('findShopByDomain', { params: { domain: visit.domain } });
  await ask('readShopContext', { params: { shopId: visit.shopId } });
  const { data: posts } = await ask('listBlogPosts');
  await ask('readBlogPost', { params: { slug: (posts as unknown as { slug: string }[])[0]?.slug ?? '' } });
  await ask('readFaq');
  await ask('readContentFile', { params: { '*': 'faq/faq.de.json' } });
  await ask('readCart');
  const itemId = product?.id;
  await ask('addCartItem', { body: { itemId } });
  await ask('decrementCartItem', { body: { itemId } });
  await ask('addCartItem', { body: { itemId } });

  await ask('sendSignInCode', { body: { email, type: 'sign-in' } });
  await expect.poll(() => visit.codeFor(email), { timeout: 60_000 }).toMatch(/^\d{6}$/);
  await ask('signInWithCode', { body: { email, otp: await visit.codeFor(email) } });
  await ask('completeOnboarding', { body: { json: registration() } });
  for (const name of ['readSession', 'readLegacySession', 'readPersonalData', 'listDeliveryAddresses'] as const) {
    await ask(name);
  }
  const { deliveryAddress } = reservation();
  await ask('saveBillingAddress', { body: deliveryAddress });
  await ask('addDeliveryAddress', { body: deliveryAddress });
  await ask('listShippingOptions', { query: { pharmacyId: visit.pharmacyId, postalCode: '97070', country: 'DE' } });

  const file = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: pdf.length };
  const { data: signed } = await ask('requestPrescriptionUpload', { body: file });
  const { url, prescriptionS3Key } = signed as unknown as {
    url: { url: string; fields: Record<string, string> };
    prescriptionS3Key: string;
  };
  const sent = await fetch(new URL(url.url, origin), {
    method: 'POST',
    body: filledForm(Object.entries(url.fields), pdf),
  });
  expect(sent.status).toBe(204);
  await ask('assignPrescription', { body: { format: 'physical', prescriptionS3Key } });
  const order = reservationBody({
    prescriptionDocument: { format: 'physical', prescription3Key: prescriptionS3Key },
  });
  const { data: reserved } = await ask('reserveCart', { body: order });
  const { id, code } = reserved as unknown as { id: string; code: string };
  await ask('listOrders');
  await ask('readOrder', { params: { id }, query: { code } });
  await ask('downloadCoverSheet', { params: { id }, body: { code } });
  await ask('exportPersonalData');
  await ask('cancelOrder', { params: { id }, body: { code } });
  await ask('declareWithdrawal', { body: { fullName: 'Lena Beispiel', orderCode: code, email, scope: 'whole' } });
  await ask('signOut');

  const { data: login } = await ask('editorLogin', { body: visit.editor });
  const headers = { authorization: `Bearer ${(login as unknown as { token: string }).token}` };
  const query = { path: 'faq/faq.de.md' };
  const { data: text } = await ask('readEditorFile', { query, headers });
  await ask('listEditorFiles', { query: { dir: 'faq' }, headers });
  await ask('saveEditorFile', { query, headers, body: { content: (text as unknown as { content: string }).content } });
  await ask('listEditorRevisions', { query, headers });
  await ask('editorLogout', { headers });
}
