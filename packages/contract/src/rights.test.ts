import { expect, test } from 'vitest';
import { hasRight, type Right, type Role, rights, roles } from './rights.ts';

const holdersOf = (right: Right) => (Object.keys(roles) as Role[]).filter((role) => hasRight([role], right));

test('the lead may do everything, and every right is held by somebody else too or is the lead’s alone on purpose', () => {
  expect(rights.filter((right) => !hasRight(['lead'], right))).toEqual([]);
  expect(rights.filter((right) => holdersOf(right).length === 1)).toEqual([
    'manageStaff',
    'changeRules',
    'changeSettings',
    'changeRetention',
  ]);
});

test.each<[Right, Role[]]>([
  ['seePrescription', ['lead', 'pharmacist', 'pta']],
  ['reviewPrescription', ['lead', 'pharmacist', 'pta']],
  ['tickCheck', ['lead', 'pharmacist', 'pta']],
  ['askPatient', ['lead', 'pharmacist', 'pta']],
  ['amendOrder', ['lead', 'pharmacist', 'pta']],
  ['decidePrescription', ['lead', 'pharmacist']],
  ['prepareOrder', ['lead', 'pta']],
  ['releaseBatch', ['lead', 'pharmacist']],
  ['seeStock', ['lead', 'pharmacist', 'pta', 'pka']],
  ['handOver', ['lead', 'pharmacist', 'pta', 'pka']],
  ['refund', ['lead', 'accounting']],
  ['deliverOwnTour', ['lead', 'courier']],
])('%s belongs to %j', (right, holders) => {
  expect(holdersOf(right)).toEqual(holders);
});

test('several roles add up, and no role is no right', () => {
  expect(hasRight(['accounting', 'courier'], 'refund')).toBe(true);
  expect(hasRight(['accounting', 'courier'], 'seePrescription')).toBe(false);
  expect(rights.filter((right) => hasRight([], right))).toEqual([]);
});
