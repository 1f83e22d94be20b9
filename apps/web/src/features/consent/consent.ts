import { fieldsOf } from '#lib/read-fields.ts';

/** What a person has agreed to (CK-02). What is necessary cannot be declined. */
export interface Consent {
  necessary: true;
  preferences: boolean;
  statistics: boolean;
  marketing: boolean;
}

export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const;

export const onlyNecessary: Consent = { necessary: true, preferences: false, statistics: false, marketing: false };
export const everything: Consent = { necessary: true, preferences: true, statistics: true, marketing: true };

/** Null unless the record is whole: what cannot be read is no consent, and the person is asked again. */
export function readConsent(stored: unknown): Consent | null {
  const fields = fieldsOf(stored);
  if (!fields || !optionalCategories.every((category) => typeof fields[category] === 'boolean')) return null;
  const { preferences, statistics, marketing } = fields as unknown as Consent;
  return { necessary: true, preferences, statistics, marketing };
}
