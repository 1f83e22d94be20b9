import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';

const screens = {
  'the shop': [
    ['/', 'Medizinisches Cannabis auf Rezept, aus Ihrer Apotheke in Mainfranken'],
    ['/shop', 'Blüten'],
    ['/shop?type=extract', 'Extrakte'],
    ['/product/kaeppele-25-1', 'Käppele 25/1'],
    ['/register', 'Registrierung'],
  ],
  'what belongs to a person': [
    ['/cart', 'Ihr Warenkorb ist leer'],
    ['/checkout', 'Adresse und Versand'],
    ['/checkout/shipping', 'Adresse und Versand'],
    ['/prescription', 'Rezept einreichen'],
    ['/orders', 'Bestellungen'],
    ['/account', 'Persönliche Daten'],
  ],
  'the texts': [
    ['/blog', 'Ratgeber'],
    ['/blog/rezept-richtig-ausgestellt', 'Das Rezept richtig ausgestellt'],
    ['/faq', 'Häufige Fragen'],
    ['/glossar', 'Glossar'],
    ['/about', 'Eine Apotheke, die jedes Rezept persönlich prüft'],
    ['/contact', 'Kontakt'],
    ['/impressum', 'Impressum'],
    ['/datenschutz', 'Datenschutzerklärung'],
    ['/agb', 'Allgemeine Geschäftsbedingungen'],
    ['/barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
    ['/widerruf', 'Vertrag widerrufen'],
  ],
  'the editor': [
    ['/cms/login', 'Anmeldung zur Redaktion'],
    // Nobody is logged in here.
    ['/cms', 'Anmeldung zur Redaktion'],
    ['/desk', 'Anmelden in der Offizin'],
  ],
} as const;

/** The page's heading without the soft hyphens that long words carry. */
async function expectHeading(page: Page, heading: string, where = page.url()): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  const shown = async () => (await title.textContent())?.replaceAll('\u00ad', '');
  await expect.soft.poll(shown, { message: `the heading of ${where}` }).toBe(heading);
}

for (const [what, addresses] of Object.entries(screens)) {
  test(`[NA-01] the screens of ${what} open directly and after a reload`, async ({ page }) => {
    for (const [path, heading] of addresses) {
      await test.step(path, async () => {
        // From one address of the shop to the next nothing would be loaded.
        await page.goto('about:blank');
        await page.goto(`/#${path}`);
        await expectHeading(page, heading, path);
        await expect.soft(page, path).toHaveTitle(/ · Mainblüte Apotheke$/);
        await page.reload();
        await expectHeading(page, heading, `${path} after a reload`);
      });
    }
  });
}

const position = 900;

/** A page is that high only once its data is there. */
async function scrollDown(page: Page): Promise<void> {
  const scroll = () =>
    page.evaluate((top) => {
      window.scrollTo(0, top);
      return window.scrollY;
    }, position);
  await expect.poll(scroll).toBe(position);
}

test('[NA-02] a navigation begins at the top, and going back restores the earlier position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/#/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
  await scrollDown(page);

  // Playwright's own click would scroll the page first.
  const faq = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'FAQ' });
  await faq.dispatchEvent('click');
  await expectHeading(page, 'Häufige Fragen');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expectHeading(page, 'Blüten');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});

test('[NA-02] an address that is typed begins at the top too', inLongRun, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/#/faq');
  await expectHeading(page, 'Häufige Fragen');
  await scrollDown(page);
  await page.goto('/#/contact');
  await expectHeading(page, 'Kontakt');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[NA-03] any other path shows the 404 page with both sentences and a way on', inLongRun, async ({ page }) => {
  for (const path of ['/gibt-es-nicht', '/product', '/shop/x', '/cms/nope', '/blog/a/b']) {
    await page.goto(`/#${path}`);
    await expectHeading(page, 'Die angeforderte Seite wurde nicht gefunden.');
    await expect(page.getByText('The page you requested could not be found.')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Zum Shop' }).click();
  await expectHeading(page, 'Blüten');
});

test('[NA-04] /booking leads to the calendar of the config', async ({ page }) => {
  const calendar = 'https://termine.mainbluete.example/erstberatung';
  await page.route(calendar, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Kalender</h1>' }));
  await page.goto('/#/contact');
  await page.goto('/#/booking');
  await expect(page).toHaveURL(calendar);
  // The way back does not lead into the redirect again.
  await page.goBack();
  await expectHeading(page, 'Kontakt');
});

test('a link moves the focus to the new page, so that a screen reader begins there', async ({ page }) => {
  await page.goto('/#/');
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'FAQ' }).click();
  await expectHeading(page, 'Häufige Fragen');
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await expect.poll(isInMain).toBe(true);
});

test('the skip link leads past the header without leaving the page', async ({ page }) => {
  await page.goto('/#/faq');
  await expectHeading(page, 'Häufige Fragen');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Zum Inhalt springen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/faq$/);
});

test('a link without a connection: the page stays and says so, and the link works once the net is back', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/#/faq');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Häufige Fragen');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await context.setOffline(true);
  // Its code is not there yet: nothing on this page needed it.
  await page.getByRole('link', { name: 'Über uns' }).first().click({ timeout: 30_000 });
  await expect(page.getByText('Keine Verbindung zum Shop.')).toBeVisible();
  await expect(heading).toHaveText('Häufige Fragen');

  await context.setOffline(false);
  await expect(heading).toHaveText('Eine Apotheke, die jedes Rezept persönlich prüft');
  await expect(page.getByText('Keine Verbindung zum Shop.')).toHaveCount(0);
  // With its looks: its sheets came too.
  const sheets = await page.evaluate(
    () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet).length,
  );
  expect([sheets, loads]).toEqual([0, 0]);
});
