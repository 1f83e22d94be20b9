import { expect, test } from 'vitest';
import { draftOf, emptyDraft, readDraft } from './product-draft.ts';

const typed = {
  ...emptyDraft,
  ...{ title: 'Ahorn', manufacturer: 'Mainkraut', minOrderQuantity: '5', quantityIncrement: '5' },
};

test('what is typed comes back as it was', () => {
  const draft = { ...typed, pzn: '90002190', thc: '22,5', terpenes: 'Myrcen, Humulen', irradiation: 'false' };
  const read = readDraft('bud', draft);
  expect(read).toMatchObject({
    fields: { thcPercent: 22.5, thcMgPerMl: null, terpenes: ['Myrcen', 'Humulen'], irradiation: false, strain: null },
  });
  if ('fields' in read) expect(draftOf('bud', read.fields)).toEqual(draft);
});

test('an extract states mg/ml', () => {
  expect(readDraft('extract', { ...typed, thc: '25' })).toMatchObject({ fields: { thcMgPerMl: 25, thcPercent: null } });
});

test('what cannot be meant is named', () => {
  const wrong = { ...typed, title: ' ', pzn: '123', thc: '120', country: 'de', minOrderQuantity: '0' };
  expect(readDraft('bud', wrong)).toEqual({
    problems: { title: 'missing', pzn: 'noPzn', thc: 'noNumber', country: 'noCountry', minOrderQuantity: 'noNumber' },
  });
});
