import { expect, test } from 'vitest';
import type { DuePart } from '#domain/desk/queue/due-list.ts';
import { firstRows } from './use-rows-at-first.ts';

const part = (group: DuePart['group'], ...codes: string[]) =>
  ({ group, rows: codes.map((code) => ({ code })) }) as unknown as DuePart;
const parts = [part('overdue', 'A', 'B'), part('today', 'C', 'D', 'E'), part('later', 'F')];
const drawn = (most: number) => firstRows(parts, most).map(({ drawn: rows }) => rows.map(({ code }) => code).join(''));

test('the first rows over all parts are drawn, and every part knows how many it has', () => {
  expect(drawn(3)).toEqual(['AB', 'C']);
  expect(firstRows(parts, 3).map(({ rows }) => rows.length)).toEqual([2, 3]);
  expect(drawn(2)).toEqual(['AB']);
  expect(drawn(Number.POSITIVE_INFINITY)).toEqual(['AB', 'CDE', 'F']);
});
