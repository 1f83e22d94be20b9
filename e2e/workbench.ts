import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const decision = (desk: Page) => desk.getByRole('region', { name: /^(Entscheidung|Decision)$/ });
export const story = (desk: Page) =>
  desk.getByRole('complementary', { name: /^(Bestellung und Verlauf|Order and history)$/ });

/** From anywhere at the desk, as somebody types a code. */
export async function openOrder(desk: Page, code: string): Promise<void> {
  await desk.bringToFront();
  await desk.locator('#main').focus();
  await desk.keyboard.press('/');
  await expect(desk.getByRole('searchbox')).toBeFocused();
  await desk.keyboard.type(code);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(decision(desk)).toBeVisible();
  await desk.locator('#main').focus();
}

/** Presses the main step's key once its button has this name, and waits for what is said of it. */
export async function sayYes(desk: Page, name: RegExp, done: string): Promise<void> {
  // What keeps it locked would be its description.
  const step = decision(desk).getByRole('button', { name });
  await expect(step).toHaveAccessibleDescription('');
  await desk.keyboard.press('f');
  await expect(desk.getByText(done).first()).toBeVisible();
  // The same words may still stand there from the order before: the next step shows that this one is done.
  await expect(step).toBeHidden();
}

export const startReview = (desk: Page) => sayYes(desk, /In Prüfung nehmen/, 'Die Bestellung ist in Prüfung.');

/** Records what a faultless prescription says and ticks the points of the law that can be read from it. */
export async function recordAndTick(desk: Page): Promise<void> {
  await expect(desk.getByRole('form', { name: 'Angaben vom Rezept' })).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.locator('#record-person-read')).toBeFocused();
  await desk.keyboard.press('Enter');
  const today = new Date().toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' });
  for (const words of [today, 'Dr. J. Ebert', '2 × täglich 0,1 g verdampfen']) {
    // As fast as a person: faster keys are a scanner's, and Enter ends its code.
    await desk.keyboard.type(words, { delay: 120 });
    await desk.keyboard.press('Enter');
  }
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('list', { name: 'Rezept gegen Bestellung' })).toBeVisible();
  const checklist = desk.getByRole('region', { name: 'Prüfliste', exact: true });
  for (const digit of [1, 2, 3, 4, 5, 6]) {
    await desk.keyboard.press(String(digit));
    await expect(checklist).toContainText(`${digit} von 9`);
  }
}

/** Asks with the first template and some words of one's own, by keyboard. */
export async function ask(desk: Page, words: string): Promise<void> {
  await desk.keyboard.press('r');
  await expect(desk.getByRole('combobox', { name: /Vorlage/ })).toBeFocused();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('End');
  await desk.keyboard.type(` ${words}`);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Die Rückfrage ist abgeschickt.')).toBeVisible();
}

/** In the account of the patient. */
export async function answer(patient: Page, words: string): Promise<void> {
  await patient.getByLabel('Ihre Antwort').fill(words);
  await patient.getByRole('button', { name: 'Antwort senden' }).click();
}
