// @ts-check
import { registerPatient } from '../bench/patient.mjs';

/** The smallest file that the shop takes for a prescription. */
const prescription = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** What the shop lets one person hand in within an hour; the orders after that are made with an e-prescription. */
const uploadsOfAPerson = 20;

/**
 * What can be ordered.
 *
 * @param {string} origin
 * @returns {Promise<{ id: string, slug: string }[]>}
 */
export async function productsOnSale(origin) {
  const answer = await fetch(`${origin}/api/shop/v1/pharmacy-shop/products?pageSize=200`);
  const { items } =
    /** @type {{ items: { id: string, slug: string, available: boolean, priceCent: number | null }[] }} */ (
      await answer.json()
    );
  const onSale = items.filter(({ available, priceCent }) => available && priceCent !== null);
  if (onSale.length === 0) throw new Error('the shop has no products');
  return onSale;
}

/**
 * One after the other, so that no product runs out first.
 *
 * @param {string} origin
 * @returns {Promise<() => string>} the id of the next one
 */
export async function stockedProducts(origin) {
  const ids = (await productsOnSale(origin)).map(({ id }) => id);
  let at = 0;
  return () => ids[at++ % ids.length] ?? '';
}

/**
 * Starts a shop in which Anna then orders something, and knows what she can order next.
 *
 * @param {Awaited<ReturnType<typeof import('./shop-process.mjs').shopProcess>>} shop
 */
export async function openForAnna(shop) {
  shop.start();
  await shop.ready();
  const anna = await newCustomer(shop, 'anna');
  const nextProduct = await stockedProducts(shop.origin);
  await anna.order(nextProduct());
  return { anna, nextProduct };
}

/**
 * A registered patient who remembers what the shop has confirmed.
 *
 * @param {{ origin: string, dataDir: string }} shop
 * @param {string} name
 */
export async function newCustomer(shop, name) {
  const { call, registration, cookieHeader } = await registerPatient(
    /** @type {import('../boot-shop.mjs').Shop} */ (shop),
    name,
  );
  const { streetAndHouseNumber: _, ...place } = registration.address;
  /** @type {string[]} */
  const acknowledged = [];
  /** Those of them that came with a file. @type {Set<string>} */
  const withFile = new Set();
  let uploads = 0;

  async function upload() {
    const file = { fileName: 'rezept.pdf', contentType: 'application/pdf', sizeBytes: prescription.length };
    const signed = await call('POST', '/api/shop/v1/shopping-cart/prescription/upload-url', file);
    const { url, prescriptionS3Key } =
      /** @type {{ url: { url: string, fields: Record<string, string> }, prescriptionS3Key: string }} */ (signed);
    const form = new FormData();
    for (const [key, value] of Object.entries(url.fields)) form.append(key, value);
    form.append('file', new Blob([prescription]), 'rezept.pdf');
    const answer = await fetch(new URL(url.url, shop.origin), { method: 'POST', body: form });
    if (!answer.ok) throw new Error(`the upload answered ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    return prescriptionS3Key;
  }

  /** Puts it into the cart and hands the prescription in; gives the key of its file. @param {string} itemId */
  async function prepare(itemId) {
    await call('POST', '/api/shop/v1/shopping-cart/items', { itemId });
    return uploads++ < uploadsOfAPerson ? upload() : null;
  }

  /** @param {string | null} prescription3Key */
  async function reserve(prescription3Key) {
    const answer = await call('POST', '/api/shop/v1/checkout/reserve-cart', {
      deliveryAddress: { ...place, street: 'Sanderglacis', houseNumber: '14', fullName: 'Clara Vogelsang' },
      prescriptionDocument: { format: prescription3Key === null ? 'ePrescription' : 'physical', prescription3Key },
    });
    const { code } = /** @type {{ code: string }} */ (answer);
    acknowledged.push(code);
    if (prescription3Key !== null) withFile.add(code);
  }

  return {
    call,
    cookieHeader,
    acknowledged,
    withFile,
    prepare,
    reserve,
    /** Cart, prescription, order. @param {string} itemId */
    order: async (itemId) => reserve(await prepare(itemId)),
    /** How many products lie in the cart. */
    async cartSize() {
      const { items } = /** @type {{ items: unknown[] }} */ (await call('GET', '/api/shop/v1/shopping-cart'));
      return items.length;
    },
    /** The codes the shop remembers. @returns {Promise<string[]>} */
    async orders() {
      const heads = await call('GET', '/api/shop/v1/patient/orders-and-reservations');
      return /** @type {{ code: string }[]} */ (heads).map(({ code }) => code);
    },
  };
}
