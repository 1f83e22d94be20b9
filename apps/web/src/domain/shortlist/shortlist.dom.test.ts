import { expect, test, vi } from 'vitest';
import { store } from '#lib/storage.ts';
import { mostOnShortlist, putOnShortlist, shortlist, takeOffShortlist } from './shortlist.ts';

test('remembers each product once, in order, and the last one taken off leaves nothing on the device', () => {
  putOnShortlist('a');
  putOnShortlist('b');
  putOnShortlist('a');
  expect(shortlist.read()).toEqual(['a', 'b']);
  takeOffShortlist('a');
  takeOffShortlist('b');
  expect(shortlist.read()).toEqual([]);
  expect(localStorage.getItem('shortlist_v1')).toBeNull();
});

test('a full list refuses one more, and not one that it has', () => {
  for (let index = 0; index < mostOnShortlist; index++) expect(putOnShortlist(`p${index}`)).toBe(true);
  expect(putOnShortlist('one-more')).toBe(false);
  expect(putOnShortlist('p0')).toBe(true);
  expect(shortlist.read()).toHaveLength(mostOnShortlist);
});

test.each([null, 5, 'a', { a: 1 }, [1, null, ' ']])('what is no list (%j) is an empty one', (stored) => {
  store('shortlist_v1', stored);
  expect(shortlist.read()).toEqual([]);
});

test('tells who listens, also of what another tab does', () => {
  const listener = vi.fn();
  const unsubscribe = shortlist.subscribe(listener);
  putOnShortlist('a');
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist_v1' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  putOnShortlist('b');
  expect(listener).toHaveBeenCalledTimes(2);
});
