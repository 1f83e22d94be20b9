// @ts-check
/**
 * Asks /api/health again and again, as a process of its own: its clock is not held up by whoever makes the load. Each time
 * it is sent a message it tells the slowest answer since the last one, in milliseconds.
 */
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [origin = ''] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let slowestMs = 0;

process.on('message', () => {
  process.send?.(slowestMs);
  slowestMs = 0;
});
process.on('disconnect', () => process.exit());

for (;;) {
  slowestMs = Math.max(slowestMs, await ask());
  await sleep(5);
}

/** @returns {Promise<number>} */
function ask() {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}/api/health`, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`health answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - startedAt));
    });
    request.on('error', reject);
  });
}
