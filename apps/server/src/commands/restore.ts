import { readEnv } from '../env.ts';
import { restoreBackup } from './restore-backup.ts';
import { tellOutcome } from './run-command.ts';

await tellOutcome(async () => ({ says: await restoreBackup(readEnv(process.env), process.argv.slice(2)) }));
