import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const fileIn = (dataDir: string) => path.join(dataDir, 'operator-address');

/** Leaves the address of the operator's listener in the data folder, where the commands look for it, while it is open. */
export function publishOperatorAddress(ops: FastifyInstance, dataDir: string): () => void {
  const { address, port } = ops.server.address() as AddressInfo;
  const origin = `http://${reachable(address)}:${port}`;
  writeFileSync(fileIn(dataDir), origin, { mode: 0o600 });
  return () => {
    // Of several shops on one data folder the last one is asked.
    if (readOperatorAddress(dataDir) === origin) rmSync(fileIn(dataDir), { force: true });
  };
}

/** Null where no shop is open, or none that wrote its address. */
export function readOperatorAddress(dataDir: string): string | null {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    return null;
  }
}

/** A listener that is open everywhere is asked from this machine: to anybody else there are no commands. */
function reachable(address: string): string {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return address.includes(':') ? `[${address}]` : address;
}
