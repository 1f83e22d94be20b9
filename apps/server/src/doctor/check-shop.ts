import type { Env } from '../env.ts';
import type { OpenShop } from '../operator-address.ts';
import { type Finding, findingsOf } from './finding.ts';

const { wrong } = findingsOf('settings');
const logs = findingsOf('logs');
const database = findingsOf('database');

/**
 * Whether these are the variables of the shop that is open on this data folder. With others the doctor would look at another
 * shop, and a backup would take another one.
 */
export function checkSameShop(env: Pick<Env, 'databaseUrl' | 's3' | 'dataDir'>, open: OpenShop | null): Finding[] {
  if (!open) return [];
  const isSame =
    (open.database === 'server') === (env.databaseUrl !== null) && (open.files === 'bucket') === (env.s3 !== null);
  if (isSame) return [];
  return [
    wrong(
      `The shop that is open on ${env.dataDir} has its rows in ${open.database === 'server' ? 'a database server' : 'the embedded database'} and its files in a ${open.files}; the variables here say something else.`,
      'Set the variables as for the shop (set -a; . /etc/shop/shop.env), and ask again.',
    ),
  ];
}

/** How long lines are kept is known of the shop's own folder alone. */
export function checkLogs(env: Pick<Env, 'isProduction' | 'logs'>, open: OpenShop | null): Finding[] {
  if (!env.isProduction) return [];
  const { onStdout } = open?.logs ?? env.logs;
  if (!onStdout) return [logs.fine('Lines of the log are deleted after 30 days.')];
  return [
    logs.remark(
      'The log goes to standard output: how long it is kept there, the doctor cannot know.',
      'Keep it for 30 days at most, as the privacy text promises: deploy/journald.conf does.',
    ),
  ];
}

/** As `/api/ready` tells it; undefined where no shop answers. */
export function checkRecords(records: 'intact' | 'broken' | null | undefined): Finding[] {
  if (records === 'intact') return [database.fine('The journal is as it was written.')];
  if (records === 'broken')
    return [
      database.wrong(
        'The journal is not as it was written: somebody or something has changed rows.',
        'npm run records says where; keep the database as it is, and look into the backups of before.',
      ),
    ];
  return [
    database.remark(
      'Whether the journal is as it was written, nobody could tell.',
      'Start the shop, and ask again; it looks once a day.',
    ),
  ];
}
