import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPage } from './page.ts';

test('fields, sections, bullets, cards and closing links are read', () => {
  const page = readPage(
    '---\ntitle: Über uns\n---\n\n## Fachgebiet\n\nSechs *Aufgaben*.\n\n- Prüfung\n- **Rückfragen**\n\n[Buchen](/#/booking)\n\n## Leistungen\n\n### Blüten\n\nIn Gramm.\n\nMit [Werten](/#/faq).\n\n### Extrakte\n\nIn Millilitern.\n\n[Zum Shop](/#/shop)\n',
  );

  expect(page.fields).toEqual({ title: 'Über uns' });
  expect(page.sections).toEqual([
    {
      heading: 'Fachgebiet',
      intro: 'Sechs *Aufgaben*.',
      bullets: ['Prüfung', '**Rückfragen**'],
      cards: [],
      link: { label: 'Buchen', href: '/#/booking' },
    },
    {
      heading: 'Leistungen',
      intro: '',
      bullets: [],
      cards: [
        { heading: 'Blüten', text: 'In Gramm.\n\nMit [Werten](/#/faq).' },
        { heading: 'Extrakte', text: 'In Millilitern.' },
      ],
      link: { label: 'Zum Shop', href: '/#/shop' },
    },
  ]);
});

test('text before the first section and below a list is not lost', () => {
  const { sections } = readPage('Vorwort\n\n## A\n\n- eins\n\nDanach.');

  expect(sections).toMatchObject([
    { heading: '', intro: 'Vorwort' },
    { heading: 'A', intro: 'Danach.', bullets: ['eins'] },
  ]);
});

test('a link within a sentence closes nothing', () => {
  expect(readPage('## A\n\nMehr [hier](/faq).').sections[0]).toMatchObject({
    intro: 'Mehr [hier](/faq).',
    link: null,
  });
});

test.each(['about.de', 'about.en', 'contact.de', 'contact.en', 'home.de', 'home.en'])('%s is a page', (name) => {
  const page = readPage(readFileSync(new URL(`../../../content/pages/${name}.md`, import.meta.url), 'utf8'));

  expect(page.fields).toHaveProperty('title');
  expect(page.sections.length).toBeGreaterThan(0);
  expect(page.sections.every(({ heading }) => heading !== '')).toBe(true);
});
