import { test as base, expect } from '@playwright/test';
import { bootShop, type Shop } from '../scripts/boot-shop.mjs';
import { checkAccessibility } from './accessibility.ts';
import { BrowserErrors } from './browser-errors.ts';
import { Mailbox } from './mailbox.ts';

interface WorkerFixtures {
  /** What the shop is started with, beside its own port and data folder. */
  shopEnv: Record<string, string>;
  /** The built shop, one per worker, on a port and with a data folder of its own. */
  shop: Shop;
}

interface TestFixtures {
  /** Whether the question about cookies is answered already; it lies over every page otherwise. */
  hasChosenCookies: boolean;
  /** The mails the shop has sent. */
  mailbox: Mailbox;
  /** Fails a test in which the browser reports an error, unless the test has said that it comes. */
  browserErrors: BrowserErrors;
  /** Fails with a readable list when the page breaks WCAG 2.2 AA as far as a machine can tell. */
  axe: () => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // All browsers of a run come from one address, which the limits per address would take for an attack.
  shopEnv: [{ RATE_LIMITS: 'off' }, { option: true, scope: 'worker' }],

  shop: [
    async ({ shopEnv }, use) => {
      const shop = await bootShop(shopEnv);
      await use(shop);
      const exitCode = await shop.stop();
      expect(exitCode, `the shop ends cleanly on Ctrl-C. It said:\n${shop.output()}`).toBe(0);
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.origin),

  hasChosenCookies: [true, { option: true }],

  storageState: async ({ shop, hasChosenCookies }, use) => {
    const value = JSON.stringify({ necessary: true, preferences: false, statistics: false, marketing: false });
    const localStorage = hasChosenCookies ? [{ name: 'cm_consent_v1', value }] : [];
    await use({ cookies: [], origins: [{ origin: shop.origin, localStorage }] });
  },

  mailbox: async ({ shop }, use) => use(new Mailbox(shop.dataDir)),

  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = new BrowserErrors(context);
      await use(browserErrors);
      expect(browserErrors.unexpected(), 'errors the browser reported').toEqual([]);
      expect(browserErrors.missing(), 'errors the test said would come').toEqual([]);
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => use(() => checkAccessibility(page)),
});

export { expect };
