/** The thread that looks into files, started by inspect-file.ts: it may take its time, or die of a file. */
import { parentPort } from 'node:worker_threads';
import { limitWasmMemory } from '../documents/web-assembly.ts';
import type { WorkerAnswer } from '../worker-queue.ts';
import type { Finding } from './finding.ts';
import { inspectBytes } from './inspect-bytes.ts';
import type { InspectionJob } from './inspect-file.ts';
import { readTrust, type TrustStore } from './signatures/trust.ts';

limitWasmMemory(160 * 1024 * 1024);

let known: { places: string; trust: TrustStore } | null = null;

/** Read once for all files of a call. */
function trustIn(trustPlaces: readonly string[]): TrustStore {
  const places = trustPlaces.join('\n');
  if (known?.places !== places) known = { places, trust: readTrust(trustPlaces) };
  return known.trust;
}

parentPort?.on('message', async ({ bytes, signed, trustPlaces, now }: InspectionJob) => {
  answer({ begun: true });
  try {
    const file = { bytes: Buffer.from(bytes), signed: signed && Buffer.from(signed) };
    answer({ result: await inspectBytes(file, trustIn(trustPlaces), now) });
  } catch {
    // The error could quote the file.
    answer({ result: { kind: 'unknown', verdict: 'bad', reasons: ['unreadable'] } });
  }
});

function answer(message: WorkerAnswer<Finding>): void {
  parentPort?.postMessage(message);
}
