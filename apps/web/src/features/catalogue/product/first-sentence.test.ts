import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['Getrocknete Blüten. Der Hersteller prüft jede Charge.', 'Getrocknete Blüten.'],
  [
    'Blüten, z. B. Ganze, ca. 5 g je Dose zum Inhalieren. Zweiter Satz.',
    'Blüten, z. B. Ganze, ca. 5 g je Dose zum Inhalieren.',
  ],
  ['Nur ein Satz ohne Ende', 'Nur ein Satz ohne Ende'],
  ['Ein Satz über\nzwei Zeilen. Noch einer.', 'Ein Satz über\nzwei Zeilen.'],
  ['  Rand.  ', 'Rand.'],
  ['', ''],
])('of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
