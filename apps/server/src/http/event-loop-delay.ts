import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** Node measures how late a timer of this length comes; what is on time counts as this much. */
const resolutionMs = 10;
const windowMs = 60_000;

const figures = [
  ['max', 'The longest time', (delays: IntervalHistogram) => delays.max],
  ['p99', 'The time that one in a hundred measurements exceeds', (delays: IntervalHistogram) => delays.percentile(99)],
] as const;

/**
 * How long everybody had to wait because one thing kept the thread busy. The figures cover the last one to two minutes,
 * whoever asks and however often: prom-client's own begin anew at each question, so that a second reader hides from the
 * first what it has seen, and they count Node's timer as delay. Ends with `stop`.
 */
export function measureEventLoopDelay(registry: Registry): { stop(): void } {
  let earlier = monitorEventLoopDelay({ resolution: resolutionMs });
  let current = openWindow();
  const turn = setInterval(() => {
    current.disable();
    [earlier, current] = [current, openWindow()];
  }, windowMs).unref();

  for (const [name, what, read] of figures) {
    new Gauge({
      name: `shop_event_loop_delay_${name}_seconds`,
      help: `${what} the event loop was late in the last one to two minutes`,
      registers: [registry],
      collect() {
        this.set(Math.max(delayIn(earlier), delayIn(current)));
      },
    });
    function delayIn(delays: IntervalHistogram): number {
      return Math.max(0, read(delays) / 1e9 - resolutionMs / 1e3);
    }
  }

  return {
    stop() {
      clearInterval(turn);
      current.disable();
    },
  };
}

function openWindow(): IntervalHistogram {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  return delays;
}
