import { fstatSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';
import { Secret } from './secret.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  SMTP_URL: 'smtp://mail.example',
  APP_SECRET: 'a-secret-of-at-least-32-characters',
  TRUST_PROXY: 'loopback',
  PUBLIC_URL: 'https://shop.example',
};

function refusal(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as Error).message;
  }
  throw new Error('was accepted');
}

describe('defaults', () => {
  test('nothing set: loopback, port 3000, embedded database, mail in files', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      smtpUrl: null,
      s3: null,
      trustProxy: false,
      hasRateLimits: true,
      opsHost: '127.0.0.1',
      opsPort: 3001,
      remarks: [],
      editor: { username: 'editor', password: null },
      staffEmails: [],
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });
});

test('[BZ-03] pharmacy id and shop id come from the environment, where it has them', () => {
  expect(readEnv({ PHARMACY_ID: 'p-7', SHOP_ID: 's-9' })).toMatchObject({ pharmacyId: 'p-7', shopId: 's-9' });
  expect(readEnv({})).toMatchObject({ pharmacyId: null, shopId: null });
});

test('passwords and addresses with passwords are secrets: printed, they show nothing', () => {
  const given = {
    DATABASE_URL: 'postgres://shop:hidden-1@db.example/shop',
    SMTP_URL: 'smtp://shop:hidden-2@mail.example',
    APP_SECRET: 'hidden-3-of-at-least-32-characters',
    APP_SECRET_PREVIOUS: 'hidden-4-of-at-least-32-characters',
    BACKUP_PASSPHRASE: 'hidden-6-passphrase-of-16',
    CMS_PASSWORD: 'hidden-5-password',
  };
  const env = readEnv(given);
  const secrets = [
    env.databaseUrl,
    env.smtpUrl,
    env.appSecret,
    env.appSecretPrevious,
    env.backupPassphrase,
    env.editor.password,
  ];
  for (const [index, secret] of secrets.entries()) {
    expect(secret).toBeInstanceOf(Secret);
    expect(secret?.reveal()).toBe(Object.values(given)[index]);
  }
  expect(JSON.stringify(env)).not.toContain('hidden');
  expect(inspect(env, { depth: 9, showHidden: true })).not.toContain('hidden');
});

test.each([
  [{ PORT: '8080' }, 8081],
  [{ PORT: '0' }, 0],
  [{ PORT: '65535' }, 0],
  [{ PORT: '8080', OPS_PORT: '9000' }, 9000],
])('the operator’s listener: %o', (source, opsPort) => {
  expect(readEnv(source as Record<string, string>)).toMatchObject({ opsHost: '127.0.0.1', opsPort });
});

test.each(['local', 'open', 'whatever'])('METRICS=%s is retired: it changes nothing and is told', (value) => {
  expect(readEnv({ METRICS: value })).toEqual({ ...readEnv({}), remarks: [expect.stringContaining('OPS_HOST')] });
});

test('staff addresses are split, trimmed and lower-cased', () => {
  expect(readEnv({ STAFF_EMAILS: 'A@b.example, c@d.example' }).staffEmails).toEqual(['a@b.example', 'c@d.example']);
});

test.each([
  ['off', false],
  ['1', 1],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['2001:db8::1', ['2001:db8::1']],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(readEnv({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

describe('a wrong variable is named in one sentence', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x' },
      "DATABASE_URL must be an address that begins with postgres://, or the word 'embedded'.",
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ MAIL_FROM: 'nobody' }, "MAIL_FROM must be an e-mail address, or 'Name <address>'."],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an address that begins with https:// or http://.'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters.'],
    [{ APP_SECRET_PREVIOUS: 'short' }, 'APP_SECRET_PREVIOUS must have at least 32 characters.'],
    [{ CMS_PASSWORD: 'short' }, 'CMS_PASSWORD must have at least 12 characters.'],
    [{ CMS_PASSWORD: 'Apotheke2026!' }, 'CMS_PASSWORD must not be one that others guess.'],
    [{ STAFF_EMAILS: 'a@b.example,nobody' }, 'STAFF_EMAILS must be e-mail addresses with commas between them.'],
    [
      { TRUST_PROXY: 'everyone' },
      "TRUST_PROXY must be 'off', a number of hops, or addresses with commas between them.",
    ],
    [{ RATE_LIMITS: 'maybe' }, "RATE_LIMITS must be 'on' or 'off'."],
    [{ OPS_PORT: '70000' }, 'OPS_PORT must be a whole number from 0 to 65535.'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET is missing while S3_ENDPOINT or S3_REGION is set.'],
    [{ RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'RATE_LIMITS=off is allowed on a loopback HOST only.'],
    [
      { DATABASE_URL: 'postgres://shop@db.example/shop' },
      'APP_SECRET is needed with a database server, so that every process derives the same keys.',
    ],
  ])('%o', (source, sentence) => {
    expect(refusal(source as Record<string, string>)).toBe(sentence);
  });

  test('two faults are two sentences', () => {
    expect(refusal({ PORT: 'x', RATE_LIMITS: 'x' }).split('\n')).toHaveLength(2);
  });
});

describe('production', () => {
  test('starts with everything it needs', () => {
    expect(readEnv(production)).toMatchObject({ isProduction: true });
  });

  test.each(['DATABASE_URL', 'SMTP_URL', 'APP_SECRET', 'TRUST_PROXY'])('is refused without %s', (name) => {
    expect(refusal({ ...production, [name]: '' })).toBe(`NODE_ENV=production needs ${name}.`);
  });

  test('is refused without https, and names all that is missing', () => {
    expect(refusal({ ...production, PUBLIC_URL: 'http://shop.example', SMTP_URL: '' })).toBe(
      'NODE_ENV=production needs SMTP_URL, an https PUBLIC_URL.',
    );
  });

  test('accepts the embedded database when it is said on purpose', () => {
    expect(readEnv({ ...production, DATABASE_URL: 'embedded' }).databaseUrl).toBeNull();
  });
});

test('lines of the log go to the folder, under systemd to its journal, and where the operator says', () => {
  const { dev, ino } = fstatSync(1);
  const journal = `${dev}:${ino}`;
  expect(readEnv({}).logs).toEqual({ inFolder: true, onStdout: false });
  expect(readEnv({ JOURNAL_STREAM: journal }).logs).toEqual({ inFolder: false, onStdout: true });
  expect(readEnv({ JOURNAL_STREAM: '1:1' }).logs).toEqual({ inFolder: true, onStdout: false });
  expect(readEnv({ JOURNAL_STREAM: journal, LOGS: 'folder' }).logs).toEqual({ inFolder: true, onStdout: false });
  expect(readEnv({ LOGS: 'both' }).logs).toEqual({ inFolder: true, onStdout: true });
  expect(refusal({ LOGS: 'syslog' })).toContain("LOGS must be 'folder', 'stdout' or 'both'");
});
