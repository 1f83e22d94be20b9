import { expect, test } from 'vitest';
import { aStockedProduct } from '#testing/at-stock.ts';
import { findProduct } from './find-product.ts';

const kaeppele = aStockedProduct();
const older = aStockedProduct({ id: '2', name: 'Käppele 25/1 alt', pzn: '00123456' });
const rebstock = aStockedProduct({ id: '3', name: 'Rebstock 24/1', pzn: null });
const products = [kaeppele, older, rebstock];

test.each([
  ['90000156', kaeppele],
  ['PZN-90000156', kaeppele],
  ['-90000156', kaeppele],
  [' pzn: 0123456 ', older],
  ['käppele  25/1', kaeppele],
  ['rebst', rebstock],
  ['rhön reb', rebstock],
])('%j means %o', (typed, product) => {
  expect(findProduct(products, typed)).toEqual({ product });
});

test('what fits none or several is said', () => {
  expect(findProduct(products, ' ')).toEqual({ problem: 'missing' });
  expect(findProduct(products, '99999999')).toEqual({ problem: 'unknownProduct' });
  expect(findProduct(products, 'käpp')).toEqual({ problem: 'severalProducts', names: [kaeppele.name, older.name] });
});
