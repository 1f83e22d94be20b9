import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('data folder');

/** Uploads, logs and the embedded database need some room; below the second figure writing soon fails. */
const enoughBytes = 2_000_000_000;
const leastBytes = 200_000_000;

/** Only our user may read these, whatever the folder around them allows. */
const privateFiles = ['app-secret', 'app-secret-previous', 'database', 'objects', 'mail', 'logs'];

/** `keeps` where rows or files lie in it: then it has to outlast the machine's next start. */
export async function checkDataFolder(dataDir: string, { keeps = false } = {}): Promise<Finding[]> {
  const problem = await writingProblem(dataDir);
  if (problem) return [problem];
  const lasting = keeps ? judgeDisk(dataDir, (await statfs(dataDir)).type) : [];
  const rest = [await roomFinding(dataDir), ...(await permissionFindings(dataDir))];
  return [fine(`${dataDir} can be written to.`), ...lasting, ...rest];
}

async function writingProblem(dataDir: string): Promise<Finding | null> {
  const probe = path.join(dataDir, `.doctor-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const file = await open(probe, 'wx', 0o600);
    await file.writeFile('probe').finally(() => file.close());
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
      return wrong(`The disk of ${dataDir} is full.`, 'Make room, or move DATA_DIR to a larger disk.');
    const advice =
      code === 'EROFS'
        ? 'Mount the disk so that it can be written to, or name another folder in DATA_DIR.'
        : 'Give the folder to the user that runs the shop (chown), or name another one in DATA_DIR.';
    return wrong(`This user cannot write to ${dataDir} (${code}).`, advice);
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

async function roomFinding(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  return judgeRoom(dataDir, bavail * bsize);
}

export function judgeRoom(dataDir: string, freeBytes: number): Finding {
  const free = `${(freeBytes / 1e9).toFixed(1)} GB are free on the disk of ${dataDir}.`;
  if (freeBytes < leastBytes) return wrong(free, 'Make room now: soon orders and uploads are refused.');
  if (freeBytes < enoughBytes) return remark(free, 'Make room; logs and uploads grow.');
  return fine(free);
}

/** What Linux calls a disk in memory, and the layer that a container throws away at its end. */
const passing: Record<number, string> = { 16914836: 'in memory', 2035054128: 'in the container alone' };

export function judgeDisk(dataDir: string, type: number): Finding[] {
  const where = passing[type];
  if (!where) return [];
  return [
    wrong(
      `${dataDir} lies ${where}: prescriptions and everything else in it are gone with the next start.`,
      'Mount a disk there (a volume of the container), and restore the newest backup into it.',
    ),
  ];
}

async function permissionFindings(dataDir: string): Promise<Finding[]> {
  const open: string[] = [];
  for (const name of privateFiles) {
    const found = await stat(path.join(dataDir, name)).catch(() => null);
    if (found && (found.mode & 0o077) !== 0) open.push(name);
  }
  const folder = await stat(dataDir);
  const isClosed = (folder.mode & 0o077) === 0;
  if (open.length > 0 && !isClosed)
    return [
      wrong(
        `Other users of this machine can read ${open.join(', ')} in DATA_DIR.`,
        `chmod -R go-rwx ${dataDir}, and change the secret if others have accounts here.`,
      ),
    ];
  return isClosed
    ? [fine('Only this user can look into it.')]
    : [remark('Other users of this machine can list its files.', `chmod 700 ${dataDir}`)];
}
