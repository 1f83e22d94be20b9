// @ts-check
import { Agent, get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * Somebody who asks the shop for its health again and again while something else goes on there, from a thread of their
 * own, so that the bench's own work does not count.
 *
 * @param {string} origin
 */
export async function someoneWaiting(origin) {
  const worker = new Worker(new URL(import.meta.url), { workerData: origin });
  worker.once('error', (error) => {
    throw error;
  });
  /** Their longest wait since they were last asked. @returns {Promise<number>} */
  const longestMs = () =>
    new Promise((resolve) => {
      worker.once('message', resolve);
      worker.postMessage('longest');
    });
  await longestMs();
  return { longestMs, leave: () => worker.terminate() };
}

if (!isMainThread && parentPort) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let longest = 0;
  parentPort.on('message', () => {
    parentPort?.postMessage(longest);
    longest = 0;
  });
  for (;;) {
    const startedAt = performance.now();
    await new Promise((resolve, reject) => {
      get(`${workerData}/api/health`, { agent }, (answer) => answer.resume().on('end', resolve)).on('error', reject);
    });
    longest = Math.max(longest, performance.now() - startedAt);
  }
}
