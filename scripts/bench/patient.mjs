// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A browser as the network sees it: calls the shop and keeps its cookies.
 *
 * @param {{ origin: string }} shop
 */
export function newBrowser(shop) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  const cookieHeader = () => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ address,
    /** @type {unknown} */ body = undefined,
  ) => {
    const answer = await fetch(shop.origin + address, {
      method,
      headers: { cookie: cookieHeader(), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(key, value);
    }
    if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return { call, cookieHeader };
}

/**
 * Somebody who has signed in by the code of a mail and registered.
 *
 * @param {import('../boot-shop.mjs').Shop} shop
 * @param {string} name
 */
export async function registerPatient(shop, name) {
  const email = `${name}@patient.example`;
  const { call, cookieHeader } = newBrowser(shop);
  const registration = newRegistration();
  await call('POST', '/marketplace/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await call('POST', '/marketplace/auth/sign-in/email-otp', { email, otp: await codeFor(shop.dataDir, email) });
  await call('POST', '/marketplace/auth.completeOnboarding', { json: registration });
  return { call, registration, cookieHeader };
}

/**
 * The cookies of a patient who has something in the cart, for a browser.
 *
 * @param {import('../boot-shop.mjs').Shop} shop
 * @param {string} name
 */
export async function cookiesOfPatient(shop, name) {
  const { call, cookieHeader } = await registerPatient(shop, name);
  const answer = await call('GET', '/api/shop/v1/pharmacy-shop/products?pageSize=200');
  const { items } = /** @type {{ items: { id: string, available: boolean, priceCent: number | null }[] }} */ (answer);
  const product = items.find(({ available, priceCent }) => available && priceCent !== null);
  await call('POST', '/api/shop/v1/shopping-cart/items', { itemId: product?.id });
  return cookieHeader()
    .split('; ')
    .map((cookie) => ({ name: cookie.split('=')[0] ?? '', value: cookie.split('=')[1] ?? '', url: shop.origin }));
}

let phones = 1_000_000;

function newRegistration() {
  return {
    firstName: 'Clara',
    lastName: 'Vogelsang',
    phoneNumber: `931 ${++phones}`,
    address: { streetAndHouseNumber: 'Sanderglacis 14', city: 'Würzburg', country: 'DE', postalCode: '97072' },
    birthDate: '1988-05-04T00:00:00.000Z',
    acceptedPrivacyPolicyAndTac: true,
  };
}

/** @param {string} dataDir */
export function mailsIn(dataDir) {
  const folder = path.join(dataDir, 'mail');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).map((name) => path.join(folder, name));
}

/** @param {string} dataDir @param {string} email */
async function codeFor(dataDir, email) {
  for (let tries = 0; tries < 300; tries++) {
    // Their names begin with the time: the one that is waited for is among the last.
    for (const file of mailsIn(dataDir).toSorted().reverse()) {
      const mail = fs.readFileSync(file, 'utf8');
      const code = mail.includes(`To: ${email}`) ? /^\d{6}\r?$/m.exec(mail)?.[0].trim() : undefined;
      if (code) return code;
    }
    await sleep(100);
  }
  throw new Error(`no code came for ${email}`);
}
