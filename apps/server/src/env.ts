import { fstatSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isGuessable } from './guessable-password.ts';
import { Secret } from './secret.ts';

/** Every variable the server reads, parsed here and nowhere else. `docs/configuration.md` tells what each is for. */
export interface Env {
  isProduction: boolean;
  host: string;
  port: number;
  /** Set behind TLS; decides cookies, HSTS and the links in mails. */
  publicUrl: URL | null;
  dataDir: string;
  /** A PostgreSQL server; null means the embedded database. */
  databaseUrl: Secret | null;
  smtpUrl: Secret | null;
  mailFrom: string;
  s3: { bucket: string; endpoint: string | null; region: string } | null;
  appSecret: Secret | null;
  /** Opens what was sealed before `appSecret` was changed. */
  appSecretPrevious: Secret | null;
  /** Encrypts backups. */
  backupPassphrase: Secret | null;
  editor: { username: string; password: Secret | null };
  staffEmails: string[];
  /** Null when the variable is not set: then config.json says it. */
  pharmacyId: string | null;
  shopId: string | null;
  /** Whose X-Forwarded-For counts: nobody's, that of so many hops, or that of these addresses. */
  trustProxy: false | number | string[];
  hasRateLimits: boolean;
  logs: LogPlaces;
  /** Where metrics, commands and, on loopback, the mailbox are served. */
  opsHost: string;
  opsPort: number;
  /** Warnings for the operator about variables that have no effect any more. */
  remarks: string[];
}

/** Where each line of the log goes: the folder in `dataDir`, standard output, or both. */
interface LogPlaces {
  inFolder: boolean;
  onStdout: boolean;
}

/** The message has one sentence per mistake for the operator, each naming its variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const embedded = 'embedded';
const highestPort = 65_535;
const addressRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A text that becomes a secret as soon as it is known to be well formed. */
function secret(text: z.ZodType<string>) {
  return text.transform((value) => new Secret(value)).optional();
}

function port() {
  const range = `must be a whole number from 0 to ${highestPort}`;
  return z.coerce.number(range).int(range).min(0, range).max(highestPort, range);
}

/** By name; a test puts a canary into each of them. */
export const variables = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port().default(3000),
  OPS_HOST: z.string().default('127.0.0.1'),
  OPS_PORT: port().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: secret(
    z
      .string()
      .refine(
        (value) => value === embedded || (/^postgres(ql)?:/.test(value) && URL.canParse(value)),
        "must be an address that begins with postgres://, or the word 'embedded'",
      ),
  ),
  SMTP_URL: secret(z.url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, "must be an e-mail address, or 'Name <address>'")
    .default('Mainblüte Apotheke <service@mainbluete.example>'),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .optional(),
  S3_REGION: z.string().optional(),
  APP_SECRET: secret(z.string().min(32, 'must have at least 32 characters')),
  APP_SECRET_PREVIOUS: secret(z.string().min(32, 'must have at least 32 characters')),
  BACKUP_PASSPHRASE: secret(
    z
      .string()
      .min(16, 'must have at least 16 characters')
      .refine((phrase) => phrase.length < 16 || !isGuessable(phrase), 'must not be one that others guess'),
  ),
  CMS_USERNAME: z.string().max(100, 'must have at most 100 characters').default('editor'),
  CMS_PASSWORD: secret(
    z
      .string()
      .min(12, 'must have at least 12 characters')
      .refine((password) => password.length < 12 || !isGuessable(password), 'must not be one that others guess'),
  ),
  STAFF_EMAILS: z
    .string()
    .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()))
    .pipe(z.array(z.email('must be e-mail addresses with commas between them')))
    .default([]),
  PHARMACY_ID: z.string().max(100, 'must have at most 100 characters').optional(),
  SHOP_ID: z.string().max(100, 'must have at most 100 characters').optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => readTrustProxy(text))
    .refine((value) => value !== null, "must be 'off', a number of hops, or addresses with commas between them")
    .optional(),
  LOGS: z.enum(['folder', 'stdout', 'both'], "must be 'folder', 'stdout' or 'both'").optional(),
  /** Set by systemd: which file standard output is, where the journal reads it. */
  JOURNAL_STREAM: z.string().optional(),
  RATE_LIMITS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  /** Retired; still read, to say what replaces it. */
  METRICS: z.string().optional(),
});

export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
    throw new EnvError([...new Set(sentences)].join('\n'));
  }

  const values = parsed.data;
  refuseContradictions(values);
  return {
    isProduction: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL) : null,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: databaseServer(values),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    s3: values.S3_BUCKET
      ? { bucket: values.S3_BUCKET, endpoint: values.S3_ENDPOINT ?? null, region: values.S3_REGION ?? 'eu-central-1' }
      : null,
    appSecret: values.APP_SECRET ?? null,
    appSecretPrevious: values.APP_SECRET_PREVIOUS ?? null,
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    editor: { username: values.CMS_USERNAME, password: values.CMS_PASSWORD ?? null },
    staffEmails: values.STAFF_EMAILS,
    pharmacyId: values.PHARMACY_ID ?? null,
    shopId: values.SHOP_ID ?? null,
    trustProxy: values.TRUST_PROXY ?? false,
    hasRateLimits: values.RATE_LIMITS === 'on',
    logs: logPlaces(values),
    opsHost: values.OPS_HOST,
    opsPort: values.OPS_PORT ?? portAfter(values.PORT),
    remarks:
      values.METRICS === undefined
        ? []
        : [
            'METRICS has no effect any more: /metrics is at OPS_HOST and OPS_PORT, on this machine alone unless OPS_HOST widens it.',
          ],
  };
}

type Values = z.output<typeof variables>;

/** The shop's port plus one; any free port where the shop takes any. */
function portAfter(shopPort: number): number {
  return shopPort === 0 || shopPort === highestPort ? 0 : shopPort + 1;
}

/**
 * Under a service of systemd the journal is the log, unless the operator says otherwise. A terminal inherits the variable from
 * the session it was opened in; so it counts only where standard output really is that file.
 */
function logPlaces({ LOGS, JOURNAL_STREAM }: Values): LogPlaces {
  const place = LOGS ?? (JOURNAL_STREAM && JOURNAL_STREAM === standardOutput() ? 'stdout' : 'folder');
  return { inFolder: place !== 'stdout', onStdout: place !== 'folder' };
}

/** As systemd names it: device and inode. */
function standardOutput(): string {
  const { dev, ino } = fstatSync(1);
  return `${dev}:${ino}`;
}

function databaseServer(values: Values): Secret | null {
  return values.DATABASE_URL && values.DATABASE_URL.reveal() !== embedded ? values.DATABASE_URL : null;
}

function refuseContradictions(values: Values): void {
  if (values.NODE_ENV === 'production') {
    const missing = (['DATABASE_URL', 'SMTP_URL', 'APP_SECRET', 'TRUST_PROXY'] as const).filter(
      (name) => values[name] === undefined,
    );
    const isHttps = values.PUBLIC_URL?.startsWith('https://');
    const wanted = [...missing, ...(isHttps ? [] : ['an https PUBLIC_URL'])];
    if (wanted.length > 0) throw new EnvError(`NODE_ENV=production needs ${wanted.join(', ')}.`);
  }
  if (databaseServer(values) && !values.APP_SECRET) {
    throw new EnvError('APP_SECRET is needed with a database server, so that every process derives the same keys.');
  }
  if ((values.S3_ENDPOINT || values.S3_REGION) && !values.S3_BUCKET) {
    throw new EnvError('S3_BUCKET is missing while S3_ENDPOINT or S3_REGION is set.');
  }
  if (values.RATE_LIMITS === 'off' && !isLoopback(values.HOST)) {
    throw new EnvError('RATE_LIMITS=off is allowed on a loopback HOST only.');
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function readTrustProxy(text: string): false | number | string[] | null {
  if (text === 'off') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every((address) => addressRanges.has(address) || isAddressOrRange(address)) ? addresses : null;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}
