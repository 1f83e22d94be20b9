import { expect, test } from 'vitest';
import { readHeadingLine } from './heading-line.ts';

test.each([
  ['# Öl', { level: 1, text: 'Öl' }],
  ['   ###\tLagerung ## ', { level: 3, text: 'Lagerung' }],
  ['## A # B', { level: 2, text: 'A # B' }],
  ['##', { level: 2, text: '' }],
  ['## Mit Zeilenende\r', { level: 2, text: 'Mit Zeilenende' }],
])('%j is a heading', (line, heading) => {
  expect(readHeadingLine(line)).toEqual(heading);
});

test.each(['', 'Text', '#Stichwort', '####### zu tief', '    # Code', 'a # b'])('%j is none', (line) => {
  expect(readHeadingLine(line)).toBeNull();
});
