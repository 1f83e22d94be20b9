// @ts-check
import { registerPatient } from '../bench/patient.mjs';

/** The smallest file that the shop takes for a prescription. */
const prescription = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/**
 * What can be ordered, one after the other, so that no product runs out first.
 *
 * @param {string} origin
 * @returns {Promise<() => string>} the id of the next one
 */
export async function stockedProducts(origin) {
  const answer = await fetch(`${origin}/api/shop/v1/pharmacy-shop/products?pageSize=200`);
  const { items } = /** @type {{ items: { id: string, available: boolean, priceCent: number | null }[] }} */ (
    await answer.json()
  );
  const ids = items.filter(({ available, priceCent }) => available && priceCent !== null).map(({ id }) => id);
  if (ids.length === 0) throw new Error('the shop has no products');
  let at = 0;
  return () => ids[at++ % ids.length] ?? '';
}

/**
 * A registered patient who remembers what the shop has confirmed.
 *
 * @param {{ origin: string, dataDir: string }} shop
 * @param {string} name
 */
export async function newCustomer(shop, name) {
  const { call, registration } = await registerPatient(/** @type {import('../boot-shop.mjs').Shop} */ (shop), name);
  const { streetAndHouseNumber: _, ...place } = registration.address;
  /** @type {string[]} */
  const acknowledged = [];

  async function upload() {
    const file = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: prescription.length };
    const signed = await call('POST', '/api/shop/v1/shopping-cart/prescription/upload-url', file);
    const { url, prescriptionS3Key } =
      /** @type {{ url: { url: string, fields: Record<string, string> }, prescriptionS3Key: string }} */ (signed);
    const form = new FormData();
    for (const [key, value] of Object.entries(url.fields)) form.append(key, value);
    form.append('file', new Blob([prescription]), 'rezept.pdf');
    const answer = await fetch(new URL(url.url, shop.origin), { method: 'POST', body: form });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the upload was answered with ${answer.status}`);
    return prescriptionS3Key;
  }

  return {
    call,
    acknowledged,
    /** Cart, prescription, order. @param {string} itemId */
    async order(itemId) {
      await call('POST', '/api/shop/v1/shopping-cart/items', { itemId });
      const prescription3Key = await upload();
      const answer = await call('POST', '/api/shop/v1/checkout/reserve-cart', {
        deliveryAddress: { ...place, street: 'Sanderglacis', houseNumber: '14', fullName: 'Clara Vogelsang' },
        prescriptionDocument: { format: 'physical', prescription3Key },
      });
      acknowledged.push(/** @type {{ code: string }} */ (answer).code);
    },
    /** The codes the shop remembers. @returns {Promise<string[]>} */
    async orders() {
      const heads = await call('GET', '/api/shop/v1/patient/orders-and-reservations');
      return /** @type {{ code: string }[]} */ (heads).map(({ code }) => code);
    },
  };
}
