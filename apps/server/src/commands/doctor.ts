import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { examine } from '../doctor/examine.ts';
import { reportOf } from '../doctor/report.ts';
import { readEnv } from '../env.ts';
import { askCommand, tellOutcome } from './run-command.ts';

const usage = `npm run doctor                     looks at everything the shop stands on, and says what is wrong and what to do
npm run doctor -- --dkim SELECTOR  also looks for this key of the mail server in the DNS

Set the variables as for the shop. It changes nothing, and ends with 1 when something is wrong.`;

await tellOutcome(async () => {
  const { values } = parseArgs({ options: { dkim: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return { says: usage };
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const env = readEnv(process.env);
  const means = {
    dkimSelector: values.dkim ?? null,
    dns: (name: string) => resolver.resolveTxt(name),
    askForWordings: async () => JSON.parse((await askCommand(env, 'mail-wordings', [])).says),
    askForFiles: async () => JSON.parse((await askCommand(env, 'named-files', [])).says),
  };
  const { text, isFit } = reportOf(await examine(env, means));
  if (!isFit) process.exitCode = 1;
  return { says: text };
});
