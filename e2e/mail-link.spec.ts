import { expect, test } from './fixtures.ts';
import { askForCode, becomePatient, loginOf, readCode } from './patient.ts';
import { reserve } from './pharmacy.ts';

test('a link in a mail leads through the sign-in to its order', async ({ page, mailbox }) => {
  test.slow();
  await page.goto('/#/faq');
  const email = await becomePatient(page, mailbox);
  const first = await reserve(page);
  const second = await reserve(page);
  const mailOf = async (code: string) => (await mailbox.allTo(email)).find(({ subject }) => subject?.includes(code));
  await expect.poll(async () => Boolean(await mailOf(first))).toBe(true);
  const [link = ''] = /http:\S+\/#\/orders\?order=\S+/.exec((await mailOf(first))?.text ?? '') ?? [];
  expect(link).not.toContain(first);

  // Days later, in a browser that has forgotten the session.
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  const before = (await mailbox.allTo(email)).length;
  await askForCode(page, email);
  await page.keyboard.type(await readCode(mailbox, email, before + 1));
  await expect(loginOf(page)).toHaveCount(0);

  const asked = page.getByRole('article', { name: first });
  await expect(asked.getByRole('list', { name: 'Bestellverlauf' })).toBeVisible();
  await expect(asked).toBeInViewport();
  const other = page.getByRole('article', { name: second });
  await expect(other.getByRole('list', { name: 'Bestellverlauf' })).toHaveCount(0);
});
