import { expect, test } from 'vitest';
import { geneticName } from './genetic-name.ts';

test.each([
  ['indica', 'Indica'],
  ['hybrid_indica_dominant', 'Hybrid Indica-Dominant'],
  ['hybridSativaDominant', 'Hybrid Sativa-Dominant'],
  ['HYBRID', 'Hybrid'],
  ['Hybrid, Indica-dominant', 'Hybrid Indica-Dominant'],
  ['ruderalis_cross', 'Ruderalis Cross'],
  ['Hybrid sativa-dominant', 'Hybrid Sativa-Dominant'],
])('[SH-08] [PD-04] %s is written %s', (genetic, name) => {
  expect(geneticName(genetic)).toBe(name);
});
