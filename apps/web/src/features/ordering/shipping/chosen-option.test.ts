import { describe, expect, test } from 'vitest';
import { chooseOption, optionsWithoutRates, type ShownOption } from './chosen-option.ts';

const option = (id: string, type: ShownOption['type'], isAvailable = true): ShownOption => ({
  id,
  type,
  name: null,
  hours: null,
  priceCents: 590,
  isAvailable,
  reason: isAvailable ? null : 'Zu weit.',
});
const pickup = option('p1', 'selfPickUp');
const courier = option('c1', 'courier');
const standard = option('s1', 'standard');

describe('[CO-04] what is chosen', () => {
  test('is standard shipping where nothing was wanted yet', () => {
    expect(chooseOption([pickup, courier, standard], null)).toEqual({ chosen: standard, refused: null });
  });

  test('is what was wanted', () => {
    expect(chooseOption([pickup, courier, standard], { id: 'c1', type: 'courier' }).chosen).toBe(courier);
  });

  test('is never what cannot be had, and nothing in its place', () => {
    const closed = option('s1', 'standard', false);
    expect(chooseOption([pickup, courier, closed], null)).toEqual({ chosen: null, refused: closed });
    const tooFar = option('c1', 'courier', false);
    expect(chooseOption([pickup, tooFar, standard], { id: 'c1', type: 'courier' })).toEqual({
      chosen: null,
      refused: tooFar,
    });
  });

  test('is the one of its type when its id has changed, but not another pickup pharmacy', () => {
    expect(chooseOption([pickup, standard], { id: 'old', type: 'standard' }).chosen).toBe(standard);
    const other = option('p2', 'selfPickUp');
    expect(chooseOption([pickup, other, standard], { id: 'gone', type: 'selfPickUp' }).chosen).toBeNull();
  });

  test('is nothing where nothing is offered', () => {
    expect(chooseOption([], null)).toEqual({ chosen: null, refused: null });
  });
});

test('without rates there is standard shipping and what was chosen before, at a price nobody knows', () => {
  expect(optionsWithoutRates(null)).toMatchObject([{ type: 'standard', priceCents: null, isAvailable: true }]);
  expect(optionsWithoutRates({ id: 's7', type: 'standard' })).toHaveLength(1);
  expect(optionsWithoutRates({ id: 'p1', type: 'selfPickUp' }).map(({ type }) => type)).toEqual([
    'selfPickUp',
    'standard',
  ]);
});
