import { expect, type Page } from '@playwright/test';
import { askCommand } from '../apps/server/dist/commands/run-command.js';
import { readEnv } from '../apps/server/dist/env.js';
import type { Shop } from '../scripts/boot-shop.mjs';

/** How it comes to the patient. */
export type Way = 'courier' | 'standard' | 'pickup';

interface Reserved {
  /** The key of a photo of a prescription on paper; without one the practice sends a signed PDF. */
  photo?: string;
  /** The practice's signed PDF is there from the start: what a prescription is checked by. */
  isSigned?: boolean;
  grams?: number;
  /** Of the product; Käppele 25/1 unless it is to be another one. */
  slug?: string;
  way?: Way;
  /** The name of the delivery address, where it is another than the patient's. */
  to?: string | undefined;
}

/** Consents to the processing of health data and uploads a photo of a prescription; gives its key. */
export function uploadPhoto(page: Page): Promise<string> {
  return upload(page, 'photo');
}

async function upload(page: Page, kind: 'photo' | 'signedFile'): Promise<string> {
  return page.evaluate(async (wanted) => {
    async function post(address: string, body: unknown) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api/shop/v1/${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
      return response.json();
    }

    const consent = await (await fetch('/api/shop/v1/patient/consents/health-data')).json();
    await post('patient/consents', { kind: 'health-data', textVersion: consent.textVersion });
    const [fileName, file] = wanted === 'photo' ? ['rezept.png', await photo()] : ['rezept.pdf', signedFile()];
    const asked = { fileName, contentType: file.type, sizeBytes: file.size };
    const { url, prescriptionS3Key } = await post('shopping-cart/prescription/upload-url', asked);
    const form = new FormData();
    for (const [name, value] of Object.entries(url.fields as Record<string, string>)) form.append(name, value);
    form.append('file', file, fileName);
    const sent = await fetch(url.url, { method: 'POST', body: form });
    if (!sent.ok) throw new Error(`upload: ${await sent.text()}`);
    return prescriptionS3Key;

    function signedFile(): Blob {
      return new Blob([`%PDF-1.4\n% ${Math.random()}\n%%EOF\n`], { type: 'application/pdf' });
    }

    async function photo(): Promise<Blob> {
      const paper = new OffscreenCanvas(600, 800);
      const drawn = paper.getContext('2d');
      if (drawn) {
        drawn.fillStyle = 'aliceblue';
        drawn.fillRect(0, 0, 600, 800);
        drawn.fillStyle = 'midnightblue';
        drawn.font = '32px serif';
        drawn.fillText(`Rp. Käppele 25/1, 5 g (${Math.random()})`, 40, 300);
      }
      return paper.convertToBlob({ type: 'image/png' });
    }
  }, kind);
}

/** Reserves 5 g for the signed-in patient unless it is to be more, brought by the courier unless it is not, and gives the order's code. */
export async function reserve(
  page: Page,
  { photo, isSigned, grams = 5, slug = 'kaeppele-25-1', way = 'courier', to = 'Clara Maria Vogelsang' }: Reserved = {},
): Promise<string> {
  const file = photo ?? (isSigned ? await upload(page, 'signedFile') : null);
  return page.evaluate(
    async ({ format, file, grams, slug, way, to }) => {
      async function ask(method: string, address: string, body?: unknown) {
        const response = await fetch(`/api/shop/v1/${address}`, {
          method,
          ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
        if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
        return response.json();
      }

      const { id } = await ask('GET', `pharmacy-shop/products/${slug}`);
      await ask('POST', 'shopping-cart/items', { itemId: id, quantity: grams });
      const { code } = await ask('POST', 'checkout/reserve-cart', {
        deliveryAddress: {
          fullName: to,
          street: 'Sanderglacis',
          houseNumber: '14',
          postalCode: '97072',
          city: 'Würzburg',
          country: 'DE',
        },
        prescriptionDocument: { format, prescription3Key: file },
        shippingOptionId: way,
      });
      return code;
    },
    { format: photo ? 'physical' : 'digital', file, grams, slug, way, to },
  );
}

/** The lead of a demo shop, and the code that lets a first device in. */
export function leadOf(shop: Shop): { lead: string; setupCode: string } {
  const [, lead = '', setupCode = ''] = /Desk\s+\S+\s+(\S+@\S+), setup code (\S+)/.exec(shop.output()) ?? [];
  return { lead, setupCode };
}

/** What the shop says to a command of the pharmacy, asked as `npm run` asks it, without a process for each. */
export async function shopCommand(
  shop: Shop,
  name: 'order' | 'records' | 'staff' | 'stock',
  ...words: string[]
): Promise<string> {
  return (await askCommand(readEnv({ DATA_DIR: shop.dataDir }), name, words)).says;
}

/** A step of the pharmacy, as the lead of the demo shop takes it in a terminal. */
export async function pharmacy(shop: Shop, code: string, ...words: string[]): Promise<void> {
  const said = await shopCommand(shop, 'order', code, ...words, '--as', leadOf(shop).lead);
  expect(said).not.toMatch(/not possible|Please|Not saved/);
}

/** The batch of Käppele 25/1 that a demo shop begins with. */
export const demoBatch = 'A-90000156';

/** Weighs and packs a confirmed order of 5 g and has a second person release it. */
export async function prepareAndRelease(shop: Shop, code: string): Promise<void> {
  const second = 'rita.frei@pharmacy.example';
  await pharmacy(shop, code, 'prepare');
  await pharmacy(shop, code, 'weigh', demoBatch, '5,02');
  await pharmacy(shop, code, 'byHand', demoBatch, 'Drucker gestört');
  await pharmacy(shop, code, 'pack');
  await shopCommand(shop, 'staff', 'invite', second, 'Rita Frei', 'pharmacist', '--as', leadOf(shop).lead);
  for (const words of [['seen', demoBatch], ['release']]) {
    expect(await shopCommand(shop, 'order', code, ...words, '--as', second)).not.toMatch(/not possible/);
  }
}

export const flowerLine = {
  orderLine: 1,
  pzn: null,
  product: 'Käppele 25/1',
  amount: 5,
  unit: 'gram',
  instructions: '2 × täglich 0,1 g',
  application: 'vaporiser',
};

interface Reviewed {
  advice?: 'given' | 'declined';
  /** What stands on the prescription; 5 g of Käppele 25/1 unless it is to be another one. */
  line?: object;
}

/** Records what a faultless prescription says and ticks the whole list: of a signed PDF, or with the original in hand. */
export async function checkPrescription(
  shop: Shop,
  code: string,
  point: 'signature=valid,DSS 6' | 'original' = 'signature=valid,DSS 6',
  { advice = 'given', line = flowerLine }: Reviewed = {},
): Promise<void> {
  const record = {
    kind: 'private',
    issuedOn: new Date().toISOString().slice(0, 10),
    validUntil: null,
    patientName: 'Clara Maria Vogelsang',
    birthDate: '1988-05-04',
    // Everybody here has the same name: of one doctor and day, a second prescription would count as used up.
    prescriber: { name: `Dr. J. Ebert ${code}`, profession: 'doctor', address: '', phone: '' },
    isSigned: true,
    lines: [line],
  };
  await pharmacy(shop, code, 'prescription', 'rezept.pdf');
  await pharmacy(shop, code, 'record', JSON.stringify(record));
  const readable = ['identity', 'prescriber', 'validity', 'lines', 'instructions', 'notUsedUp'];
  await pharmacy(shop, code, 'tick', ...readable, point, 'plausibility', `advice=${advice}`);
}

/** Reviews an order with a signed, faultless prescription and confirms it. */
export async function confirmOrder(shop: Shop, code: string, reviewed?: Reviewed): Promise<void> {
  await pharmacy(shop, code, 'review');
  await checkPrescription(shop, code, 'signature=valid,DSS 6', reviewed);
  await pharmacy(shop, code, 'verify');
  await pharmacy(shop, code, 'confirm');
}

/** The same for an order whose money comes at once: it can be prepared. */
export async function confirmPaidOrder(shop: Shop, code: string, reviewed?: Reviewed): Promise<void> {
  await confirmOrder(shop, code, reviewed);
  await pharmacy(shop, code, 'paid', 'Kontoauszug 7');
}

/** An order of 5 g from its confirmation to its way to the patient. */
export async function sendPaidOrder(shop: Shop, code: string): Promise<void> {
  await confirmPaidOrder(shop, code);
  await prepareAndRelease(shop, code);
  await pharmacy(shop, code, 'ship');
}
