// @ts-check
import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../run.mjs';
import { freePort } from './free-port.mjs';
import { isReady } from './shop-process.mjs';
import { figure } from './verdict.mjs';

const run = promisify(execFile);
const certificates = '/etc/ssl/certs/ca-certificates.crt';
const readyLimitMs = 180_000;

/** deploy/Dockerfile built with Podman and started as an orchestrator does: read-only root, a user that owns nothing, health check. */
export async function image() {
  if (spawnSync('which', ['podman', 'runc']).status !== 0) throw new Error('apt-get install podman runc debootstrap');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-image-'));
  const nodeImage = process.env.NODE_IMAGE ?? (await debianWithNode(folder));
  const name = path.basename(folder).toLowerCase();
  // The image format of Open Containers knows no health check, Docker's does.
  const build = [
    'build',
    '--format',
    'docker',
    '--isolation',
    'chroot',
    '--network',
    'host',
    '-f',
    'deploy/Dockerfile',
  ];
  await podman([...build, '--build-arg', `NODE_IMAGE=${nodeImage}`, '-t', name, '.']);

  const port = await freePort();
  const opsPort = await freePort();
  const variables = {
    HOST: '127.0.0.1',
    PORT: port,
    OPS_PORT: opsPort,
    DATABASE_URL: 'embedded',
    APP_SECRET: 'a secret for the image trial, 32+ characters',
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: 'loopback',
    // Nobody listens there: mails wait, and the shop opens.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@shop.example',
  };
  const env = Object.entries(variables).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  // Limits that every machine may set; Podman's own are more than some containers are allowed.
  const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1024:1024'];
  const strict = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'];
  process.once('exit', () => {
    spawnSync('podman', ['rm', '-f', name]);
    spawnSync('podman', ['rmi', '-f', name]);
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const runtime = ['--runtime', 'runc'];
  await podman([...runtime, 'run', '-d', '--name', name, '--network', 'host', ...limits, ...strict, ...env, name]);
  const origin = `http://127.0.0.1:${port}`;
  for (const startedAt = Date.now(); !(await isReady(origin)); await sleep(500)) {
    if (Date.now() - startedAt > readyLimitMs) throw new Error((await podman(['logs', name])).stderr);
  }

  const inside = async (/** @type {string[]} */ ...words) =>
    (await podman([...runtime, 'exec', name, ...words]).catch((error) => error)).stdout.trim();
  const user = await inside('id', '-u');
  const writing = await inside(
    'sh',
    '-c',
    'touch /shop/written /usr/written 2>/dev/null; ls /shop/written /usr/written',
  );
  const health = spawnSync('podman', [...runtime, 'healthcheck', 'run', name]).status;
  const size = Number((await podman(['image', 'inspect', '--format', '{{.Size}}', name])).stdout) / 2 ** 20;
  await podman(['stop', '-t', '30', name]);
  const code = (await podman(['inspect', '--format', '{{.State.ExitCode}}', name])).stdout.trim();
  return [
    figure('size of the image, its base included, MB', Math.round(size), 'a figure', size > 0),
    figure('user in the container', user, '10001', user === '10001'),
    figure('files written outside of /data and /tmp', writing || 'none', 'none', writing === ''),
    figure('health check', health === 0 ? 'healthy' : 'unhealthy', 'healthy', health === 0),
    figure('exit code after a stop', code, '0', code === '0'),
  ];
}

/** @param {string[]} words */
const podman = (words) => run('podman', words, { cwd: root, maxBuffer: 2 ** 28 });

/** Where no registry of images is reached: Debian's smallest system with this machine's Node.js. @param {string} folder */
async function debianWithNode(folder) {
  const name = 'localhost/debian-with-node';
  const base = path.join(folder, 'base');
  await run('debootstrap', ['--variant=minbase', '--include=libstdc++6,ca-certificates', 'bookworm', base], {
    maxBuffer: 2 ** 26,
  });
  const npm = path.dirname(path.dirname(fs.realpathSync((await run('which', ['npm'])).stdout.trim())));
  fs.copyFileSync(process.execPath, path.join(base, 'usr/bin/node'));
  fs.cpSync(npm, path.join(base, 'usr/lib/node_modules/npm'), { recursive: true });
  fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(base, 'usr/bin/npm'));
  fs.copyFileSync(certificates, path.join(base, certificates));
  const archive = path.join(folder, 'base.tar');
  await run('tar', ['-C', base, '-cf', archive, '.']);
  await run('podman', ['import', '--change', `ENV NODE_EXTRA_CA_CERTS=${certificates}`, archive, name]);
  return name;
}
