/** When somebody other than the packer, a pharmacist, has to release an order before it leaves the house. */
export const releaseRules = ['always', 'flowers', 'never'] as const;
export type ReleaseRule = (typeof releaseRules)[number];

/** How a pharmacy packs and hands over. */
export interface PackingSettings {
  release: ReleaseRule;
  /** By how many percent of the wanted amount a weight may be below and above it. */
  belowPercent: number;
  abovePercent: number;
  containers: string[];
  /** For how many months a filled container may be used, if its batch does not end before. */
  usableMonths: number;
  /** Where a parcel is followed; `{number}` stands for what is scanned from it. */
  trackingAddress: string;
  /** Days after which somebody is reminded of what waits for them, and after which it is put back. */
  pickupReminderDays: number;
  pickupDays: number;
}

export const defaultPacking: PackingSettings = {
  release: 'always',
  belowPercent: 1,
  abovePercent: 2,
  containers: ['Schraubdose 50 ml', 'Schraubdose 100 ml', 'Schraubdose 250 ml', 'Braunglasflasche', 'Originalpackung'],
  usableMonths: 6,
  trackingAddress: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  pickupReminderDays: 3,
  pickupDays: 14,
};

const mostPercent = 20;
const mostMonths = 60;
const mostDays = 365;

const checks: { [Key in keyof PackingSettings]: (value: unknown) => boolean } = {
  release: (value) => releaseRules.some((rule) => rule === value),
  belowPercent: isPercent,
  abovePercent: isPercent,
  containers: (value) => Array.isArray(value) && value.length > 0 && value.every(isName),
  usableMonths: (value) => isWithin(value, mostMonths),
  trackingAddress: (value) => typeof value === 'string' && /^https:\/\/[^\s"'<>]*\{number\}[^\s"'<>]*$/.test(value),
  pickupReminderDays: (value) => isWithin(value, mostDays),
  pickupDays: (value) => isWithin(value, mostDays),
};

/** Any of them may be left out. */
export function isPacking(value: unknown): value is PackingSettings {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, setting]) => checks[name as keyof PackingSettings]?.(setting) ?? false)
  );
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= mostPercent;
}

function isWithin(value: unknown, most: number): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 60;
}
