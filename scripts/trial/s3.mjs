// @ts-check
import { spawnSync } from 'node:child_process';
import { root } from '../run.mjs';
import { cephGateway } from './ceph.mjs';
import { figure } from './verdict.mjs';

/** What the store promises, tampered forms included (`object-bucket.test.ts`), and the certificates that lie in it. */
const suites = [
  'src/storage/object-store.test.ts',
  'src/storage/object-bucket.test.ts',
  'src/modules/stock/certificates.test.ts',
];

/** The tests of the object store with a bucket of Ceph's object gateway in the place of the stand-in. */
export async function s3() {
  const { endpoint, accessKeyId, secretAccessKey } = await cephGateway();
  const account = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', ...suites], {
    cwd: root,
    env: { ...process.env, ...account, TEST_S3_ENDPOINT: endpoint },
    stdio: 'inherit',
  });
  return [figure('the tests of the object store', status === 0 ? 'pass' : 'fail', 'pass', status === 0)];
}
