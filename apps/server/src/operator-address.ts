import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** What the commands have to know of the shop that is open on a data folder. */
const openShop = z.object({
  /** Of the operator's listener. */
  origin: z.string(),
  /** Proves that whoever asks may read the data folder: commands need no variable beside `DATA_DIR`. */
  token: z.string(),
  /** With these the shop runs, so that the doctor notices variables of another one. */
  database: z.enum(['server', 'embedded']),
  files: z.enum(['bucket', 'folder']),
  logs: z.object({ inFolder: z.boolean(), onStdout: z.boolean() }),
});
export type OpenShop = z.output<typeof openShop>;

const fileIn = (dataDir: string) => path.join(dataDir, 'operator-address');

/** Leaves the address of the operator's listener in the data folder, where the commands look for it, while it is open. */
export function publishOperatorAddress(
  ops: FastifyInstance,
  dataDir: string,
  facts: Omit<OpenShop, 'origin'>,
): () => void {
  const { address, port } = ops.server.address() as AddressInfo;
  const origin = `http://${reachable(address)}:${port}`;
  // Anew, so that it is ours alone whatever lay there.
  rmSync(fileIn(dataDir), { force: true });
  writeFileSync(fileIn(dataDir), JSON.stringify({ origin, ...facts }), { mode: 0o600 });
  return () => {
    // Of several shops on one data folder the last one is asked.
    if (readOperatorAddress(dataDir)?.origin === origin) rmSync(fileIn(dataDir), { force: true });
  };
}

/** Null where no shop is open, or none that wrote its address. */
export function readOperatorAddress(dataDir: string): OpenShop | null {
  try {
    return openShop.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** A listener that is open everywhere is asked from this machine: to anybody else there are no commands. */
function reachable(address: string): string {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return address.includes(':') ? `[${address}]` : address;
}
