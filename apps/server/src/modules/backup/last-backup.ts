import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Gauge, type Registry } from 'prom-client';

const fileName = 'last-backup';

/** After a backup that is whole. Root may have made it: the shop's own user has to be able to read this. */
export function noteBackup(dataDir: string, madeAt: string): void {
  const file = path.join(dataDir, fileName);
  writeFileSync(file, `${madeAt}\n`);
  chmodSync(file, 0o644);
}

/** In seconds since 1970; 0 where no backup is known, which every alert takes for very old. */
export function measureLastBackup(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'shop_last_backup_timestamp_seconds',
    help: 'When the last backup that was whole was made',
    registers: [registry],
    collect() {
      this.set(lastBackup(dataDir));
    },
  });
}

/** In seconds since 1970; 0 where none is known. */
export function lastBackup(dataDir: string): number {
  try {
    return Date.parse(readFileSync(path.join(dataDir, fileName), 'utf8').trim()) / 1000 || 0;
  } catch {
    return 0;
  }
}
