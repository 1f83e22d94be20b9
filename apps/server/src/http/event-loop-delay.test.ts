import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { measureEventLoopDelay } from './event-loop-delay.ts';

function openMeasurement() {
  const registry = new Registry();
  const { stop } = measureEventLoopDelay(registry);
  onTestFinished(stop);
  return async (figure: 'max' | 'p99') => {
    const text = await registry.metrics();
    return Number(new RegExp(`^shop_event_loop_delay_${figure}_seconds ([\\d.e-]+)$`, 'm').exec(text)?.[1]);
  };
}

async function block(ms: number): Promise<void> {
  // Node's own timer has to be under way before the thread is blocked.
  await wait(30);
  const end = performance.now() + ms;
  while (performance.now() < end);
  await wait(30);
}

test('a thread that was blocked for half a second is seen, by everybody who asks', async () => {
  const read = openMeasurement();
  await block(500);
  for (const reader of ['one', 'another', 'the first again']) {
    expect(await read('max'), reader).toBeGreaterThan(0.45);
  }
  expect(await read('p99')).toBeLessThanOrEqual(await read('max'));
});

test('it is seen for at least a minute and forgotten after two', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const read = openMeasurement();
  await block(2_000);
  vi.advanceTimersByTime(60_000);
  expect(await read('max')).toBeGreaterThan(1.9);
  vi.advanceTimersByTime(60_000);
  expect(await read('max')).toBeLessThan(1.9);
});
