import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('never runs more than its limit; all get their turn in the order they came, also after a failure', async () => {
  const limited = createSemaphore(3);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const visits = Array.from({ length: 20 }, (_, index) =>
    limited(async () => {
      most = Math.max(most, ++running);
      order.push(index);
      await Promise.resolve();
      running -= 1;
      if (index % 7 === 0) throw new Error('stumbled');
      return index;
    }),
  );
  const outcomes = await Promise.allSettled(visits);
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  await expect(limited(async () => 'later')).resolves.toBe('later');
});

test('refuses newcomers while the queue is full, and goes on', async () => {
  const limited = createSemaphore(1, 2);
  let release = () => {};
  const first = limited(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  const waiting = [limited(async () => 'second'), limited(async () => 'third')];
  await expect(limited(async () => 'fourth')).rejects.toMatchObject({
    id: 'TooManyRequests',
    data: { retryAfterSeconds: 5 },
  });
  release();
  await first;
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
  expect(await limited(async () => 'later')).toBe('later');
});
