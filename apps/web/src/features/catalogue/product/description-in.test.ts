import { expect, test } from 'vitest';
import { descriptionIn } from './description-in.ts';

const both = { description: 'Ganze Blüten.', descriptionEn: 'Whole flowers.' };

test('each reader gets their language, and German where there is no other', () => {
  expect(descriptionIn('de', both)).toEqual({ text: 'Ganze Blüten.', lang: 'de' });
  expect(descriptionIn('en', both)).toEqual({ text: 'Whole flowers.', lang: 'en' });
  expect(descriptionIn('en', { ...both, descriptionEn: null })).toEqual({ text: 'Ganze Blüten.', lang: 'de' });
  expect(descriptionIn('de', { ...both, description: null })).toBeNull();
});
