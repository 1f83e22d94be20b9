import { expect, test } from 'vitest';
import { openGate } from './gate.ts';

test('never more inside than it lets in; everybody gets through, in the order they came, also after a failure', async () => {
  const through = openGate(3);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const visits = Array.from({ length: 20 }, (_, index) =>
    through(async () => {
      most = Math.max(most, ++inside);
      order.push(index);
      await Promise.resolve();
      inside -= 1;
      if (index % 7 === 0) throw new Error('stumbled');
      return index;
    }),
  );
  const outcomes = await Promise.allSettled(visits);
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  await expect(through(async () => 'later')).resolves.toBe('later');
});

test('a queue with an end sends away who comes after it, and goes on', async () => {
  const through = openGate(1, 2);
  let release = () => {};
  const first = through(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  const waiting = [through(async () => 'second'), through(async () => 'third')];
  await expect(through(async () => 'fourth')).rejects.toMatchObject({
    id: 'TooManyRequests',
    data: { retryAfterSeconds: 5 },
  });
  release();
  await first;
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
  expect(await through(async () => 'later')).toBe('later');
});
