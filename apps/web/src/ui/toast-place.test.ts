import { expect, test } from 'vitest';
import { findPlace, type Obstacle, overlap } from './toast-place.ts';

const phone = { left: 0, top: 0, width: 390, height: 844 };
const size = { width: 366, height: 60 };
const header: Obstacle = { left: 0, top: 0, width: 390, height: 64, isPinned: true };
const buyBar: Obstacle = { left: 0, top: 764, width: 390, height: 80, isPinned: true };

const covered = (obstacles: Obstacle[]) => {
  const place = findPlace(size, phone, obstacles);
  return obstacles.map((obstacle) => overlap(place, obstacle));
};

test('with nothing in the way toasts stand in the lower left corner', () => {
  expect(findPlace(size, phone, [])).toEqual({ left: 12, top: 772, ...size });
});

test('they make way for a bar at the bottom', () => {
  expect(covered([header, buyBar])).toEqual([0, 0]);
});

test('they stand between two actions of the page where there is room', () => {
  const add = { left: 20, top: 640, width: 350, height: 48, isPinned: false };
  const link = { left: 20, top: 560, width: 350, height: 24, isPinned: false };
  expect(covered([header, buyBar, add, link])).toEqual([0, 0, 0, 0]);
});

test('where all is full they cover what can be scrolled away, never what is pinned', () => {
  const page = { left: 0, top: 64, width: 390, height: 700, isPinned: false };
  expect(covered([header, buyBar, page])).toEqual([0, 0, 366 * 60]);
});
