import { previewMail, readMailTemplates } from '@shop/contract/desk/mail-templates';
import { changeSetting } from '@shop/contract/desk/settings';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { settings } from '../../db/schema/settings.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const path = 'notices.subject.received';
const own = { de: 'Wir haben {code} erhalten', en: 'We have received {code}' };

async function givenDesk() {
  const shop = await testApp(database);
  return { shop, lead: await givenAtDesk(shop, db, ['lead']) };
}

type Lead = Awaited<ReturnType<typeof givenDesk>>['lead'];

function save(lead: Lead, value: Record<string, { de: string; en: string }>, version = 0) {
  return lead.call(changeSetting, { body: { name: 'mails', version, value } });
}

test('the next mail says it in the words of the pharmacy, and before and after are on record', async () => {
  const { shop: app, lead } = await givenDesk();
  expect((await save(lead, { [path]: own })).data.mails).toMatchObject({ value: { [path]: own }, version: 1 });

  const { code } = await Object.assign(orderingShop(database), { config: app.ordering.config }).givenOrder();
  await app.sendMails();
  expect((await readMails(app.mailFolder)).map(({ subject }) => subject)).toContain(`Wir haben ${code} erhalten`);

  const [entry] = await db.select().from(journal).where(eq(journal.what, 'settingChanged'));
  expect(entry?.subjectId).toBe('mails');
  expect(JSON.parse(entry?.detail ?? '')).toEqual({ before: { [path]: null }, after: { [path]: own } });
});

test('back to the given words is the sentence taken out', async () => {
  const { shop, lead } = await givenDesk();
  await save(lead, { [path]: own });
  await save(lead, {}, 1);
  expect(shop.ordering.config.mails).toEqual({});
});

test.each([
  ['a placeholder that nobody knows', { ...own, en: '{codes} {code}' }, 'en', 'unknownPlaceholder'],
  ['one that is left out', { ...own, de: 'Danke' }, 'de', 'missingPlaceholder'],
  ['a bracket that stays open', { ...own, de: 'Zu {code' }, 'de', 'brokenPlaceholder'],
  ['a link', { ...own, de: '{code} auf apotheke.example' }, 'de', 'link'],
  ['HTML', { ...own, de: '<a>{code}</a>' }, 'de', 'tag'],
  ['a subject that nobody would read', { ...own, de: '{code} '.repeat(20) }, 'de', 'length'],
])('%s is refused and named, and nothing changes', async (_what, words, language, reason) => {
  const { shop, lead } = await givenDesk();
  const answer = await save(lead, { [path]: words });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ id: 'SettingRefused', data: { field: `${path}.${language}`, reason } });
  expect(shop.ordering.config.mails).toEqual({});
});

test.each([
  'notAccepted',
  'notices.news.confirmed',
  'notices.subject.withdrawalAccepted',
  'constructor',
  '__proto__.x',
])('what is declared or does not exist cannot be changed: %s', async (fixed) => {
  const { lead } = await givenDesk();
  const answer = await save(lead, { [fixed]: { de: 'Anders {code}', en: 'Other {code}' } });
  expect(answer.json()).toMatchObject({ id: 'SettingRefused', data: { reason: 'unknownPlaceholder' } });
});

test('words that do not fit this version are passed over and told, the others count', async () => {
  const { shop, lead } = await givenDesk();
  const value = {
    [path]: { de: 'Zu {number}', en: 'About {number}' },
    'notices.title.received': { de: 'Da', en: 'Here' },
  };
  await db.insert(settings).values({ name: 'mails', version: 1, value, changedAt: shop.clock.now() });
  await vi.waitFor(() => expect(shop.ordering.config.mails).toEqual(value), { timeout: 1_000 });

  const { templates } = (await lead.call(readMailTemplates, {})).data;
  const received = templates.find(({ id }) => id === 'received')?.sentences;
  expect(received?.map(({ path: at, isUnfit }) => [at, isUnfit])).toEqual([
    [path, true],
    ['notices.title.received', false],
  ]);
  const preview = await lead.call(previewMail, { body: { template: 'received', language: 'de', words: value } });
  expect(preview.data.subject).toBe('Ihre Bestellung 7KQX-M29F ist eingegangen');
  expect(preview.data.html).toContain('>Da</h1>');
});

test('each mail can be looked at in both languages, with no words of its own and none that are left open', async () => {
  const { lead } = await givenDesk();
  const { templates } = (await lead.call(readMailTemplates, {})).data;
  for (const { id, sentences } of templates) {
    for (const language of ['de', 'en'] as const) {
      const given = Object.fromEntries(sentences.map((sentence) => [sentence.path, sentence.given]));
      const { data } = await lead.call(previewMail, { body: { template: id, language, words: given } });
      expect(data.faults).toEqual([]);
      expect(`${data.subject}${data.text}`).not.toMatch(/[{}]|undefined|null/);
    }
  }
});

test('a preview tells what is wrong where it stands, and keeps nothing', async () => {
  const { shop, lead } = await givenDesk();
  const words = { [path]: { de: 'Zu {kode} {code}', en: '' } };
  const { data } = await lead.call(previewMail, { body: { template: 'received', language: 'de', words } });
  expect(data.faults).toEqual([
    { field: `${path}.de`, reason: 'unknownPlaceholder', name: '{kode}', at: 4 },
    { field: `${path}.en`, reason: 'missing' },
  ]);
  expect(shop.ordering.config.mails).toEqual({});
});
