// @ts-check
/**
 * `npm run trial -- NAME`: faults on purpose, with a verdict. Without a name the short ones that CI runs; `NAME long` takes
 * the size that docs/reliability.md tells the results of. `upgrade FOLDER` takes the folder of an older version.
 */
import { buildWhenNeeded } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { tell } from './trial/verdict.mjs';

await ensureInstalled();
await buildWhenNeeded();
const { backup } = await import('./trial/backup.mjs');
const { crash } = await import('./trial/crash.mjs');
const { failover } = await import('./trial/failover.mjs');
const { files } = await import('./trial/files.mjs');
const { image } = await import('./trial/image.mjs');
const { load } = await import('./trial/load.mjs');
const { papers } = await import('./trial/papers.mjs');
const { outage } = await import('./trial/outage.mjs');
const { clockJump } = await import('./trial/outage-clock.mjs');
const { diskFull } = await import('./trial/outage-disk.mjs');
const { storeAway } = await import('./trial/outage-store.mjs');
const { proxyFiles } = await import('./trial/proxies.mjs');
const { s3 } = await import('./trial/s3.mjs');
const { scale } = await import('./trial/scale.mjs');
const { soak } = await import('./trial/soak.mjs');
const { upgrade } = await import('./trial/upgrade.mjs');

/** @typedef {import('./trial/verdict.mjs').Figure} Figure */
/** @type {Record<string, { unit: string, short: number, long: number, run: (size: number) => Promise<Figure[]> }>} */
const trials = {
  crash: { unit: 'kills', short: 3, long: 200, run: crash },
  outage: { unit: 'seconds, ten times as many for mails', short: 5, long: 60, run: outage },
  'outage-store': { unit: '', short: 0, long: 0, run: storeAway },
  'outage-disk': { unit: '', short: 0, long: 0, run: diskFull },
  'outage-clock': { unit: '', short: 0, long: 0, run: clockJump },
  backup: { unit: '', short: 0, long: 0, run: backup },
  papers: { unit: 'MB of files', short: 50, long: 5_000, run: papers },
  scale: { unit: 'seconds each', short: 3, long: 30, run: scale },
  failover: { unit: 'times', short: 1, long: 5, run: failover },
  soak: { unit: 'minutes', short: 1, long: 60, run: soak },
  load: { unit: 'seconds each', short: 3, long: 30, run: load },
  image: { unit: '', short: 0, long: 0, run: image },
  s3: { unit: '', short: 0, long: 0, run: s3 },
  proxies: { unit: '', short: 0, long: 0, run: proxyFiles },
  files: { unit: '', short: 0, long: 0, run: files },
};

const [name, size = 'short'] = process.argv.slice(2);
if (name === 'upgrade') {
  console.log('\nupgrade: beside an older version');
  process.exit(tell(name, await upgrade(size)) ? 0 : 1);
}
const wanted = name ? [name] : ['crash'];
for (const one of wanted) {
  const trial = trials[one];
  if (!trial) {
    console.error(`There is no trial ${one}; there are ${Object.keys(trials).join(', ')}.`);
    process.exitCode = 1;
    break;
  }
  const given = size === 'short' || size === 'long' ? trial[size] : Number(size);
  console.log(`\n${one}: ${given} ${trial.unit}`);
  if (!tell(one, await trial.run(given))) process.exitCode = 1;
}
// What a trial has started ends with it.
process.exit();
