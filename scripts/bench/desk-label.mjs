// @ts-check

import { draw } from '../../apps/server/dist/documents/drawing.js';
import { sampleLabel } from '../../apps/server/dist/documents/sample-label.js';
import { figure } from './load.mjs';

const warming = 10;
const times = 30;

/** A label as the packing screen prints it, on the thread that draws papers. */
export async function measureLabel() {
  const taken = [];
  for (let index = 0; index < warming + times; index += 1) {
    const from = performance.now();
    await draw({ kind: 'label', facts: sampleLabel });
    if (index >= warming) taken.push(performance.now() - from);
  }
  return figure('label: p50', taken.toSorted((one, other) => one - other)[times / 2] ?? 0, 150, 0);
}
