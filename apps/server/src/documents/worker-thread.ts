import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a worker of this folder, which needs nothing but what it is sent. It is compiled, also when tests run the sources:
 * node cannot run TypeScript.
 */
export function starterOf(name: string, mostHeapMb: number): () => Worker {
  const folder = import.meta.url.endsWith('.ts') ? '../../dist/documents' : '.';
  const script = fileURLToPath(new URL(`${folder}/${name}.js`, import.meta.url));
  return () => new Worker(script, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
}
