import { lanes } from '@shop/contract/desk/lane';
import { expect, test } from 'vitest';
import { readPlace, writePlace } from './queue-place.ts';

test('every place in the queue is found again from its address', () => {
  for (const lane of [null, ...lanes])
    for (const isMine of [false, true])
      for (const code of [null, 'H4TR-9WXC']) {
        const place = { lane, isMine, code };
        expect(readPlace(new URLSearchParams(writePlace(place).toString()))).toEqual(place);
      }
});

test('a lane that nobody knows is the whole queue', () => {
  expect(readPlace(new URLSearchParams('lane=attic'))).toEqual({ lane: null, isMine: false, code: null });
});
