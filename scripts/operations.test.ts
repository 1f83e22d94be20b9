import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inlineCommandsOf, listFiles, npmScriptOf } from './papers.mjs';
import { root } from './run.mjs';
import { paperSteps } from './trial/paper-steps.mjs';

const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const paper = read('docs/operations.md');
const commands = inlineCommandsOf(paper);

test('every command of the papers for operators is tried, by a step of its own or by a test that is there', () => {
  expect(commands.length).toBeGreaterThan(20);
  expect(Object.keys(paperSteps).sort()).toEqual(commands.toSorted());
  const gone = Object.values(paperSteps).flatMap(({ by }) => (by && !fs.existsSync(path.join(root, by)) ? [by] : []));
  expect(gone).toEqual([]);
  for (const { run, by } of Object.values(paperSteps)) expect(run ?? by).toBeTruthy();
});

test('each npm command is there with these words: its own help tells them', () => {
  const sources = listFiles(path.join(root, 'apps/server/src')).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const helps = sources.map((name) => read(`apps/server/src/${name}`)).join('\n');
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  for (const command of commands.filter((name) => name.startsWith('npm '))) {
    const script = npmScriptOf(command);
    if (script === undefined) continue;
    expect(scripts, command).toContain(script);
    const [, words = ''] = command.split(' -- ');
    const runners: Record<string, string> = { trial: 'scripts/trial.mjs', bench: 'scripts/bench.mjs' };
    const runner = runners[script];
    if (runner)
      expect(read(runner), command).toMatch(
        new RegExp(`^  '?${words.split(' ')[0]}'?: |=== '${words.split(' ')[0]}'`, 'm'),
      );
    else if (words) expect(helps.replaceAll('E-MAIL', 'ADDRESS'), command).toContain(command);
  }
});

test('what commands of other programs name is there: units, services, files of the build', () => {
  const services = Object.keys(parse(read('deploy/compose.yaml')).services);
  for (const command of commands) {
    const [, unit] = /^systemctl (?:enable --now|start) (\S+)$/.exec(command) ?? [];
    if (unit)
      expect(fs.existsSync(path.join(root, 'deploy', unit.includes('.') ? unit : `${unit}.service`)), command).toBe(
        true,
      );
    const [, service] = /^docker compose .* (?:exec(?: -e \w+)?|cp) ([a-z]+)/.exec(command) ?? [];
    if (service) expect(services, command).toContain(service);
    for (const [, built = ''] of command.matchAll(/apps\/server\/dist\/(\S+)\.js/g))
      expect(fs.existsSync(path.join(root, `apps/server/src/${built}.ts`)), command).toBe(true);
    const [, namespace] = /--namespace=(\w+)/.exec(command) ?? [];
    if (namespace) expect(read('deploy/shop.service')).toContain(`LogNamespace=${namespace}\n`);
    const [, webroot] = /certbot .*-w (\S+)/.exec(command) ?? [];
    if (webroot) expect(read('deploy/nginx.conf')).toContain(webroot);
  }
  for (const [, name = ''] of paper.matchAll(/`(deploy\/[\w./-]+)`/g)) {
    // Made by the operator from the example beside it.
    const file = name === 'deploy/shop.env' ? `${name}.example` : name;
    expect(fs.existsSync(path.join(root, file)), name).toBe(true);
  }
});

test('a command inside a sentence is found, also over two lines; a name, a value or a file is none', () => {
  const text =
    'Say `npm run\norder`, `set -a; . file` in `DATA_DIR`; `v=spf1 -all`, `deploy/nginx.conf`, `first`.\n```sh\nnpm run doctor\n```';
  expect(inlineCommandsOf(text)).toEqual(['npm run doctor', 'npm run order', 'set -a; . file']);
  expect(() => inlineCommandsOf('`unheard of`')).toThrow('unheard of');
});
