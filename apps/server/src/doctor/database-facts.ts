import type pg from 'pg';

/** What the doctor knows of a database server. */
export interface DatabaseFacts {
  version: string;
  /** 150004 for 15.4. */
  versionNumber: number;
  encoding: string;
  settings: Record<'fsync' | 'full_page_writes' | 'synchronous_commit', string>;
  isStandby: boolean;
  isSuperuser: boolean;
  isEncrypted: boolean;
  /** On this machine: by a socket or over loopback. */
  isLocal: boolean;
  freeConnections: number;
  poolSize: number;
  now: Date;
  /** When `now` was read, by the clock of this machine. */
  asked: Date;
  /** Hashes, oldest first; null while there are no tables. */
  migrations: string[] | null;
  /** The mails in own words as the desk has saved them; null where it has not. */
  mailWordings: unknown;
  /** Whether the desk has saved who sees products and prices. */
  isCatalogueSet: boolean;
  /** The tax number or VAT id as the desk has it; null where it was never kept there. */
  vatId: string | null;
}

export async function readDatabaseFacts(pool: pg.Pool): Promise<DatabaseFacts> {
  const { rows } = await pool.query(`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::integer as version_number,
      current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync,
      current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit,
      pg_is_in_recovery() as is_standby,
      (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as is_encrypted,
      inet_server_addr() is null or inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1' as is_local,
      current_setting('max_connections')::integer
        - (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as free_connections,
      clock_timestamp() as now,
      to_regclass('drizzle.__drizzle_migrations') is not null as has_tables,
      to_regclass('public.settings') is not null as has_settings
  `);
  const row = rows[0];
  const migrations = row.has_tables
    ? (await pool.query('select hash from drizzle.__drizzle_migrations order by id')).rows
    : null;
  const saved: { name: string; value: unknown }[] = row.has_settings
    ? (await pool.query(`select name, value from settings where name in ('mails', 'catalogue')`)).rows
    : [];
  return {
    version: row.version,
    versionNumber: row.version_number,
    encoding: row.encoding,
    settings: {
      fsync: row.fsync,
      full_page_writes: row.full_page_writes,
      synchronous_commit: row.synchronous_commit,
    },
    isStandby: row.is_standby,
    isSuperuser: row.is_superuser,
    isEncrypted: row.is_encrypted,
    isLocal: row.is_local,
    freeConnections: row.free_connections,
    poolSize: pool.options.max,
    now: row.now,
    asked: new Date(),
    migrations: migrations?.map(({ hash }) => hash) ?? null,
    mailWordings: saved.find(({ name }) => name === 'mails')?.value ?? null,
    isCatalogueSet: saved.some(({ name }) => name === 'catalogue'),
    vatId: (saved.find(({ name }) => name === 'bank')?.value as { vatId?: string } | undefined)?.vatId ?? null,
  };
}
