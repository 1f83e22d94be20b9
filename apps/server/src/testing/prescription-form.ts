import { Readable } from 'node:stream';
import type { Output } from '@shop/contract/endpoint';
import { requestPrescriptionUpload } from '@shop/contract/prescription';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { OpenDatabase } from '../db/pool.ts';
import { newObjectKey } from '../storage/object-key.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Person } from './person.ts';
import { type TestApp, testApp } from './test-app.ts';

export type SignedUpload = Output<typeof requestPrescriptionUpload>;

/** The smallest PDF that counts as one. */
export const pdf = Buffer.from('%PDF-1.7\n% Rezept von Dr. Muster\n1 0 obj <<>> endobj\n%%EOF\n');

export async function askForForm(person: Person, bytes: Buffer, fileName = 'rezept.pdf'): Promise<SignedUpload> {
  const body = { fileName, contentType: 'application/pdf', sizeBytes: bytes.length };
  const answer = await person.call(requestPrescriptionUpload, { body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data;
}

/** The form as a browser writes it: the fields in their order, the file last. */
export function filledForm(fields: Iterable<[string, string]>, bytes: Buffer, fileName = 'rezept.pdf'): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), fileName);
  return form;
}

/** Sends it where it says: to this server, or to the bucket's. */
export async function sendForm(
  shop: TestApp,
  { url }: Pick<SignedUpload, 'url'>,
  bytes: Buffer,
): Promise<{ status: number }> {
  const form = filledForm(Object.entries(url.fields), bytes);
  if (URL.canParse(url.url)) return fetch(url.url, { method: 'POST', body: form });
  const { statusCode: status } = await postForm(shop, url.url, form);
  return { status };
}

export async function postForm(shop: TestApp, url: string, form: FormData): Promise<LightMyRequestResponse> {
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') as string };
  return shop.app.inject({ method: 'POST', url, headers, payload: Buffer.from(await encoded.arrayBuffer()) });
}

/** The server's own upload address. */
export const uploadPath = '/api/uploads/prescriptions';

export function postUpload(shop: TestApp, form: FormData): Promise<LightMyRequestResponse> {
  return postForm(shop, uploadPath, form);
}

/** Of a form for a PDF that is good for five minutes. */
export async function signedFields({ objectStore }: TestApp, key: string, sizeBytes = pdf.length) {
  const form = { key, contentType: 'application/pdf', sizeBytes, lifeSeconds: 300 };
  return Object.entries((await objectStore.signUpload(form)).fields);
}

/** A shop with a form that waits for its file: its key, and its signed fields. */
export async function uploadFormShop(database: OpenDatabase) {
  const shop = await testApp(database);
  const key = newObjectKey();
  return { ...shop, key, fields: await signedFields(shop, key) };
}

/** Asked for, sent and waiting to be assigned: its key. */
export async function givenUpload(shop: TestApp, person: Person, bytes = pdf, fileName = 'rezept.pdf') {
  const signed = await askForForm(person, bytes, fileName);
  expect((await sendForm(shop, signed, bytes)).status).toBe(204);
  return signed.prescriptionS3Key;
}

/** Lets a file arrive as if by its form, without asking for one. */
export async function bringFile({ uploadReceiver }: ObjectStore, key: string, bytes: Buffer): Promise<void> {
  const received = await uploadReceiver?.receive({ key, sizeBytes: bytes.length }, 'a test', Readable.from([bytes]));
  await received?.keep();
  await received?.letGo();
}
