import { type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('backup');

/** As the alert: a night may be missed, two may not. */
const mostHours = 36;

interface BackupFacts {
  /** In seconds since 1970; 0 where none is known. */
  madeAt: number;
  now: Date;
  isProduction: boolean;
  /** Rows and files lie on other machines, where somebody may make backups that leave no note here. */
  isElsewhere: boolean;
}

/** Whether what the shop keeps would be there after the loss of its disk. */
export function checkBackup({ madeAt, now, isProduction, isElsewhere }: BackupFacts): Finding[] {
  const hours = Math.floor((now.getTime() / 1_000 - madeAt) / 3_600);
  const advice = 'Make one now (npm run backup -- FOLDER), and let shop-backup.timer make one every night.';
  if (madeAt > 0 && hours <= mostHours) return [fine(`The last whole backup is ${hours} hours old.`)];
  if (!isProduction) return [];
  const says = madeAt > 0 ? `The last whole backup is ${hours} hours old.` : 'No whole backup is known here.';
  if (!isElsewhere) return [wrong(says, advice)];
  return [
    remark(
      `${says} Whether database and bucket are backed up where they lie, the doctor cannot know.`,
      'Look there, or make one here: npm run backup -- FOLDER notes when.',
    ),
  ];
}
