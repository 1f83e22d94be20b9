import { expect, test } from 'vitest';
import { deriveKeys } from '../../keys.ts';
import { Secret } from '../../secret.ts';
import { anna, givenJournal, tamperWith } from '../../testing/journal.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkJournal } from './journal-check-service.ts';
import { writeMark } from './journal-mark-service.ts';
import { recordInJournal } from './journal-service.ts';
import { recordsCommand } from './records-command.ts';

const database = testDatabase();
const { db } = database;

test('a journal rewritten with all that the database keeps of it is not the one of the marks beside the database', async () => {
  const { shop } = await givenJournal(database);
  await tamperWith(
    db,
    'delete from journal',
    'delete from journal_head',
    'delete from order_events',
    'delete from journal_checks',
  );
  for (let entry = 0; entry < 7; entry++) {
    await db.transaction((tx) =>
      recordInJournal(tx, { at: shop.clock.now(), actor: anna, subject: 'setting', subjectId: null, what: 'changed' }),
    );
  }
  const finding = 'entry 6 is not the one that a mark outside the database tells of';
  expect((await checkJournal(shop)).finding).toBe(finding);
  await tamperWith(
    db,
    'delete from journal where position > 2',
    'update journal_head set (position, hash) = (2, (select hash from journal where position = 2))',
    'delete from journal_checks',
  );
  expect((await checkJournal(shop)).finding).toBe('entry 6 is missing, and a mark outside the database tells of it');
});

test('a mark that somebody made without the secret counts for nothing', async () => {
  const { shop } = await givenJournal(database);
  const { proven } = await shop.marks.all();
  expect(proven).toEqual([{ kind: 'entry', number: 6, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  const theirs = deriveKeys(new Secret('the secret of somebody else, 32+ characters'));
  const forged = writeMark(theirs, { kind: 'entry', number: 6, hash: '0'.repeat(64) });
  expect(await recordsCommand(shop, ['check', '--against', forged])).toMatch(
    /^The journal is intact: .* Compared with marks from outside: 0\. Not compared, .*: marks 1\.$/,
  );
  expect(await recordsCommand(shop, ['check', '--against', 'Prüfzeile'])).toBe('There is no mark in this file.');
});
