import { defaultShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import about from '../../../../../content/pages/about.de.md?page';
import aboutInEnglish from '../../../../../content/pages/about.en.md?page';
import contact from '../../../../../content/pages/contact.de.md?page';
import contactInEnglish from '../../../../../content/pages/contact.en.md?page';
import home from '../../../../../content/pages/home.de.md?page';
import homeInEnglish from '../../../../../content/pages/home.en.md?page';
import { layOutPage } from './page-text.ts';
import { fillIn } from './page-words.ts';

describe('the texts in content/pages', () => {
  test.each([
    ['home.de', home],
    ['home.en', homeInEnglish],
  ])('%s has four steps, three features, a button and what the hero needs', (_name, { text }) => {
    const [steps, features, firstContact, advice] = text.sections;
    expect(steps?.cards).toHaveLength(4);
    expect(features?.cards).toHaveLength(3);
    expect(firstContact?.link?.href).toBe('/#/contact');
    expect(advice?.heading).toBeTruthy();
    for (const field of ['heading', 'lead', 'note', 'choice_1', 'choice_2', 'choice_3', 'choice_3_hint']) {
      expect(text.fields[field], field).toBeTruthy();
    }
  });

  test.each([
    ['about.de', about],
    ['about.en', aboutInEnglish],
  ])('%s has six tasks with a booking button, three reasons and six services with a shop button', (_name, { text }) => {
    const [expertise, reasons, services, split] = text.sections;
    expect(expertise?.bullets).toHaveLength(6);
    expect(expertise?.link?.href).toBe('/#/booking');
    expect(reasons?.cards).toHaveLength(3);
    expect(services?.cards).toHaveLength(6);
    expect(services?.link?.href).toBe('/#/shop');
    expect(split?.heading).toBeTruthy();
  });

  test.each([
    ['contact.de', contact],
    ['contact.en', contactInEnglish],
  ])('%s says when, what for, and how to get there', (_name, { text }) => {
    expect(text.fields).toMatchObject({ heading: expect.any(String), lead: expect.any(String) });
    expect(text.fields.hours).toContain('{{advisoryHours}}');
    const [advice, way] = text.sections;
    expect(advice?.heading).toBeTruthy();
    expect(way?.cards.map(({ heading }) => heading)).toHaveLength(3);
    expect(text.sections).toHaveLength(2);
  });
});

describe('a text becomes words', () => {
  test('with emphasis and links, and never HTML', () => {
    const { sections } = layOutPage('## Eins\n\nWir **prüfen** _alles_, [hier](/#/faq). <b>x</b>');
    expect(sections[0]?.intro).toEqual([
      ['Wir ', { strong: ['prüfen'] }, ' ', { em: ['alles'] }, ', ', { href: '/#/faq', words: ['hier'] }, '. <b>x</b>'],
    ]);
  });

  test('a link that no text may lead to leaves its words behind', () => {
    const { sections } = layOutPage('## Eins\n\nSiehe [dort](javascript:alert(1)).\n\n[Los](javascript:alert(2))');
    expect(sections[0]?.intro[0]).toEqual(['Siehe ', 'dort', '.']);
    expect(sections[0]?.link).toBeNull();
  });

  test('a list where none is expected is not lost', () => {
    const { sections } = layOutPage('## Eins\n\n### Karte\n\n- eins\n- **zwei**');
    expect(sections[0]?.cards[0]?.text).toEqual([['eins'], [{ strong: ['zwei'] }]]);
  });

  test("the pharmacy's own values are filled in, however deep they stand", () => {
    const text = layOutPage('---\nhours: {{advisoryHours}}\n---\n## Warum {{shopName}}\n\n**{{phone}}**{{unknown}}');
    const filled = fillIn(text, { ...defaultShopConfig, shopName: 'Löwe', phone: '<112>' });
    expect(filled.fields.hours).toBe(defaultShopConfig.pharmacy.advisoryHours);
    expect(filled.sections[0]).toMatchObject({ heading: 'Warum Löwe', intro: [[{ strong: ['<112>'] }, '']] });
  });
});
