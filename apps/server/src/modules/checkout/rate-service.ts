import { randomUUID } from 'node:crypto';
import type { RateFields } from '@shop/contract/desk/rates';
import type { Transaction } from '../../db/pool.ts';
import type { ShippingRate } from '../../db/schema/delivery.ts';
import { ShopError } from '../../errors.ts';
import { differences, recordSettingChange } from '../journal/setting-journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import type { RuleParts } from './rule-service.ts';
import { insertRates, lockRates, nextPosition, saveRate } from './shipping-queries.ts';

interface Person {
  id: string;
  name: string;
}

/** What somebody does with a rate as they saw it. */
interface RateAct {
  id: string;
  version: number;
  key: string;
}

export function addPickupPlace(
  { db, clock }: RuleParts,
  person: Person,
  { fields, key }: { fields: RateFields; key: string },
): Promise<void> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await isFirst(tx, { staffId: person.id, key, now }))) return;
    const id = `pickup-${randomUUID().slice(0, 8)}`;
    const row = { ...columnsOf(fields), id, type: 'selfPickUp' as const, isExternal: false };
    await insertRates(tx, [{ ...row, position: await nextPosition(tx) }]);
    const entry = { at: now, subjectId: id, what: 'pickupPlaceAdded' as const };
    await recordSettingChange(tx, person, { ...entry, before: {}, after: columnsOf(fields) });
  });
}

/** Throws `RateChanged` for a version that is over, and `LastRate` where nothing would be offered any more. */
export function changeRate(
  parts: RuleParts,
  person: Person,
  { fields, ...act }: RateAct & { fields: RateFields },
): Promise<void> {
  return onRate(parts, person, act, (tx, rate, { rates, now }) => applyRate(tx, { rate, rates, fields, person, now }));
}

/** The caller holds the rows of all rates. */
export async function applyRate(
  tx: Transaction,
  change: { rate: ShippingRate; rates: readonly ShippingRate[]; fields: RateFields; person: Person; now: Date },
): Promise<void> {
  const { rate, rates, fields, person, now } = change;
  // Where it is picked up is what makes it a pickup: the one does not become the other.
  if ((fields.address !== null) !== (rate.type === 'selfPickUp')) {
    throw new ShopError('InvalidInput', { fields: [{ path: 'body.fields.address', problem: 'pickup_only' }] });
  }
  const changed = differences<Record<string, unknown>>(columnsOf(rateFields(rate)), columnsOf(fields));
  if (Object.keys(changed.after).length === 0) return;
  const isLast = rates.every(({ id, isOffered }) => id === rate.id || !isOffered);
  if (isLast && rate.isOffered && !fields.isOffered) throw new ShopError('LastRate');
  await saveRate(tx, rate.id, changed.after);
  await recordSettingChange(tx, person, { at: now, subjectId: rate.id, what: 'rateChanged', ...changed });
}

/** Throws `InvalidState` for a way that is not the courier's. */
export function setCourierArea(
  parts: RuleParts,
  person: Person,
  { postalCodes, ...act }: RateAct & { postalCodes: readonly string[] },
): Promise<void> {
  return onRate(parts, person, act, async (tx, rate, { now }) => {
    if (rate.type !== 'courier') throw new ShopError('InvalidState');
    const before = new Set(rate.postalCodes ?? []);
    const after = [...new Set(postalCodes)].toSorted();
    const removed = [...before].filter((code) => !after.includes(code));
    const added = after.filter((code) => !before.has(code));
    if (added.length + removed.length === 0 && rate.postalCodes !== null) return;
    await saveRate(tx, rate.id, { postalCodes: after });
    await recordSettingChange(tx, person, {
      ...{ at: now, subjectId: rate.id, what: 'courierAreaChanged' },
      before: { count: rate.postalCodes?.length ?? null, removed },
      after: { count: after.length, added },
    });
  });
}

function onRate(
  { db, clock }: RuleParts,
  person: Person,
  { id, version, key }: RateAct,
  act: (tx: Transaction, rate: ShippingRate, at: { rates: readonly ShippingRate[]; now: Date }) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const rates = await lockRates(tx);
    const rate = rates.find((candidate) => candidate.id === id);
    if (!rate) throw new ShopError('NotFound');
    if (!(await isFirst(tx, { staffId: person.id, key, now }))) return;
    if (rate.version !== version) throw new ShopError('RateChanged');
    await act(tx, rate, { rates, now });
  });
}

export function rateFields(rate: ShippingRate): RateFields {
  const { name, priceCents, vatPercent, isOffered, pharmacyAddress, hoursDe, hoursEn } = rate;
  const vat = vatPercent as RateFields['vatPercent'];
  return { name, priceCent: priceCents, vatPercent: vat, isOffered, address: pharmacyAddress, hoursDe, hoursEn };
}

function columnsOf({ name, priceCent, vatPercent, isOffered, address, hoursDe, hoursEn }: RateFields) {
  return { name, priceCents: priceCent, vatPercent, isOffered, pharmacyAddress: address, hoursDe, hoursEn };
}
