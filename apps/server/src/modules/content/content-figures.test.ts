import fs from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../../../content/', import.meta.url);

/** Figures that the code keeps to, as somebody would write them out. Texts name them by a placeholder (`shop-figures.ts`). */
const writtenOut =
  /(?:zwei|two|2) (?:Werktage|working days)|(?:28|achtundzwanzig) (?:Tage|days)|(?:drei|three|3) (?:Monate|months)|(?:ab|aged|over) 18\b|10 MB|72 (?:Stunden|hours)|(?:fünf|five|5) (?:Minuten|minutes)/gi;

/** Passages that mean something else. */
const others = [
  // A parcel that does not come.
  'zwei Werktage nach dem angekündigten Tag',
  'two working days after the day announced',
  // The names of sources.
  'zur Frist von 28 Tagen',
  'on the period of 28 days',
];

test('no text writes out a figure that the code could change', () => {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const found = names.flatMap((name) => {
    const text = fs.readFileSync(new URL(name, folder), 'utf8');
    const searched = others.reduce((rest, passage) => rest.replaceAll(passage, ''), text);
    return (searched.match(writtenOut) ?? []).map((words) => `${name}: ${words}`);
  });
  expect(names.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
