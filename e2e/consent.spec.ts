import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bootShop } from '../scripts/boot-shop.mjs';
import { test as base, expect } from './fixtures.ts';
import { inLongRun, someOf } from './long-run.ts';

interface Widget {
  origin: string;
  /** What the script could see of the shop, as it told it in the address it asked for. */
  seen: string[];
  server: Server;
}

/** A small chat of a third party: it draws a button that opens a panel, and tries to look around. */
const widgetScript = `
const key = document.currentScript.dataset.applicationKey;
const see = (what) => { try { return String(what()).slice(0, 40) || 'empty'; } catch (error) { return error.name; } };
fetch(new URL('/seen?' + new URLSearchParams({
  key,
  cookie: see(() => document.cookie),
  storage: see(() => Object.keys(localStorage).includes('cm_consent_v1') || localStorage.length),
  page: see(() => parent.document.title),
  origin: see(() => self.origin),
}), document.currentScript.src), { mode: 'no-cors' });
// As many widgets do: without a storage it would stop here.
localStorage.setItem('visitor', 'v-1');
document.cookie = 'visitor=v-1; path=/';
const button = document.body.appendChild(document.createElement('button'));
button.textContent = 'Frag uns';
button.style.cssText = 'position:fixed;right:20px;bottom:20px;width:80px;height:40px';
button.onclick = () => {
  fetch('https://elsewhere.example/').catch(() => {});
  fetch(document.querySelector('script[data-application-key]').src.replace('127.0.0.1', 'localhost').replace('widget.js', 'seen?' + new URLSearchParams({
    second: 'host', visitor: localStorage.getItem('visitor'), cookie: document.cookie,
  })), { mode: 'no-cors' });
  const panel = document.body.appendChild(document.createElement('div'));
  panel.textContent = 'Guten Tag';
  panel.style.cssText = 'position:fixed;right:20px;bottom:80px;width:300px;height:300px;background:white';
};
`;

const test = base.extend<object, { widget: Widget }>({
  widget: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter.
    async ({}, use) => {
      const seen: string[] = [];
      const server = createServer((request, response) => {
        if (request.url?.startsWith('/seen')) seen.push(request.url);
        const isScript = request.url === '/widget.js';
        response
          .writeHead(isScript ? 200 : 204, { 'content-type': 'text/javascript' })
          .end(isScript ? widgetScript : '');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, server });
      server.close();
    },
    { scope: 'worker' },
  ],

  shop: [
    async ({ shopEnv, widget }, use) => {
      const moreHosts = [widget.origin.replace('127.0.0.1', 'localhost')];
      const chat = { scriptUrl: `${widget.origin}/widget.js`, applicationKey: 'key-1', moreHosts };
      const shop = await bootShop(shopEnv, (dataDir) =>
        writeFile(path.join(dataDir, 'config.json'), JSON.stringify({ chat })),
      );
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ hasChosenCookies: false });

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Privatsphäre' });
const chatFrame = (page: Page) => page.locator('iframe[title="Chat"]');
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

test('[CK-01] before a choice nothing is stored and nobody else is asked', async ({ page, context, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await page.goto('/#/');
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('cm_consent_v1');
  expect(await context.cookies()).toEqual([]);
  await expect(chatFrame(page)).toHaveCount(0);
});

const choices = [
  ['Auswahl speichern', { necessary: true, preferences: true, statistics: false, marketing: false }],
  ['Nur notwendige', { necessary: true, preferences: false, statistics: false, marketing: false }],
  ['Alle akzeptieren', { necessary: true, preferences: true, statistics: true, marketing: true }],
] as const;

for (const [button, choice] of someOf(choices, 1)) {
  test(`[CK-02] ${button} is stored and not asked again`, async ({ page }) => {
    await page.goto('/#/faq');
    await banner(page).getByRole('checkbox', { name: 'Präferenzen' }).check();
    await choose(page, button);
    await expect(banner(page)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cm_consent_v1') ?? ''))).toEqual(choice);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
}

test('[CK-01] the footer opens it again, and other tabs follow', async ({ page, context }) => {
  await page.goto('/#/faq');
  const other = await context.newPage();
  await other.goto('/#/faq');
  await expect(banner(other)).toBeVisible();
  await choose(page, 'Nur notwendige');
  await expect(banner(other)).toHaveCount(0);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(banner(page).getByRole('heading')).toBeFocused();
  await banner(page).getByRole('checkbox', { name: 'Statistik' }).check();
  await choose(page, 'Auswahl speichern');
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeFocused();
});

const viewports = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

for (const [name, viewport] of someOf(viewports, 1)) {
  test(`on ${name} the question hides nothing that has the focus (WCAG 2.4.11) and has no barrier`, async ({
    page,
    axe,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/#/contact');
    await expect(banner(page)).toBeVisible();
    await axe();
    for (let presses = 0; presses < 45; presses++) {
      await page.keyboard.press('Tab');
      const isSeen = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return true;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
        return spots.some(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (focused.contains(hit) || hit.contains(focused));
        });
      });
      expect(isSeen, `after ${presses + 1} presses of Tab`).toBe(true);
    }
  });
}

test('[CK-03] [CK-05] with both consents the widget runs, and sees nothing of the shop', async ({
  page,
  widget,
  browserErrors,
}) => {
  browserErrors.expect(/elsewhere\.example/);
  await page.goto('/#/faq');
  await choose(page, 'Alle akzeptieren');
  const button = page.frameLocator('iframe[title="Chat"]').getByRole('button', { name: 'Frag uns' });
  await expect(button).toBeVisible();
  await expect.poll(() => widget.seen.length).toBeGreaterThan(0);
  const seen = new URL(widget.seen[0] ?? '', widget.origin).searchParams;
  expect(Object.fromEntries(seen)).toEqual({
    key: 'key-1',
    cookie: 'empty',
    storage: '0',
    page: 'SecurityError',
    origin: 'null',
  });

  // What the widget does not draw belongs to the shop: a press there reaches the page below the frame.
  await expect(chatFrame(page)).toHaveCSS('clip-path', /^inset\(\d/);
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
  await button.click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByText('Guten Tag')).toBeVisible();

  // It has a storage of its own, in memory, and reaches the second host that the config names.
  await expect.poll(() => widget.seen.filter((url) => url.includes('second=host'))).toHaveLength(1);
  const second = new URL(widget.seen.find((url) => url.includes('second=host')) ?? '', widget.origin).searchParams;
  expect(Object.fromEntries(second)).toEqual({ second: 'host', visitor: 'v-1', cookie: 'visitor=v-1' });
  expect(await page.evaluate(() => [localStorage.getItem('visitor'), document.cookie.includes('visitor')])).toEqual([
    null,
    false,
  ]);
});

test('[CK-03] statistics without marketing loads nothing', inLongRun, async ({ page }) => {
  await page.goto('/#/faq');
  await banner(page).getByRole('checkbox', { name: 'Statistik' }).check();
  await choose(page, 'Auswahl speichern');
  await expect(banner(page)).toHaveCount(0);
  await expect(chatFrame(page)).toHaveCount(0);
});

test('[CK-03] [CK-04] it is never where health data is, nor beside the sign-in on a small screen', async ({ page }) => {
  await page.goto('/#/faq');
  await choose(page, 'Alle akzeptieren');
  await expect(chatFrame(page)).toHaveCount(1);
  for (const address of ['/account', '/checkout', '/prescription', '/orders', '/register', '/cms/login']) {
    await page.goto(`/#${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(chatFrame(page), address).toHaveCount(0);
  }
  await page.goto('/#/faq');
  await expect(chatFrame(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Anmelden oder registrieren' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(chatFrame(page)).toHaveCount(1);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(chatFrame(page)).toHaveCount(0);
  await page.setViewportSize({ width: 901, height: 800 });
  await expect(chatFrame(page)).toHaveCount(1);
});

test('[CK-05] a widget that does not appear within 5 s is removed and logged', inLongRun, async ({ page }) => {
  await page.route('**/widget.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const warning = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('The chat widget did not appear within 5 s'),
  });
  await page.goto('/#/faq');
  await choose(page, 'Alle akzeptieren');
  await expect(chatFrame(page)).toHaveCount(1);
  await warning;
  await expect(chatFrame(page)).toHaveCount(0);
});
