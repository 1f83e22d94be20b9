import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './fixtures.ts';
import { allLooks, complaintsOf, overhangOfPage } from './looks.ts';

/** The tools of the journeys, tried on pages that are bad on purpose. */

test('the shop answers on its own port, in German, and speaks of nothing amiss', async ({ page, shop }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(new URL(page.url()).origin).toBe(shop.origin);
});

test('an error on the console fails a test', async ({ page, browserErrors }) => {
  await page.evaluate(() => console.error('a broken thing'));
  await expect.poll(() => browserErrors.unexpected()).toEqual([expect.stringContaining('a broken thing')]);
  browserErrors.expect(/a broken thing/);
});

test('an error nobody caught fails a test', async ({ page, browserErrors }) => {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nobody caught this');
    });
  });
  await expect.poll(() => browserErrors.unexpected()).toEqual([expect.stringContaining('nobody caught this')]);
  browserErrors.expect(/nobody caught this/);
});

test('an expected error that does not come is named', async ({ page, browserErrors }) => {
  browserErrors.expect(/late/);
  expect(browserErrors.missing()).toEqual(['/late/']);
  await page.evaluate(() => console.error('late'));
  await expect.poll(() => browserErrors.missing()).toEqual([]);
});

test('a page without names and contrast is refused, with the places', async ({ page, axe }) => {
  await page.setContent(`
    <html lang="de"><title>Schlecht</title><main>
      <button></button><p style="color: #bbbbbb; background: #ffffff">kaum zu lesen</p>
    </main></html>`);
  const complaint = await axe().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(complaint).toContain('button-name');
  expect(complaint).toContain('color-contrast');
});

test('what is amiss in one look only is found and named', async ({ page }) => {
  await page.goto('/#/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-theme=dark] h1 { color: #1b2320 } [data-large-text] main { min-width: 2000px }');
    document.adoptedStyleSheets.push(sheet);
  });
  const complaints = await complaintsOf(page, overhangOfPage, allLooks);
  expect(complaints.map((complaint) => /^.+: (?:\d+ px|[a-z-]+)/.exec(complaint)?.[0])).toEqual([
    'dark, 390 px, text at 250 %: 1610 px',
    'light, 1440 px, text at 250 %: 560 px',
    'dark, 1440 px, text at 100 %: color-contrast',
  ]);
});

test('a mail is read as it arrives, and waited for', async ({ mailbox, shop }) => {
  const address = `test-${Date.now()}@shop.example`;
  const arriving = mailbox.latestTo(address);
  const folder = path.join(shop.dataDir, 'mail');
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(
    path.join(folder, `${address}.eml`),
    [
      'From: service@shop.example',
      `To: "Jo" <${address}>`,
      'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Sch=C3=B6n, dass Sie da sind.',
      '',
    ].join('\r\n'),
  );
  expect(await arriving).toMatchObject({ subject: 'Grüße', text: expect.stringContaining('Schön, dass Sie da sind.') });
});
