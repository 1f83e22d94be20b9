import { expect, test } from 'vitest';
import type { PrescriptionFile } from '../desk-order-queries.ts';
import { choicesOf, filesShown } from './shown-files.ts';

const photo: PrescriptionFile = {
  file: 'photo',
  kind: 'handedIn',
  attachedFrom: null,
  mediaType: 'image/jpeg',
  sizeBytes: 1,
  arrivedAt: '2026-11-10T08:40:00.000Z',
  isCurrent: true,
  findings: [],
};
const scan: PrescriptionFile = { ...photo, file: 'scan', kind: 'originalScan' };
const first = { ...photo, file: 'first', isCurrent: false };
const second = { ...photo, file: 'second', isCurrent: false };
const names = (...asked: Parameters<typeof filesShown>) => filesShown(...asked).map(({ file }) => file);

test('one file leaves nothing to choose; each further kind and each replaced file does', () => {
  expect(choicesOf([photo])).toEqual(['handedIn']);
  expect(choicesOf([photo, scan])).toEqual(['handedIn', 'originalScan', 'both']);
  expect(choicesOf([first, photo])).toEqual(['handedIn', 'replaced']);
  expect(choicesOf([first])).toEqual(['replaced']);
});

test('a replaced file stands beside what replaced it, the newest of them unless another is wanted', () => {
  const files = [first, second, photo, scan];
  expect(names(files, 'handedIn', null)).toEqual(['photo']);
  expect(names(files, 'both', null)).toEqual(['photo', 'scan']);
  expect(names(files, 'replaced', null)).toEqual(['second', 'photo']);
  expect(names(files, 'replaced', 'first')).toEqual(['first', 'photo']);
  expect(names([photo], 'replaced', null)).toEqual([]);
});
