// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../run.mjs';
import { figure } from './verdict.mjs';

const deploy = path.join(root, 'deploy');

/** systemd's own judgement; below 2 is what it calls OK, and few services reach it. */
const mostExposure = 2;

/** The files of deploy/ before the programs they are for, where these are installed. */
export async function files() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-files-'));
  try {
    const certificate = selfSigned(folder);
    return [nginx(folder, certificate), haproxy(folder, certificate), ...systemd()].flat();
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
export function selfSigned(folder) {
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:shop.example'];
  const made = run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  if (!made.ok) throw new Error(`openssl is needed: ${made.output}`);
  return { cert, key };
}

/**
 * deploy/nginx.conf with other ports, processes and certificate, inside a whole configuration.
 *
 * @param {string} folder
 * @param {{ cert: string, key: string }} certificate
 * @param {{ http: number, https: number }} ports
 * @param {string[]} [shops] addresses of the processes
 */
export function nginxConfig(folder, { cert, key }, { http, https }, shops) {
  const own = fs
    .readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
    .replace(/\/etc\/letsencrypt\S+fullchain.pem/, cert)
    .replace(/\/etc\/letsencrypt\S+privkey.pem/, key)
    .replaceAll('/var/log/nginx/shop.log', path.join(folder, 'access.log'))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`);
  const lines = shops?.map((shop) => `server ${shop} max_fails=1 fail_timeout=2s;`).join('\n');
  const text = lines ? own.replace(/( *server 127[^\n]*\n)+/, `${lines}\n`) : own;
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.geteuid?.() === 0 ? 'user root;' : '';
  const http_ = `http { ${temporary.join(' ')}\n${text}\n}`;
  fs.writeFileSync(file, `${user} pid ${folder}/pid; error_log ${folder}/error.log; events {}\n${http_}\n`);
  return file;
}

/** @param {string} folder @param {{ cert: string, key: string }} certificate */
function nginx(folder, certificate) {
  const file = nginxConfig(folder, certificate, { http: 8080, https: 8443 });
  return verdictOf('nginx -t', run('nginx', ['-t', '-c', file]));
}

/** @param {string} folder @param {{ cert: string, key: string }} certificate */
function haproxy(folder, { cert, key }) {
  const pem = path.join(folder, 'shop.pem');
  fs.writeFileSync(pem, fs.readFileSync(cert, 'utf8') + fs.readFileSync(key, 'utf8'));
  const file = path.join(folder, 'haproxy.cfg');
  fs.writeFileSync(
    file,
    fs.readFileSync(path.join(deploy, 'haproxy.cfg'), 'utf8').replace('/etc/haproxy/shop.pem', pem),
  );
  return verdictOf('haproxy -c', run('haproxy', ['-c', '-f', file]));
}

function systemd() {
  const unit = path.join(deploy, 'shop.service');
  const verified = run('systemd-analyze', ['verify', unit]);
  const judged = run('systemd-analyze', ['security', '--offline=true', '--no-pager', unit]);
  const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(judged.output)?.[1]);
  return [
    verdictOf('systemd-analyze verify', { ...verified, ok: verified.ok && verified.output.trim() === '' }),
    figure('systemd-analyze security', exposure, `at most ${mostExposure}`, exposure <= mostExposure),
  ];
}

/** @param {string} what @param {{ ok: boolean, output: string }} result */
function verdictOf(what, { ok, output }) {
  if (!ok) console.log(output);
  return figure(what, ok ? 'accepted' : 'refused', 'accepted', ok);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return { ok: status === 0, output: error ? `${command}: ${error.message}` : `${stdout}${stderr}` };
}
