// @ts-check
/**
 * `npm run trial -- NAME`: faults on purpose, with a verdict. Without a name the short ones that CI runs; `NAME long` takes
 * the size that docs/reliability.md tells the results of.
 */
import { buildWhenNeeded } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { tell } from './trial/verdict.mjs';

await ensureInstalled();
await buildWhenNeeded();
const { crash } = await import('./trial/crash.mjs');
const { files } = await import('./trial/files.mjs');
const { load } = await import('./trial/load.mjs');
const { outage } = await import('./trial/outage.mjs');
const { scale } = await import('./trial/scale.mjs');
const { soak } = await import('./trial/soak.mjs');

/** @typedef {import('./trial/verdict.mjs').Figure} Figure */
/** @type {Record<string, { unit: string, short: number, long: number, run: (size: number) => Promise<Figure[]> }>} */
const trials = {
  crash: { unit: 'kills', short: 3, long: 200, run: crash },
  outage: { unit: 'seconds each', short: 5, long: 60, run: outage },
  scale: { unit: 'seconds each', short: 3, long: 30, run: scale },
  soak: { unit: 'minutes', short: 1, long: 60, run: soak },
  load: { unit: 'seconds each', short: 3, long: 30, run: load },
  files: { unit: '', short: 0, long: 0, run: files },
};

const [name, size = 'short'] = process.argv.slice(2);
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
