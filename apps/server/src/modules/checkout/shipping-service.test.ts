import { describe, expect, test } from 'vitest';
import type { DeliveryRule } from '../../db/schema/delivery.ts';
import { forbiddingRule, type PlannedDelivery, rulesAgainst } from './delivery-rules.ts';

function rule(differences: Partial<DeliveryRule>): DeliveryRule {
  return {
    id: crypto.randomUUID(),
    validFrom: '2024-04-01',
    validTo: null,
    productType: null,
    deliveryMode: null,
    prescriptionFormat: null,
    prescriptionOrigin: null,
    version: 1,
    isAllowed: true,
    reasonDe: '',
    reasonEn: '',
    source: '',
    ...differences,
  };
}

const parcelOfFlowers: PlannedDelivery = {
  day: '2027-01-01',
  productTypes: ['bud'],
  mode: 'standard',
  prescriptionFormat: 'physical',
};
const everything = rule({});
const noFlowersByParcel = rule({
  productType: 'bud',
  deliveryMode: 'standard',
  isAllowed: false,
  validFrom: '2027-01-01',
});

function isForbidden(rules: DeliveryRule[], planned: Partial<PlannedDelivery> = {}): boolean {
  return forbiddingRule(rules, { ...parcelOfFlowers, ...planned }) !== null;
}

test('without a rule it is allowed', () => {
  expect(isForbidden([])).toBe(false);
});

test('the more precise rule decides over the one for everything', () => {
  expect(isForbidden([everything, noFlowersByParcel])).toBe(true);
  expect(isForbidden([noFlowersByParcel, everything], { mode: 'courier' })).toBe(false);
  expect(isForbidden([noFlowersByParcel, everything], { productTypes: ['extract'] })).toBe(false);
});

test('one product that may not travel stops the whole order', () => {
  expect(isForbidden([noFlowersByParcel], { productTypes: ['extract', 'bud'] })).toBe(true);
});

describe('a rule is in force', () => {
  test.each([
    ['the day before it begins', '2026-12-31', null, false],
    ['from its first day', '2027-01-01', null, true],
    ['to its last day', '2027-06-30', '2027-06-30', true],
    ['not the day after', '2027-07-01', '2027-06-30', false],
  ])('%s', (_when, day, validTo, expected) => {
    expect(isForbidden([{ ...noFlowersByParcel, validTo }], { day })).toBe(expected);
  });

  test('never while it is a draft', () => {
    expect(isForbidden([{ ...noFlowersByParcel, validFrom: null }])).toBe(false);
  });
});

test('of two rules as precise as each other the younger one decides', () => {
  const again = rule({ productType: 'bud', deliveryMode: 'standard', isAllowed: true, validFrom: '2027-05-01' });
  for (const rules of [
    [noFlowersByParcel, again],
    [again, noFlowersByParcel],
  ]) {
    expect(isForbidden(rules, { day: '2027-04-30' })).toBe(true);
    expect(isForbidden(rules, { day: '2027-05-01' })).toBe(false);
  }
});

test('a rule about the format of the prescription waits until that is known', () => {
  const noDigital = rule({ prescriptionFormat: 'digital', isAllowed: false });
  expect(isForbidden([noDigital], { prescriptionFormat: null })).toBe(false);
  expect(isForbidden([noDigital], { prescriptionFormat: 'physical' })).toBe(false);
  expect(isForbidden([noDigital], { prescriptionFormat: 'digital' })).toBe(true);
});

test('of two rules from the same day the one that forbids decides', () => {
  const allowed = rule({ ...noFlowersByParcel, id: crypto.randomUUID(), isAllowed: true });
  expect(isForbidden([allowed, noFlowersByParcel])).toBe(true);
  expect(isForbidden([noFlowersByParcel, allowed])).toBe(true);
});

test('a rule about telemedicine is about what is handed in that way, and about what is known to come from there', () => {
  const notFromAfar = rule({ prescriptionOrigin: 'telemedicine', isAllowed: false });
  expect(isForbidden([notFromAfar], { prescriptionFormat: 'physical' })).toBe(false);
  expect(isForbidden([notFromAfar], { prescriptionFormat: 'ePrescription' })).toBe(true);
  expect(isForbidden([notFromAfar], { prescriptionFormat: 'physical', prescriptionOrigin: 'telemedicine' })).toBe(true);
  expect(isForbidden([notFromAfar], { prescriptionFormat: 'ePrescription', prescriptionOrigin: 'inPerson' })).toBe(
    false,
  );
});

test('rules against each other are as precise, about the same, on a common day', () => {
  const again = rule({ ...noFlowersByParcel, id: crypto.randomUUID(), isAllowed: true, validFrom: '2027-05-01' });
  const byAnyWay = rule({
    productType: 'bud',
    prescriptionFormat: 'digital',
    isAllowed: true,
    validFrom: '2027-05-01',
  });
  const against = (rules: DeliveryRule[], of = noFlowersByParcel) => rulesAgainst(rules, of).map(({ id }) => id);
  expect(against([everything, noFlowersByParcel, again, byAnyWay])).toEqual([again.id, byAnyWay.id]);
  expect(against([again], { ...noFlowersByParcel, validTo: '2027-04-30' })).toEqual([]);
  expect(against([{ ...again, validFrom: null }])).toEqual([]);
  expect(against([{ ...again, productType: 'extract' }])).toEqual([]);
});
