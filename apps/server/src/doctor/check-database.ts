import { pino } from 'pino';
import { knownMigrations, leastServerVersion } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
import { rootCause } from '../errors.ts';
import type { Secret } from '../secret.ts';
import { type DatabaseFacts, readDatabaseFacts } from './database-facts.ts';
import { codeOf, type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('database');

export async function checkDatabase(address: Secret): Promise<{ findings: Finding[]; facts: DatabaseFacts | null }> {
  const { pool } = openDatabase(address, pino({ level: 'silent' }));
  try {
    const facts = await readDatabaseFacts(pool);
    return { findings: judgeDatabase(facts), facts };
  } catch (error) {
    return { findings: [connectionFinding(error)], facts: null };
  } finally {
    await pool.end();
  }
}

export const embeddedFinding = fine(
  'The embedded PostgreSQL is used: what was committed survives a kill and a power cut.',
);

export function judgeDatabase(facts: DatabaseFacts): Finding[] {
  const found = [versionFinding(facts), migrationFinding(facts.migrations)];
  if (facts.encoding !== 'UTF8')
    found.push(
      wrong(`The database has the encoding ${facts.encoding}.`, "Make it anew: create database … encoding 'UTF8'."),
    );
  const unsafe = (['fsync', 'full_page_writes', 'synchronous_commit'] as const).filter(
    (name) => facts.settings[name] === 'off',
  );
  if (unsafe.length > 0)
    found.push(
      wrong(
        `${unsafe.join(' and ')} off: a power cut can lose orders that patients were told of.`,
        'Set it to on in postgresql.conf and reload.',
      ),
    );
  if (facts.isStandby)
    found.push(wrong('This server is a standby: it takes no orders.', 'Name the primary in DATABASE_URL.'));
  if (facts.isSuperuser)
    found.push(remark('The shop connects as a superuser.', 'Give it a role that owns this database and nothing else.'));
  if (!facts.isEncrypted && !facts.isLocal)
    found.push(wrong('Health data travels to the database without TLS.', 'Add sslmode=verify-full to DATABASE_URL.'));
  if (facts.freeConnections < facts.poolSize)
    found.push(
      wrong(
        `The server has ${facts.freeConnections} connections left; one process of the shop takes up to ${facts.poolSize}.`,
        'Raise max_connections, or add ?max=5 to DATABASE_URL.',
      ),
    );
  return found;
}

function versionFinding({ version, versionNumber }: DatabaseFacts): Finding {
  return versionNumber >= leastServerVersion
    ? fine(`PostgreSQL ${version}.`)
    : wrong(
        `PostgreSQL ${version} is too old: the shop is written for 15 and newer.`,
        'Upgrade the server (pg_upgrade) before you start the shop.',
      );
}

function migrationFinding(applied: string[] | null): Finding {
  const known = knownMigrations();
  if (applied === null) return fine('The database is empty: the first start makes the tables.');
  if (applied.slice(0, known.length).some((hash, index) => hash !== known[index]))
    return wrong('The tables are not those of this shop.', 'Name an empty database of its own in DATABASE_URL.');
  if (applied.length > known.length)
    return remark(
      'A newer version of the shop has migrated this database.',
      'Fine while processes of this version are still running; none of it starts here any more: install the newer version.',
    );
  const missing = known.length - applied.length;
  return missing === 0
    ? fine('Its tables are up to date.')
    : remark(`${missing} migrations are missing.`, 'The next start makes them; take a backup before it.');
}

function connectionFinding(error: unknown): Finding {
  const cause = rootCause(error);
  switch (codeOf(cause)) {
    case '28P01':
    case '28000':
      return wrong(
        'The database refuses user or password.',
        'Correct them in DATABASE_URL, or pg_hba.conf on the server.',
      );
    case '3D000':
      return wrong('There is no database of this name.', 'Make it with createdb, or correct DATABASE_URL.');
    case '53300':
      return wrong(
        'The database has no connection left.',
        'Raise max_connections, or let each process take fewer (?max=5).',
      );
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
      return wrong(
        `Nobody answers at the database's address (${codeOf(cause)}).`,
        'Start it, or correct host and port in DATABASE_URL; look at the firewall.',
      );
    default:
      return wrong(`The database cannot be asked (${codeOf(cause)}).`, "Look into the server's log.");
  }
}
