import { listShippingOptions } from '@shop/contract/checkout';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { readShippingOptions } from './read-shipping-options.ts';

const standard = { id: 's', type: 'standard', name: 'Paket', priceCent: 590, vat: 19, available: true, reason: null };
const warning = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

afterEach(() => vi.restoreAllMocks());

test('pickup comes first, then courier, then standard', () => {
  const options = readShippingOptions([
    standard,
    { ...standard, id: 'c', type: 'courier', available: false, reason: 'Zu weit.' },
    { ...standard, id: 'p', type: 'selfPickUp', priceCent: 0 },
  ]);
  expect(options.map(({ id }) => id)).toEqual(['p', 'c', 's']);
  expect(options[1]).toEqual({
    id: 'c',
    type: 'courier',
    name: 'Paket',
    priceCents: 590,
    isAvailable: false,
    hours: null,
    reason: 'Zu weit.',
  });
});

test('a list in an envelope is read too, and one that says nothing of availability is available', () => {
  const { available: _, ...silent } = standard;
  expect(readShippingOptions({ items: [silent] })[0]?.isAvailable).toBe(true);
  expect(readShippingOptions({ data: [silent] })).toHaveLength(1);
});

test.each([null, 'x', {}, { items: {} }])('%j is no list: nobody knows the rates', (answer) => {
  expect(() => readShippingOptions(answer)).toThrow('no list');
});

test('an option that cannot be read is left out and logged', () => {
  const warned = warning();
  const broken = [{ ...standard, priceCent: -1 }, { ...standard, type: 'drone' }, { ...standard, id: '' }, null, 7];
  expect(readShippingOptions([...broken, standard])).toHaveLength(1);
  expect(warned).toHaveBeenCalledExactlyOnceWith('[shop] 5 of 6 shipping options could not be read and are left out.');
});

test('any list is read without a complaint of its own', () => {
  warning();
  fc.assert(fc.property(fc.array(fc.anything()), (list) => readShippingOptions(list).length <= list.length));
});

test('every answer of the contract is read in full', () => {
  const answer = listShippingOptions.output.parse([standard]);
  expect(readShippingOptions(answer)).toHaveLength(1);
});
