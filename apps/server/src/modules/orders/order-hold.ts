import type { OrderingSettings } from '@shop/contract/ordering-settings';

const hourMs = 60 * 60 * 1_000;

/**
 * Until when stock is held for an order that nobody has looked at (wire.md, Holds). Counts from the order itself, also
 * when a file comes later: handing in one file after another does not prolong it.
 */
export function holdEnd(
  { holdHours, holdHoursWithFile }: OrderingSettings,
  { createdAt, hasFile }: { createdAt: Date; hasFile: boolean },
): Date {
  return new Date(createdAt.getTime() + (hasFile ? holdHoursWithFile : holdHours) * hourMs);
}

/** With a file now; never earlier than the patient was told before. */
export function extendedHold(settings: OrderingSettings, order: { createdAt: Date; holdExpiresAt: Date }): Date {
  const withFile = holdEnd(settings, { createdAt: order.createdAt, hasFile: true });
  return new Date(Math.max(withFile.getTime(), order.holdExpiresAt.getTime()));
}
