import { readSession } from '@shop/contract/auth';
import { expect, test } from 'vitest';
import { givenSignedIn, somebody } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { patientCommand } from './patient-command.ts';

const database = testDatabase();

test('the operator signs one person out on every device, and nobody else', async () => {
  const shop = await testApp(database);
  const run = (...words: string[]) => patientCommand(database.db, words);
  const lena = await givenSignedIn(shop, somebody(shop, 'lena@patient.example'));
  const herPhone = await givenSignedIn(shop, somebody(shop, 'lena@patient.example'));
  const otto = await givenSignedIn(shop);

  expect(await run('sign-out', 'Lena@patient.example')).toBe(
    'Lena@patient.example is signed out on every device; sessions ended: 2.',
  );
  expect((await lena.call(readSession, {})).data).toBeNull();
  expect((await herPhone.call(readSession, {})).data).toBeNull();
  expect((await otto.call(readSession, {})).data).not.toBeNull();
  expect(await run('sign-out', 'lena@patient.example')).toBe('Nobody is signed in as lena@patient.example.');
  for (const words of [[], ['sign-out'], ['delete', 'x'], ['sign-out', 'a', 'b']]) {
    expect(await run(...words)).toContain('npm run patient -- sign-out');
  }
});
