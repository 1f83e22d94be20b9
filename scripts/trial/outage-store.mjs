// @ts-check
import { cephGateway } from './ceph.mjs';
import { openForAnna } from './customer.mjs';
import { openGate } from './gate.mjs';
import { postgresServer } from './postgres.mjs';
import { isReady, newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

const answerLimitMs = 5_000;

/** The bucket of the prescription files goes away while somebody orders, and comes back. */
export async function storeAway() {
  const gateway = await cephGateway();
  const gate = await openGate(gateway.port);
  await gateway.createBucket('prescriptions');
  const database = await postgresServer();
  const shop = await shopProcess({
    dataDir: newDataDir(),
    env: {
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret for the store trial, 32+ characters',
      S3_BUCKET: 'prescriptions',
      S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
      S3_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: gateway.accessKeyId,
      AWS_SECRET_ACCESS_KEY: gateway.secretAccessKey,
    },
  });
  const { anna, nextProduct } = await openForAnna(shop);
  const waiting = await anna.prepare(nextProduct());

  await gate.shut();
  const startedAt = performance.now();
  const told = await anna.reserve(waiting).then(
    () => 'taken',
    (error) => error.message,
  );
  const tookMs = performance.now() - startedAt;
  const isToldReady = await isReady(shop.origin);
  await gate.open();
  const backMs = await shop.ready();
  const cart = await anna.cartSize();
  await anna.reserve(waiting);
  const kept = await anna.orders();
  await shop.stop();
  database.stop();
  const isClear = /answered 503 .*"id":"Unavailable"/.test(told);
  return [
    figure(
      'store away: an order is answered after, ms',
      Math.round(tookMs),
      `${answerLimitMs}`,
      tookMs <= answerLimitMs,
    ),
    figure('store away: with a clear 503', isClear ? 'yes' : told.slice(0, 60), 'yes', isClear),
    figure('store away: /api/ready says so', isToldReady ? 'no' : 'yes', 'yes', !isToldReady),
    figure('store back: ready after, s', (backMs / 1000).toFixed(1), '10 on an idle machine', backMs <= 60_000),
    figure('store back: products still in the cart', cart, '1', cart === 1),
    none('acknowledged orders lost', anna.acknowledged.filter((code) => !kept.includes(code)).length),
  ];
}
