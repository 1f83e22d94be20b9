import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { askForCode, becomePatientByHand, loginOf, readCode } from './patient.ts';
import { leadOf, shopCommand } from './pharmacy.ts';

// Stock is counted up and down here: this journey has a shop of its own.
test.use({ shopOf: 'waitlist' });

const slug = 'kaeppele-25-1';
const subject = 'Ihre Benachrichtigung ist da';

test(
  'a patient waits for a product, is told once without its name, comes back through the sign-in and waits on',
  inLongRun,
  async ({ page, shop, mailbox }) => {
    test.slow();
    const count = (units: string) => shopCommand(shop, 'stock', slug, 'set', units, '--as', leadOf(shop).lead);
    await count('0');
    await page.goto('/#/faq');
    const email = await becomePatientByHand(page, mailbox);
    const told = async () => (await mailbox.allTo(email)).filter((mail) => mail.subject === subject);

    // Signed out: the button leads through the sign-in, and the wish is kept.
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(`/#/product/${slug}`);
    const main = page.getByRole('main');
    await expectNoBarrier(page, 'a product that is sold out');
    await main.getByRole('button', { name: 'Benachrichtigen, wenn wieder lieferbar' }).click();
    await askForCode(page, email);
    await page.keyboard.type(await readCode(mailbox, email, 2));
    await expect(loginOf(page)).toHaveCount(0);
    await expect(main.getByText('Sie werden benachrichtigt, sobald')).toBeVisible();
    await main.getByRole('link', { name: 'Alle Benachrichtigungen' }).click();
    const row = main.getByRole('listitem').filter({ hasText: 'Käppele 25/1' });
    await expect(row.getByText('Noch nicht lieferbar')).toBeVisible();
    await expectNoBarrier(page, 'the waitlist');

    await count('20');
    await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1);
    const [mail] = await told();
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Käppele|kaeppele|Cannabis|Blüte\b/);
    const [link = ''] = /http:\S+\/#\/notifications/.exec(mail?.text ?? '') ?? [];

    // Days later, in a browser that has forgotten the session: it is gone once more.
    await count('0');
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(link);
    const before = (await mailbox.allTo(email)).length;
    await main.getByRole('button', { name: 'Anmelden' }).click();
    await askForCode(page, email);
    await page.keyboard.type(await readCode(mailbox, email, before + 1));
    await expect(loginOf(page)).toHaveCount(0);
    await expect(row.getByText('Inzwischen wieder vergriffen')).toBeVisible();
    await row.getByRole('button', { name: 'Weiter auf Käppele 25/1 warten' }).click();
    await expect(row.getByText('Noch nicht lieferbar')).toBeVisible();

    await row.getByRole('button', { name: 'Benachrichtigung zu Käppele 25/1 beenden' }).click();
    await expect(main.getByText('Sie warten auf kein Produkt')).toBeVisible();
    expect(await told()).toHaveLength(1);
  },
);
