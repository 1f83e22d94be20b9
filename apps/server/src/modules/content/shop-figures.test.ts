import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, test } from 'vitest';
import { shopFigures } from './shop-figures.ts';

const withHold = (holdHours: number) => ({
  ...defaultShopConfig,
  ordering: { ...defaultShopConfig.ordering, holdHours },
});

test('the figures are those that the code keeps to', () => {
  expect(shopFigures(defaultShopConfig, 'de')).toMatchObject({
    codeMinutes: '5',
    guestCartDays: '30',
    invoiceYears: '8',
    fileTypes: 'PDF, JPG, PNG oder WebP',
    maxFileMb: '10',
    mostOpenOrders: '5',
  });
});

test.each([
  [24, 'de', '1 Tag'],
  [72, 'de', '3 Tage'],
  [72, 'en', '3 days'],
  [60, 'de', '60 Stunden'],
  [1, 'en', '1 hour'],
] as const)('a hold of %i hours, %s: %s', (hours, language, words) => {
  expect(shopFigures(withHold(hours), language).holdWithoutFile).toBe(words);
});
