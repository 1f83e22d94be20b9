import { test as base, expect, type Page } from '@playwright/test';
import { bootShop, type Shop } from '../scripts/boot-shop.mjs';
import { checkAccessibility } from './accessibility.ts';
import { BrowserErrors } from './browser-errors.ts';
import { openDeskAs, openDeskAsLead, otherBrowser, patientBeside } from './desk.ts';
import { Mailbox } from './mailbox.ts';
import { reserve, sendPaidOrder } from './pharmacy.ts';

interface WorkerFixtures {
  /** What the shop is started with, beside its own port and data folder. */
  shopEnv: Record<string, string>;
  /**
   * The journeys the shop is for. The codes that register devices count once, and what one changes others would meet: whoever
   * needs such a code, or stock or staff as they were, names themselves and has a shop of their own.
   */
  shopOf: string;
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
  /** The lead at the desk. The code that registers this device counts once: whoever wants a lead says whose the shop is. */
  lead: Page;
  /** Opens the desk for somebody new of the staff, in a browser of their own. */
  openDesk: (person: { name: string; role: string }) => Promise<Page>;
  /** A new patient and where the mails to them go. */
  account: { patient: Page; email: string };
  /** The new patient at their orders, in a tab beside the page. */
  patient: Page;
  patientEmail: string;
  /** The code of an order of the patient that is paid and on its way. */
  sentOrder: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // All browsers of a run come from one address, which the limits per address would take for an attack.
  shopEnv: [{ RATE_LIMITS: 'off' }, { option: true, scope: 'worker' }],

  // Playwright starts another worker, and with it another shop, for every other value.
  shopOf: ['everybody', { option: true, scope: 'worker' }],

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

  lead: async ({ page, shop, mailbox }, use) => {
    await openDeskAsLead(page, shop, mailbox);
    await use(page);
  },

  openDesk: async ({ browser, shop, mailbox }, use) => {
    const opened: Page[] = [];
    await use(async (person) => {
      const desk = await otherBrowser(browser);
      opened.push(desk);
      await openDeskAs(desk, shop, mailbox, person);
      return desk;
    });
    for (const desk of opened) await desk.context().close();
  },

  account: async ({ context, mailbox }, use) => use(await patientBeside(context, mailbox)),

  patient: async ({ account }, use) => use(account.patient),

  patientEmail: async ({ account }, use) => use(account.email),

  sentOrder: async ({ patient, shop }, use) => {
    const code = await reserve(patient, { isSigned: true });
    await sendPaidOrder(shop, code);
    await use(code);
  },
});

export { expect };
