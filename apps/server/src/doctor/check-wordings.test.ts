import { expect, test } from 'vitest';
import { settings } from '../db/schema/settings.ts';
import { testDatabase } from '../testing/test-database.ts';
import { checkWordings } from './check-wordings.ts';
import { readDatabaseFacts } from './database-facts.ts';

const database = testDatabase();

const subject = 'notices.subject.received';
const fit = { de: 'Wir haben {code} erhalten', en: 'We have received {code}' };

test('mails in own words that fit are fine, and without any there is nothing to say', () => {
  expect(checkWordings({ [subject]: fit })).toMatchObject([{ part: 'mail', state: 'fine' }]);
  for (const none of [{}, null, undefined, 'broken']) expect(checkWordings(none)).toEqual([]);
});

test('those that no longer fit after an update are named, with what is wrong and what to do', () => {
  const [found, ...others] = checkWordings({
    [subject]: { ...fit, de: 'Wir haben {kode} erhalten' },
    'notices.title.received': { de: 'Danke', en: 'Thank you' },
    'notices.subject.gone': fit,
  });
  expect(others).toEqual([]);
  expect(found?.state).toBe('remark');
  expect(found?.says).toContain('notices.subject.received.de (there is no placeholder {kode})');
  expect(found?.says).toContain('notices.subject.gone (there is no such sentence)');
  expect(found?.says).toContain('patients get those that come with the shop');
  expect(found?.says).not.toContain('notices.title');
  expect(found?.advice).toContain('at the desk under Regeln, Mails');
});

test('many are counted, not all told', () => {
  const gone = Object.fromEntries(Array.from({ length: 8 }, (_, number) => [`notices.gone.${number}`, fit]));
  expect(checkWordings(gone)[0]?.says).toMatch(/, and 3 more\.$/);
});

test('on a database server they are read from what the desk has saved', async () => {
  expect((await readDatabaseFacts(database.pool)).mailWordings).toBeNull();
  const value = { [subject]: { ...fit, en: 'We have {kode}' } };
  await database.db.insert(settings).values({ name: 'mails', value, version: 1, changedAt: new Date() });
  expect((await readDatabaseFacts(database.pool)).mailWordings).toEqual(value);
});
