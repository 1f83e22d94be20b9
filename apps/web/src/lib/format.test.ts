import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatFileSize,
  formatGrams,
  formatMillilitres,
  formatMoney,
  formatPercent,
  formatTime,
} from './format.ts';

/** Between number and unit stands a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('[BZ-01] money in cents is shown with two decimals and the euro sign', () => {
  expect(plain(formatMoney(100_050, 'de'))).toBe('1.000,50 €');
  expect(formatMoney(100_050, 'en')).toBe('€1,000.50');
});

describe('German', () => {
  test.each([
    [formatMoney(1049, 'de'), '10,49 €'],
    [formatMoney(0, 'de'), '0,00 €'],
    [formatMoney(5, 'de'), '0,05 €'],
    [formatMoney(123_456_789, 'de'), '1.234.567,89 €'],
    [formatPercent(25.5, 'de'), '25,5 %'],
    [formatPercent(1, 'de'), '1,0 %'],
    [formatPercent(0.04, 'de'), '0,0 %'],
    [formatGrams(10, 'de'), '10 g'],
    [formatMillilitres(25, 'de'), '25 ml'],
    [formatDate('2025-11-12', 'de'), '12. November 2025'],
    [formatDate('2025-11-12T23:30:00Z', 'de'), '13. November 2025'],
  ])('%s', (written, expected) => {
    expect(plain(written)).toBe(expected);
  });
});

describe('English', () => {
  test.each([
    [formatMoney(1049, 'en'), '€10.49'],
    [formatPercent(25.5, 'en'), '25.5%'],
    [formatGrams(10, 'en'), '10 g'],
    [formatDate('2025-11-12', 'en'), '12 November 2025'],
  ])('%s', (written, expected) => {
    expect(plain(written)).toBe(expected);
  });
});

test('what is missing is a dash', () => {
  const formatted = [formatMoney, formatPercent, formatGrams, formatMillilitres, formatDate].map((format) =>
    format(null, 'de'),
  );
  expect(new Set(formatted)).toEqual(new Set(['–']));
  expect(formatDate('gestern', 'de')).toBe('–');
});

test('times are German ones, in summer and winter', () => {
  expect(formatTime('2025-11-12T13:02:00.000Z', 'de')).toBe('14:02');
  expect(formatTime('2025-07-12T13:02:00.000Z', 'en')).toBe('15:02');
  expect(formatTime(null, 'de')).toBe('–');
  expect(formatTime('garbage', 'de')).toBe('–');
});

test('files have a size that one can read', () => {
  expect(formatFileSize(12, 'de')).toBe('1 kB');
  expect(formatFileSize(640_400, 'en')).toBe('640 kB');
  expect(formatFileSize(2_440_000, 'de')).toBe('2,4 MB');
});

test('a day is written as Intl writes it, in every month', () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`;
    for (const [locale, region] of [
      ['de', 'de-DE'],
      ['en', 'en-GB'],
    ] as const) {
      const format = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
      expect(formatDate(day, locale)).toBe(format.format(new Date(day)));
    }
  }
});
