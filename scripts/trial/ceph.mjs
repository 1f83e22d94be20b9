// @ts-check
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { freePort } from './free-port.mjs';

const run = promisify(execFile);
/** On a busy machine a daemon may take this long to begin. */
const patienceMs = 120_000;

/**
 * An S3 server that others wrote: Ceph's object gateway before a cluster of one monitor and one store that keeps
 * everything in memory.
 */
export async function cephGateway() {
  const daemons = ['ceph-mon', 'ceph-osd', 'ceph-mgr', 'radosgw'];
  if (daemons.some((name) => spawnSync('which', [name]).status !== 0)) {
    throw new Error('apt-get install ceph-mon ceph-osd ceph-mgr ceph-common radosgw');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-ceph-'));
  for (const name of ['mon', 'osd', 'mgr', 'run', 'log']) fs.mkdirSync(path.join(folder, name));
  process.once('exit', () => {
    spawnSync('pkill', ['-KILL', '-f', folder]);
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const [monitor, port] = [await freePort(), await freePort()];
  const clusterId = randomUUID();
  const configFile = path.join(folder, 'ceph.conf');
  fs.writeFileSync(configFile, clusterConfig({ folder, clusterId, monitor, port }));

  /** @param {string} program @param {string[]} args */
  const ceph = (program, ...args) => run(program, ['-c', configFile, ...args], { timeout: patienceMs });
  /** @param {string[]} args */
  const authtool = (...args) => run('ceph-authtool', args, { cwd: folder });

  await authtool('-C', 'mon.keyring', '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
  const all = ['mon', 'osd', 'mgr'].flatMap((daemon) => ['--cap', daemon, 'allow *']);
  await authtool('-C', 'admin.keyring', '--gen-key', '-n', 'client.admin', ...all);
  await authtool('mon.keyring', '--import-keyring', 'admin.keyring');
  const monitors = path.join(folder, 'monmap');
  await run('monmaptool', ['--create', '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, '--fsid', clusterId, monitors]);
  await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', monitors, '--keyring', path.join(folder, 'mon.keyring'));
  await ceph('ceph-mon', '-i', 'a', '--keyring', path.join(folder, 'mon/keyring'));

  const storeId = randomUUID();
  await ceph('ceph', 'osd', 'new', storeId);
  const mayStore = ['mon', 'allow profile osd', 'osd', 'allow *', 'mgr', 'allow profile osd'];
  const storeKeys = path.join(folder, 'osd/keyring');
  await ceph('ceph', 'auth', 'get-or-create', 'osd.0', ...mayStore, '-o', storeKeys);
  await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', storeId, '--keyring', storeKeys);
  await ceph('ceph-osd', '-i', '0', '--keyring', storeKeys);
  const managerKeys = path.join(folder, 'mgr/keyring');
  await ceph('ceph', 'auth', 'get-or-create', 'mgr.a', 'mon', 'allow profile mgr', 'osd', 'allow *', '-o', managerKeys);
  await ceph('ceph-mgr', '-i', 'a', '--keyring', managerKeys);
  await ceph('radosgw', '-n', 'client.admin');

  const endpoint = `http://127.0.0.1:${port}`;
  for (const startedAt = Date.now(); !(await answers(endpoint)); await sleep(500)) {
    if (Date.now() - startedAt > patienceMs) throw new Error('the object gateway does not start');
  }
  const account = { accessKeyId: randomBytes(10).toString('hex'), secretAccessKey: randomBytes(20).toString('hex') };
  const keys = ['--access-key', account.accessKeyId, '--secret', account.secretAccessKey];
  await ceph('radosgw-admin', 'user', 'create', '--uid', 'shop', '--display-name', 'shop', ...keys);
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials: account, forcePathStyle: true });
  /** @param {string} Bucket */
  const createBucket = (Bucket) => client.send(new CreateBucketCommand({ Bucket }));
  /** The names of the first thousand objects. @param {string} Bucket */
  async function keysIn(Bucket) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    return Contents.flatMap(({ Key }) => Key ?? []);
  }
  return { endpoint, port, ...account, createBucket, keysIn };
}

/** @param {string} url */
const answers = (url) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** @param {{ folder: string, clusterId: string, monitor: number, port: number }} cluster */
function clusterConfig({ folder, clusterId, monitor, port }) {
  return `[global]
fsid = ${clusterId}
mon host = [v2:127.0.0.1:${monitor}]
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
mon allow pool size one = true
mon max pg per osd = 1000
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
ms bind ipv6 = false
client mount timeout = 60
rgw frontends = beast endpoint=127.0.0.1:${port}
keyring = ${folder}/admin.keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
mgr data = ${folder}/mgr
run dir = ${folder}/run
admin socket = ${folder}/run/$name.$pid.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/log/$name.log
`;
}
