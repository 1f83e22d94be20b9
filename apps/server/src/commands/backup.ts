import { readEnv } from '../env.ts';
import { tellOutcome } from './run-command.ts';
import { writeBackup } from './write-backup.ts';

await tellOutcome(async () => ({ says: await writeBackup(readEnv(process.env), process.argv.slice(2)) }));
