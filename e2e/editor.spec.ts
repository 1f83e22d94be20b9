import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';

const editor = { CMS_USERNAME: 'redaktion', CMS_PASSWORD: 'ein-langes-passwort' };
test.use({ shopEnv: { RATE_LIMITS: 'off', ...editor } });

/** A drawing of 2 × 1 pixels. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEElEQVR42mNk+M9QzwAEjDAGABs8Av7vYZHmAAAAAElFTkSuQmCC';

async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(editor.CMS_USERNAME);
  await page.getByLabel('Passwort', { exact: true }).fill(editor.CMS_PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('combobox', { name: 'Bereich' })).toBeVisible();
}

/** Opens a file in the code editor, by way of the login where nobody is logged in. */
async function openFile(page: Page, path: string): Promise<void> {
  await page.goto(`/#/cms?path=${path}`);
  const login = page.getByRole('heading', { level: 1, name: 'Anmeldung zur Redaktion' });
  await expect(login.or(page.getByRole('combobox', { name: 'Bereich' }))).toBeVisible();
  if (await login.isVisible()) await logIn(page);
  await expect(textOf(page)).toBeVisible();
}

/** The code editor, once it has taken the place of the plain field. */
const textOf = (page: Page) => page.locator('.cm-content');

const previewOf = (page: Page) => page.getByRole('region', { name: 'Vorschau' });

async function write(page: Page, where: 'Home' | 'End', words: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press(`ControlOrMeta+${where}`);
  await page.keyboard.insertText(words);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
}

async function anotherVisitor(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE' });
  return context.newPage();
}

test('[CM-07] a changed question is in the shop at once', async ({ page, browser, shop }) => {
  await openFile(page, 'faq/faq.de.md');
  await write(page, 'Home', '## Aus der Redaktion\n\n### Steht das sofort da?\n\nJa, gleich nach dem Speichern.\n\n');
  await expect(previewOf(page).getByRole('button', { name: 'Steht das sofort da?' })).toBeVisible();
  await save(page);

  const visitor = await anotherVisitor(browser, shop.origin);
  await visitor.goto('/#/faq');
  await expect(visitor.getByRole('heading', { level: 2, name: 'Aus der Redaktion' })).toBeVisible();
  await expect(visitor.getByText('Ja, gleich nach dem Speichern.')).toBeVisible();
  await visitor.context().close();
});

test('[CM-05] a post with a pasted image is written, published and read', async ({ page, browser, shop }) => {
  await page.goto('/#/cms');
  await logIn(page);
  await page.getByRole('button', { name: 'Neuer Beitrag' }).click();
  await expect(page).toHaveURL(/new-post-\d{13}/);
  await expect(textOf(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Ein Beitrag aus dem Browser');
  await write(page, 'End', 'Geschrieben im Editor.\n\n');

  await textOf(page).evaluate((text, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }));
  }, png);
  const dialog = page.getByRole('dialog', { name: 'Bild hochladen' });
  await dialog.getByRole('textbox', { name: /^Beschreibung/ }).fill('Zwei Bildpunkte');
  await dialog.getByRole('button', { name: 'Hochladen und einfügen' }).click();
  await expect(textOf(page)).toContainText(/!\[Zwei Bildpunkte\]\(.+bild-\d+\.png#2x1\)/);
  const inPreview = previewOf(page).getByRole('img', { name: 'Zwei Bildpunkte' });
  await expect.poll(() => inPreview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  await save(page);
  // The image of a draft is not public; the editor sees it all the same, also later.
  await page.reload();
  await expect.poll(() => inPreview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);

  // Nobody sees a draft.
  const visitor = await anotherVisitor(browser, shop.origin);
  await visitor.goto('/#/blog');
  await expect(visitor.getByRole('article')).toHaveCount(15);

  await page.getByRole('switch', { name: 'Veröffentlicht' }).check();
  await save(page);
  await page.getByRole('button', { name: 'Adresse ändern' }).click();
  const address = page.getByRole('dialog').getByRole('textbox', { name: 'Neue Adresse' });
  await address.fill('aus-dem-browser');
  await page.getByRole('dialog').getByRole('button', { name: 'Adresse ändern' }).click();
  await expect(page).toHaveURL(/aus-dem-browser/);

  await visitor.reload();
  await visitor.getByRole('link', { name: 'Mehr lesen Ein Beitrag aus dem Browser' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Ein Beitrag aus dem Browser' })).toBeVisible();
  // The first sentence is no lead as well.
  await expect(visitor.getByText('Geschrieben im Editor.')).toHaveCount(1);
  const image = visitor.getByRole('img', { name: 'Zwei Bildpunkte' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(2);
  await visitor.context().close();
});

test('an older version is compared, loaded and saved again', inLongRun, async ({ page }) => {
  await openFile(page, 'agb/agb.de.md');
  await write(page, 'End', '\n\nEin Satz zu viel.\n');
  await save(page);
  await page.getByRole('button', { name: 'Fassungen' }).click();
  const drawer = page.getByRole('region', { name: 'Fassungen' });
  await drawer.getByRole('button', { name: /Mit dem Shop geliefert/ }).click();
  await expect(drawer.getByText('Ein Satz zu viel.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Diese Fassung laden' }).click();
  await expect(page.getByText('Nicht gespeichert', { exact: true })).toBeVisible();
  await save(page);
  const stored = await page.request.get('/content_management/agb/agb.de.md');
  expect(await stored.text()).not.toContain('Ein Satz zu viel.');
});

test(
  'two editors at once: both versions are seen, nothing is overwritten',
  inLongRun,
  async ({ page, browser, shop, browserErrors }) => {
    browserErrors.expect(/409/);
    const file = 'widerruf/widerruf.de.md';
    await openFile(page, file);
    const colleague = await anotherVisitor(browser, shop.origin);
    await openFile(colleague, file);
    await write(colleague, 'End', '\n\nVon der Kollegin.\n');
    await save(colleague);

    await write(page, 'End', '\n\nVon mir.\n');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Jemand hat diese Datei inzwischen geändert' });
    await expect(dialog.getByRole('region', { name: 'Ihre Fassung' })).toContainText('Von mir.');
    await expect(dialog.getByRole('region', { name: 'Die andere Fassung' })).toContainText('Von der Kollegin.');
    const between = await page.request.get(`/content_management/${file}`);
    expect(await between.text()).toContain('Von der Kollegin.');

    await dialog.getByRole('button', { name: 'Beide zusammenführen' }).click();
    await save(page);
    const text = await (await page.request.get(`/content_management/${file}`)).text();
    expect(text).toContain('Von mir.');
    expect(text).toContain('Von der Kollegin.');
    await colleague.context().close();
  },
);

test(
  '[CM-06] a session that is over leads to the login and back, with the text kept',
  inLongRun,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/401/);
    await openFile(page, 'impressum/impressum.de.md');
    await write(page, 'End', '\n\nNoch nicht gespeichert.\n');
    const token = await page.evaluate(() => localStorage.getItem('cms_token'));
    const ended = await page.request.post('/api/cms/logout', { headers: { authorization: `Bearer ${token}` } });
    expect(ended.ok()).toBe(true);

    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung zur Redaktion' })).toBeVisible();
    await logIn(page);
    await expect(page).toHaveURL(/impressum\.de\.md/);
    // The code editor draws only the lines in sight; the preview has all of them.
    await expect(previewOf(page).getByText('Noch nicht gespeichert.')).toBeVisible();
    await save(page);
  },
);

test('unsaved text outlives a reload', inLongRun, async ({ page }) => {
  await openFile(page, 'datenschutz/datenschutz.de.md');
  await write(page, 'End', '\n\nIm Zug geschrieben.\n');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cms_unsaved_v1') ?? ''))
    .toContain('Im Zug geschrieben.');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
});

test('the editor has no barrier that a machine can find, and nothing runs over the edge', async ({ page }) => {
  await page.goto('/#/cms/login');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expectNoBarrier(page, 'the login');
  await logIn(page);
  await expect(page.getByRole('navigation', { name: 'Bereiche' })).toBeVisible();
  await expectNoBarrier(page, 'the first page');
  await openFile(page, 'blog/blog_de/lagerung-zu-hause/index.md');
  await expectNoBarrier(page, 'a file');
});
