import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { reserve, uploadPhoto } from './pharmacy.ts';

test.use({ shopOf: 'desk-post' });

test('by keyboard: originals are scanned one after the other, a letter waits for its order, and the journal tells of all', async ({
  lead: desk,
  patient,
}) => {
  test.slow();
  const first = await reserve(patient, { photo: await uploadPhoto(patient) });
  const second = await reserve(patient, { photo: await uploadPhoto(patient), grams: 10 });
  const scan = async (code: string) => {
    await desk.keyboard.type(code);
    await desk.keyboard.press('Enter');
  };
  const outcome = (words: string) => desk.getByRole('heading', { name: words, exact: true });

  await desk.bringToFront();
  await desk.goto(`${new URL(desk.url()).origin}/#/desk/post`);
  await expect(desk.getByRole('textbox', { name: /Deckblatt scannen/ })).toBeFocused();
  await scan(first);
  await expect(outcome('Original eingegangen')).toBeVisible();
  await expect(desk.getByText('Legen Sie das Original in Fach 1.')).toBeVisible();
  await desk.getByRole('button', { name: `Scan zu ${first} zurücknehmen` }).click();
  await desk.getByRole('combobox', { name: 'Was war falsch?' }).selectOption({ label: 'Der Brief war leer' });
  await desk.getByRole('button', { name: 'Scan zurücknehmen', exact: true }).click();
  await expect(outcome('Scan zurückgenommen')).toBeVisible();
  await desk.getByRole('textbox', { name: /Deckblatt scannen/ }).focus();
  await scan(first);
  await expect(outcome('Original eingegangen')).toBeVisible();
  await scan(first);
  await expect(outcome('War schon da')).toBeVisible();
  await scan('ZZZZ-ZZZ9');
  await expect(outcome('Unbekannter Code')).toBeVisible();

  const letters = desk.getByRole('region', { name: /Briefe ohne Bestellung/ });
  await letters.getByRole('textbox', { name: /Absender/ }).focus();
  await desk.keyboard.type('Vogelsang, Würzburg');
  await desk.keyboard.press('Enter');
  await expect(letters.getByText('Vogelsang, Würzburg')).toBeVisible();
  await letters.getByRole('textbox', { name: 'Bestellnummer für den Brief von Vogelsang, Würzburg' }).focus();
  await desk.keyboard.insertText(second);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(`Zugeordnet: ${second}, Fach 2.`)).toBeVisible();
  await expect(letters.getByText('Kein Brief wartet.')).toBeVisible();
  await expectNoBarrier(desk, 'the post room');

  await desk.goto(`${new URL(desk.url()).origin}/#/desk/journal`);
  await expect(desk.getByText('Brief einer Bestellung zugeordnet')).toBeVisible();
  await desk.getByRole('textbox', { name: 'Bestellnummer' }).focus();
  await desk.keyboard.insertText(first);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Brief einer Bestellung zugeordnet')).toBeHidden();
  await expect(desk.getByRole('link', { name: new RegExp(first) }).first()).toBeVisible();
  await expectNoBarrier(desk, 'the journal');
});
