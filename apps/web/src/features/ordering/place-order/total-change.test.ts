import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { readTotalChange } from './total-change.ts';

const sent = {
  lines: [
    { itemId: 'a', name: 'Käppele 25/1', lineCents: 1000 },
    { itemId: 'b', name: 'Steinburg 20/1', lineCents: 500 },
  ],
};
const changed = (data: unknown) => new ApiError({ id: 'TotalChanged', status: 409, message: '', data });

test('names the lines that cost something else, came or went', () => {
  const lines = [
    { itemId: 'a', quantity: 1, lineCent: 1100 },
    { itemId: 'c', quantity: 1, lineCent: 300 },
  ];
  expect(readTotalChange(changed({ totalCent: 1890, lines }), sent)).toEqual({
    totalCents: 1890,
    lines: [
      { itemId: 'a', beforeCents: 1000, afterCents: 1100 },
      { itemId: 'b', beforeCents: 500, afterCents: null },
      { itemId: 'c', beforeCents: null, afterCents: 300 },
    ],
  });
});

test('names none where only the shipping changed, or nobody tells', () => {
  const lines = sent.lines.map(({ itemId, lineCents }) => ({ itemId, quantity: 1, lineCent: lineCents }));
  expect(readTotalChange(changed({ totalCent: 1990, lines }), sent)).toEqual({ totalCents: 1990, lines: [] });
  expect(readTotalChange(changed({ totalCent: 1990 }), sent)).toEqual({ totalCents: 1990, lines: [] });
});

test('is nothing without a total, and with another error', () => {
  expect(readTotalChange(changed({ lines: [] }), sent)).toBeNull();
  expect(readTotalChange(changed(undefined), sent)).toBeNull();
  expect(readTotalChange(new ApiError({ id: 'Internal', status: 500, message: '' }), sent)).toBeNull();
  expect(readTotalChange(null, null)).toBeNull();
});
