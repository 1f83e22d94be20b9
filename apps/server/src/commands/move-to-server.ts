import { readEnv } from '../env.ts';
import { moveShop } from './move-shop.ts';
import { tellOutcome } from './run-command.ts';

await tellOutcome(async () => ({ says: await moveShop(readEnv(process.env), process.argv.slice(2)) }));
