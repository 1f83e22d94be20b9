import { expect, test } from 'vitest';
import { mapParts } from './map-lines.ts';

test('lines, areas and places of a map are read in their order', () => {
  const fields = { map_2: 'stop 63,56 Uferplatz', map_1: 'road 0,68 100,68 Untere Uferstraße', map_3: 'here 40,60' };
  expect(mapParts(fields)).toEqual([
    {
      kind: 'road',
      points: [
        [0, 68],
        [100, 68],
      ],
      name: 'Untere Uferstraße',
    },
    { kind: 'stop', points: [[63, 56]], name: 'Uferplatz' },
    { kind: 'here', points: [[40, 60]], name: '' },
  ]);
});

test.each(['tower 1,1', 'road', 'road Uferstraße', 'road 1.5,2', 'road 1,2,3', '<svg onload=alert(1)>'])(
  'what is no part of a map is left out: %s',
  (line) => {
    expect(mapParts({ map_1: line })).toEqual([]);
  },
);
